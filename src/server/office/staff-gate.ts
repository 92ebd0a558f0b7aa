import type { Db } from '../../db/schema.ts';

const keptMs = 3_000;

/**
 * Returns a function that is true if the database has a member of staff. Queries at most every three seconds, and keeps
 * the last result while the database is unavailable.
 */
export function createStaffGate(db: Db, now: () => number): () => Promise<boolean> {
  const ask = async (before: Promise<boolean>) => {
    try {
      return (await db.selectFrom('staff').select('id').limit(1).executeTakeFirst()) !== undefined;
    } catch {
      // Ignored, because other queries report an unavailable database.
      return before;
    }
  };
  let last = { at: Number.NEGATIVE_INFINITY, result: Promise.resolve(false) };
  return () => {
    if (Math.abs(now() - last.at) >= keptMs) last = { at: now(), result: ask(last.result) };
    return last.result;
  };
}
