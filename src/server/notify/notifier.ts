import type { Db } from '../../db/schema.ts';
import type { Settings } from '../../settings/settings.ts';
import { causeOf } from '../health/dependency.ts';
import type { Log } from '../http/log.ts';
import type { Channel } from './channel.ts';
import { mailChannel, type OfficeLink } from './mail.ts';
import { createOutbox, type Message } from './outbox.ts';
import { webhookChannel } from './webhook.ts';

const pollEveryMs = 1_000;

/**
 * Announces visitors' messages to the school by webhook and mail, in the background. Retries while the receiver of the
 * webhook or the mail server is unavailable; neither waits for the other.
 *
 * @returns a function that stops the notifier
 */
export function startNotifier(
  db: Db,
  {
    notify: { webhook, mail },
    publicUrl,
    linkOrigin,
  }: Pick<Settings, 'notify' | 'publicUrl'> & Partial<Pick<Settings, 'linkOrigin'>>,
  log: Log,
): () => void {
  const officeLink = createOfficeLink(db, linkOrigin ?? publicUrl);
  const channels = [...(webhook ? [webhookChannel(webhook)] : []), ...(mail ? [mailChannel(mail, officeLink)] : [])];
  const stops = channels.map((channel) => startChannel(db, channel, log));
  return () => {
    for (const stop of stops) stop();
  };
}

const createOfficeLink =
  (db: Db, publicUrl: string | undefined): OfficeLink =>
  async (path) => {
    if (publicUrl === undefined) return undefined;
    const member = await db.selectFrom('staff').select('id').limit(1).executeTakeFirst();
    return member && `${publicUrl}/office${path}`;
  };

function startChannel(db: Db, channel: Channel, log: Log): () => void {
  const outbox = createOutbox(db, channel.columns);
  const report = failureReporter(log);
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;

  const deliver = async (planned: Message[], send: (messages: Message[]) => Promise<void>) => {
    const messages = await outbox.lease(planned);
    if (messages.length === 0) return;
    try {
      await send(messages);
      await outbox.delivered(messages);
      report('');
    } catch (error) {
      report(causeOf(error));
      await outbox.failed(messages);
    }
  };
  const poll = async () => {
    const due = await outbox.due();
    const planned = due.length > 0 ? await channel.plan(due, outbox.countSince) : [];
    for (const messages of planned) if (!stopped) await deliver(messages, channel.send);
    const spam = await outbox.dueSpam();
    if (spam.length > 0 && !stopped) await deliver(spam, ({ length }) => channel.sendSpam(length));
  };
  const run = () => {
    poll()
      // Ignored, because the health check reports an unavailable database.
      .catch(() => undefined)
      .finally(() => {
        if (!stopped) timer = setTimeout(run, pollEveryMs).unref();
      });
  };
  run();
  return () => {
    stopped = true;
    clearTimeout(timer);
    channel.close();
  };
}

/** Logs each cause of failure once, not on each retry. */
export function failureReporter(log: Log, what = 'message could not be announced'): (cause: string) => void {
  let reported = '';
  return (cause) => {
    if (cause !== '' && cause !== reported) log(`A ${what} and will be tried again: ${cause}`);
    reported = cause;
  };
}
