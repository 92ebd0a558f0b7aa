import { postEvent } from '../../delivery/webhook.ts';
import { type Channel, sendTimeoutMs, spamLine } from './channel.ts';
import type { Message } from './outbox.ts';

/** Posts each message as JSON, signed with the secret. */
export function webhookChannel(receiver: { url: string; secret: string }): Channel {
  const post = (event: object) => postEvent(receiver, event, sendTimeoutMs);
  return {
    columns: { sent: 'webhook_at', after: 'notify_after', tries: 'notify_tries' },
    plan: (due) => due.map((message) => [message]),
    async send(messages) {
      for (const message of messages) await post(messageEvent(message));
    },
    sendSpam: (count) => post({ type: 'spam', count, text: spamLine(count), at: new Date().toISOString() }),
    close: () => undefined,
  };
}

function messageEvent({ id, recipient, subject, body, partner, created_at }: Message): object {
  const at = new Date(created_at).toISOString();
  return { type: 'message', id, from: recipient, subject, body, partner, at };
}
