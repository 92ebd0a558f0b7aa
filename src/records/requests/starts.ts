import type { Db } from '../../db/schema.ts';
import { countSeats, type Seats } from '../../domain/requests/seats.ts';

/** A start of a course. `day` is the day on which the course starts, or '' for a course without dates. */
export interface Start {
  course: string;
  day: string;
}

const keyOf = ({ course, day }: Start) => `${course} ${day}`;

/**
 * Serialises transactions that may change the seats of the same starts, on SQLite and PostgreSQL and for all servers.
 * Each first writes the rows of its starts. The next transaction waits for its end, and then reads its changes.
 */
export function withStarts<T>(db: Db, starts: readonly Start[], run: (transaction: Db) => Promise<T>): Promise<T> {
  // Sorted, because two servers that lock the same starts in different orders would deadlock.
  const keys = [...new Set(starts.map(keyOf))].sort();
  return inTurn(db, () =>
    db.transaction().execute(async (transaction) => {
      for (const key of keys) await lock(transaction, key);
      return run(transaction);
    }),
  );
}

const lastTurns = new WeakMap<Db, Promise<unknown>>();

/** Runs one transaction at a time in this process, because waiting ones would use up the database connections. */
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
 * Counts the seats for a start of a course. Call it inside `withStarts` if a change depends on the result.
 *
 * @param limit the number of seats for each start of the course: digits, or '' without a limit
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
