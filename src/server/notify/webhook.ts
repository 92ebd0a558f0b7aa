import { createHmac } from 'node:crypto';
import { type Channel, sendTimeoutMs } from './channel.ts';
import type { Message } from './outbox.ts';

/** Posts each message as JSON, signed with the secret. */
export function webhookChannel({ url, secret }: { url: string; secret: string }): Channel {
  return {
    columns: { sent: 'webhook_at', after: 'notify_after', tries: 'notify_tries' },
    plan: (due) => due.map((message) => [message]),
    async send(messages) {
      for (const message of messages) await post(url, secret, message);
    },
    close: () => undefined,
  };
}

async function post(url: string, secret: string, message: Message): Promise<void> {
  const { id, recipient, subject, body, partner, created_at } = message;
  const at = new Date(created_at).toISOString();
  const json = JSON.stringify({ type: 'message', id, from: recipient, subject, body, partner, at });
  const signature = createHmac('sha256', secret).update(json).digest('hex');
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Signature': `sha256=${signature}` },
    body: json,
    redirect: 'error',
    signal: AbortSignal.timeout(sendTimeoutMs),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`NOTIFY_WEBHOOK answered ${response.status}`);
}
