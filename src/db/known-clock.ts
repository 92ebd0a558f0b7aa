import { sql } from 'kysely';
import type { Db } from './schema.ts';

const dayMs = 86_400_000;
/** A clock further ahead of the last trusted time is doubtful. A server may be off this long, for example over a holiday. */
const maxPauseMs = 31 * dayMs;
/** A clock that is doubtful for this long is trusted: the server was off for longer. */
const doubtMs = 7 * dayMs;
/** A clock may be this far behind the last trusted time: clocks of servers differ, and summer time may shift one. */
export const clockToleranceMs = dayMs;

/** The key of the row in the table `limits`: `until` is the last trusted time, `resets` is when a doubt began. */
export const clockKey = 'clock';

/** A clock that contradicts the newest time in the database. */
export interface ClockDoubt {
  now: number;
  /** The newest time that the database knows. */
  known: number;
}

/** Compares the clock with the last trusted time. Undefined if they agree, or if they have disagreed for a week. */
export async function findClockDoubt(db: Db, now: number): Promise<(ClockDoubt & { since: number }) | undefined> {
  const row = await db.selectFrom('limits').select(['until', 'resets']).where('key', '=', clockKey).executeTakeFirst();
  const known = row ? Number(row.until) : await newestTime(db);
  if (known === undefined || (now <= known + maxPauseMs && now >= known - clockToleranceMs)) return undefined;
  const begun = Number(row?.resets ?? 0);
  const since = begun > 0 && begun <= now ? begun : now;
  return now - since >= doubtMs ? undefined : { now, known, since };
}

/** Like `findClockDoubt`, and stores the result. While there is a doubt, nothing may expire or be deleted. */
export async function checkKnownClock(db: Db, now: number): Promise<ClockDoubt | undefined> {
  const doubt = await findClockDoubt(db, now);
  const values = doubt ? { until: doubt.known, resets: doubt.since } : { until: now, resets: 0 };
  await db
    .insertInto('limits')
    .values({ key: clockKey, count: 0, ...values })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(values))
    .execute();
  return doubt;
}

/** The message about a doubt, for the log and the office's doctor. */
export const describeClockDoubt = ({ now, known }: ClockDoubt): string =>
  `The clock of this machine says ${dayOf(now)}, but the database was last used on ${dayOf(known)}.`;

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** The newest time in a database of an earlier version, which stored no clock. */
async function newestTime(db: Db): Promise<number | undefined> {
  const { rows } = await sql<{ at: number | string | null }>`
    select max(at) as at from (
      select max(created_at) as at from messages
      union all select max(created_at) from users
      union all select max(used_at) from sessions
      union all select max(used_at) from staff_sessions
      union all select max(at) from staff_log
      union all select max(seen_at) from servers
      union all select max(at) from versions
    ) as times`.execute(db);
  const at = rows[0]?.at;
  return at === null || at === undefined ? undefined : Number(at);
}
