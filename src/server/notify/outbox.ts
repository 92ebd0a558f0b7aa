import type { Selectable } from 'kysely';
import type { Db, Schema } from '../../db/schema.ts';
import { givenUpAfterMs } from '../../delivery/undelivered.ts';
import { leaseMs, pauseMs } from './mail-loop.ts';

export type Message = Pick<
  Selectable<Schema['messages']>,
  'id' | 'recipient' | 'subject' | 'body' | 'partner' | 'created_at'
> & { tries: number };

/** The columns of the table `messages` for one channel, webhook or mail. */
export interface ChannelColumns {
  sent: 'webhook_at' | 'mail_at';
  /** The earliest time of the next attempt. A server that sends sets it as a lease. */
  after: 'notify_after' | 'mail_after';
  tries: 'notify_tries' | 'mail_tries';
}

/** The undelivered messages of one channel. Servers share the work with a lease in each row. */
export interface Outbox {
  due(): Promise<Message[]>;
  /** New messages with a filled honeypot field, at most once a day; without those that staff moved to spam. */
  dueSpam(): Promise<Message[]>;
  countSince(time: number): Promise<number>;
  /** Leases messages: no other server sends them until the lease ends. Returns those that it got. */
  lease(messages: readonly Message[]): Promise<Message[]>;
  delivered(messages: readonly Message[]): Promise<void>;
  /** Schedules a retry. */
  failed(messages: readonly Message[]): Promise<void>;
}

const maxDue = 200;
const spamEveryMs = 86_400_000;

export function createOutbox(db: Db, { sent, after, tries }: ChannelColumns): Outbox {
  const idsOf = (messages: readonly Message[]) => messages.map(({ id }) => id);
  const unsent = (now: number) =>
    db
      .selectFrom('messages')
      .select(['id', 'recipient', 'subject', 'body', 'partner', 'created_at', `${tries} as tries`])
      .where(sent, 'is', null)
      .where('created_at', '>', now - givenUpAfterMs)
      .where(after, '<=', now)
      .orderBy('created_at')
      .limit(maxDue);
  return {
    due: () => unsent(Date.now()).where('spam_at', 'is', null).where('answered_at', 'is', null).execute(),
    async dueSpam() {
      const now = Date.now();
      const announced = await db
        .selectFrom('messages')
        .select('id')
        .whereRef('spam_at', '=', 'created_at')
        .where('created_at', '>', now - givenUpAfterMs - spamEveryMs)
        .where(sent, '>', now - spamEveryMs)
        .limit(1)
        .executeTakeFirst();
      // Equal times: the honeypot marked the message as spam on arrival.
      return announced ? [] : unsent(now).whereRef('spam_at', '=', 'created_at').execute();
    },
    async countSince(time) {
      // All messages of a digest have the same time, so distinct times are deliveries.
      const rows = await db.selectFrom('messages').select(sent).distinct().where(sent, '>', time).execute();
      return rows.length;
    },
    async lease(messages) {
      const now = Date.now();
      const leased = await db
        .updateTable('messages')
        .set({ [after]: now + leaseMs })
        .where('id', 'in', idsOf(messages))
        .where(after, '<=', now)
        .where(sent, 'is', null)
        .returning('id')
        .execute();
      const ids = new Set(leased.map(({ id }) => id));
      return messages.filter(({ id }) => ids.has(id));
    },
    async delivered(messages) {
      await db
        .updateTable('messages')
        .set({ [sent]: Date.now(), [after]: 0 })
        .where('id', 'in', idsOf(messages))
        .execute();
    },
    async failed(messages) {
      const tried = Math.max(...messages.map((message) => message.tries));
      await db
        .updateTable('messages')
        .set({ [tries]: tried + 1, [after]: Date.now() + pauseMs(tried) })
        .where('id', 'in', idsOf(messages))
        .execute();
    },
  };
}
