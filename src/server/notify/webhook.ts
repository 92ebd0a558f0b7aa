import { createHmac } from 'node:crypto';
import { type Channel, sendTimeoutMs, spamLine } from './channel.ts';
import type { Message } from './outbox.ts';

/** Posts each message as JSON, signed with the secret. */
export function webhookChannel({ url, secret }: { url: string; secret: string }): Channel {
  return {
    columns: { sent: 'webhook_at', after: 'notify_after', tries: 'notify_tries' },
    plan: (due) => due.map((message) => [message]),
    async send(messages) {
      for (const message of messages) await post(url, secret, messageEvent(message));
    },
    sendSpam: (count) =>
      post(url, secret, { type: 'spam', count, text: spamLine(count), at: new Date().toISOString() }),
    close: () => undefined,
  };
}

function messageEvent({ id, recipient, subject, body, partner, created_at }: Message): object {
  const at = new Date(created_at).toISOString();
  return { type: 'message', id, from: recipient, subject, body, partner, at };
}

/** Posts a JSON object, signed with the secret. Throws if the receiver does not accept it. */
export async function post(url: string, secret: string, event: object): Promise<void> {
  const json = JSON.stringify(event);
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
