import { createHmac } from 'node:crypto';
import type { Selectable } from 'kysely';
import { createTransport } from 'nodemailer';
import type { Db, Schema } from '../../db/schema.ts';
import type { NotifySettings } from '../../settings/settings.ts';
import { causeOf } from '../health/dependency.ts';
import type { Log } from '../http/log.ts';

type Message = Pick<
  Selectable<Schema['messages']>,
  'id' | 'recipient' | 'subject' | 'body' | 'partner' | 'created_at' | 'webhook_at' | 'mail_at' | 'notify_tries'
>;

const lookEvery = 1_000;
/** How long one server has a message to itself; after that another one tries. */
const lease = 60_000;
const sendTimeout = 15_000;
/** A receiver that is away for longer than this gets no old messages: the office lists them. */
const givenUpAfter = 3 * 86_400_000;
const atOnce = 20;

/** Milliseconds until the next try: 5 s, 10 s, 20 s… and an hour at most. */
const pause = (tries: number) => Math.min(5_000 * 2 ** tries, 3_600_000);

/**
 * Announces what people send, by webhook and by mail, after it has been stored: a visitor never waits for it, and an
 * unavailable receiver gets it later. Any number of servers share the work by a lease in the row.
 */
export function startNotifier(db: Db, settings: NotifySettings, log: Log): () => void {
  const { webhook, mail } = settings;
  if (!webhook && !mail) return () => undefined;
  const transport =
    mail && createTransport({ url: mail.smtpUrl, connectionTimeout: sendTimeout, socketTimeout: sendTimeout });
  let failing = '';
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;

  const sendWebhook = async ({ url, secret }: { url: string; secret: string }, message: Message) => {
    const { id, recipient, subject, body, partner, created_at } = message;
    const at = new Date(created_at).toISOString();
    const json = JSON.stringify({ type: 'message', id, from: recipient, subject, body, partner, at });
    const signature = createHmac('sha256', secret).update(json).digest('hex');
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Signature': `sha256=${signature}` },
      body: json,
      redirect: 'error',
      signal: AbortSignal.timeout(sendTimeout),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`NOTIFY_WEBHOOK answered ${response.status}`);
  };

  const sendMail = async (to: string, { recipient, subject, body, partner, id }: Message) => {
    // Only ever to the office: what a visitor typed is a text and a reply address, and no receiver.
    await transport?.sendMail({
      from: to,
      to,
      replyTo: { name: '', address: recipient },
      subject: `[Website] ${subject.replace(/[\r\n]+/g, ' ')}`,
      text: `${body}\n\n-- \nFrom ${recipient}${partner ? `, by the page of ${partner}` : ''}\nnpm run office -- messages answer ${id}\n`,
      messageId: `<${id}@steam-kit.invalid>`,
    });
  };

  const announce = async (message: Message) => {
    const now = Date.now();
    const taken = await db
      .updateTable('messages')
      .set({ notify_after: now + lease })
      .where('id', '=', message.id)
      .where('notify_after', '<=', now)
      .executeTakeFirst();
    if (Number(taken.numUpdatedRows) === 0) return;
    const errors: unknown[] = [];
    const deliver = async (name: 'webhook_at' | 'mail_at', send: () => Promise<void>) => {
      try {
        await send();
        await db
          .updateTable('messages')
          .set({ [name]: Date.now() })
          .where('id', '=', message.id)
          .execute();
      } catch (error) {
        errors.push(error);
      }
    };
    if (webhook && message.webhook_at === null) await deliver('webhook_at', () => sendWebhook(webhook, message));
    if (mail && message.mail_at === null) await deliver('mail_at', () => sendMail(mail.to, message));
    const failed = errors.length > 0;
    await db
      .updateTable('messages')
      .set(
        failed
          ? { notify_tries: message.notify_tries + 1, notify_after: Date.now() + pause(message.notify_tries) }
          : {
              notify_after: 0,
            },
      )
      .where('id', '=', message.id)
      .execute();
    const reason = failed ? errors.map(causeOf).join('; ') : '';
    // Once for each reason, not once for each try.
    if (reason !== failing) {
      if (reason) log(`A message could not be announced and will be tried again: ${reason}`);
      failing = reason;
    }
  };

  const look = async () => {
    const now = Date.now();
    const due = await db
      .selectFrom('messages')
      .select(['id', 'recipient', 'subject', 'body', 'partner', 'created_at', 'webhook_at', 'mail_at', 'notify_tries'])
      .where('spam_at', 'is', null)
      .where('created_at', '>', now - givenUpAfter)
      .where('notify_after', '<=', now)
      .where((where) =>
        where.or([
          ...(webhook ? [where('webhook_at', 'is', null)] : []),
          ...(mail ? [where('mail_at', 'is', null)] : []),
        ]),
      )
      .orderBy('created_at')
      .limit(atOnce)
      .execute();
    for (const message of due) if (!stopped) await announce(message);
  };

  const run = () => {
    look()
      // A database that is unavailable is reported by what needs it.
      .catch(() => undefined)
      .finally(() => {
        if (!stopped) timer = setTimeout(run, lookEvery).unref();
      });
  };
  run();
  return () => {
    stopped = true;
    clearTimeout(timer);
    transport?.close();
  };
}
