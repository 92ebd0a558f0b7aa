import type { Db } from '../../db/schema.ts';
import { countSeats, type Seats } from '../../domain/requests/seats.ts';

/** A start of a course: the day, or '' for a course without dates. */
export interface Start {
  course: string;
  day: string;
}

const keyOf = ({ course, day }: Start) => `${course} ${day}`;

/**
 * Runs a transaction that may change the seats of starts, after all others of these starts, on both databases and for all
 * servers: it first writes the rows of the starts, so the next one waits for its end and then reads what it has changed.
 */
export function withStarts<T>(db: Db, starts: readonly Start[], run: (transaction: Db) => Promise<T>): Promise<T> {
  // In one order: two servers that lock the same starts would otherwise block each other.
  const keys = [...new Set(starts.map(keyOf))].sort();
  return inTurn(db, () =>
    db.transaction().execute(async (transaction) => {
      for (const key of keys) await lock(transaction, key);
      return run(transaction);
    }),
  );
}

const lastTurns = new WeakMap<Db, Promise<unknown>>();

/** One at a time in this process: transactions that wait for a lock would take all connections from other requests. */
function inTurn<T>(db: Db, run: () => Promise<T>): Promise<T> {
  const turn = (lastTurns.get(db) ?? Promise.resolve()).then(run, run);
  lastTurns.set(db, turn);
  return turn;
}

async function lock(transaction: Db, id: string): Promise<void> {
  await transaction
    .insertInto('request_starts')
    .values({ id, changes: 1 })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(({ eb }) => ({ changes: eb('request_starts.changes', '+', 1) })),
    )
    .execute();
}

/**
 * Counts the seats of a start. A change that depends on them counts inside of `withStarts`.
 *
 * @param limit the seats of each start of the course: digits, or '' without a limit
 */
export async function readSeats(db: Db, { course, day }: Start, limit: string, now: number): Promise<Seats> {
  const rows = await db
    .selectFrom('requests')
    .select(['state', 'held_until'])
    .where('course_id', '=', course)
    .where('start_day', '=', day)
    .where('spam_at', 'is', null)
    .execute();
  const uses = rows.map(({ state, held_until }) => ({ state, heldUntil: held_until }));
  return countSeats(limit, uses, now);
}
