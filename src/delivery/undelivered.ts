import type { Db } from '../db/schema.ts';

/** The channels that announce new messages. */
export type ChannelName = 'mail' | 'webhook';

/** Messages older than this are not sent by mail or webhook. `office -- messages` still lists them. */
export const givenUpAfterMs = 3 * 86_400_000;

export interface Undelivered {
  /** Messages that will be announced. */
  waiting: number;
  /** Waiting messages whose last attempt failed. */
  retrying: number;
  /** Unread messages whose delivery failed for the last time. */
  failed: number;
}

const columns = {
  mail: { sent: 'mail_at', tries: 'mail_tries' },
  webhook: { sent: 'webhook_at', tries: 'notify_tries' },
} as const;

/** Counts the messages that a channel has not announced. */
export async function countUndelivered(db: Db, channel: ChannelName, now = Date.now()): Promise<Undelivered> {
  const { sent, tries } = columns[channel];
  const rows = await db
    .selectFrom('messages')
    .select([`${tries} as tries`, 'created_at', 'read_at'])
    .where(sent, 'is', null)
    .where('spam_at', 'is', null)
    .where('answered_at', 'is', null)
    .where((where) => where.or([where(tries, '>', 0), where('created_at', '>', now - givenUpAfterMs)]))
    .execute();
  const due = rows.filter((row) => row.created_at > now - givenUpAfterMs);
  return {
    waiting: due.length,
    retrying: due.filter((row) => row.tries > 0).length,
    failed: rows.filter((row) => row.created_at <= now - givenUpAfterMs && row.read_at === null).length,
  };
}
