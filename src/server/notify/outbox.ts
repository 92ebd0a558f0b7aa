import type { Selectable } from 'kysely';
import type { Db, Schema } from '../../db/schema.ts';

export type Message = Pick<
  Selectable<Schema['messages']>,
  'id' | 'recipient' | 'subject' | 'body' | 'partner' | 'created_at'
> & { tries: number };

/** The columns in which a channel records its deliveries. */
export interface ChannelColumns {
  sent: 'webhook_at' | 'mail_at';
  /** Not to be sent before; also the lease of the server that is sending it. */
  after: 'notify_after' | 'mail_after';
  tries: 'notify_tries' | 'mail_tries';
}

/** The messages that one channel has not delivered yet. Any number of servers share the work by a lease in the row. */
export interface Outbox {
  due(): Promise<Message[]>;
  /** How many deliveries there were since a time. */
  countSince(time: number): Promise<number>;
  /** Leases those of the messages that no other server has leased. */
  lease(messages: readonly Message[]): Promise<Message[]>;
  delivered(messages: readonly Message[]): Promise<void>;
  /** Schedules another try. */
  failed(messages: readonly Message[]): Promise<void>;
}

/** How long one server has a message to itself; after that another one tries. */
const leaseMs = 60_000;
/** A receiver that is away for longer gets no old messages: the office lists them. */
const givenUpAfterMs = 3 * 86_400_000;
const maxDue = 200;

/** 5 s, 10 s, 20 s… and an hour at most. */
const pauseMs = (tries: number) => Math.min(5_000 * 2 ** tries, 3_600_000);

export function createOutbox(db: Db, { sent, after, tries }: ChannelColumns): Outbox {
  const idsOf = (messages: readonly Message[]) => messages.map(({ id }) => id);
  return {
    async due() {
      const now = Date.now();
      return db
        .selectFrom('messages')
        .select(['id', 'recipient', 'subject', 'body', 'partner', 'created_at', `${tries} as tries`])
        .where('spam_at', 'is', null)
        .where(sent, 'is', null)
        .where('created_at', '>', now - givenUpAfterMs)
        .where(after, '<=', now)
        .orderBy('created_at')
        .limit(maxDue)
        .execute();
    },
    async countSince(time) {
      // The messages of a digest have one time.
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
