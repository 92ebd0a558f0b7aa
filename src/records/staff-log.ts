import { randomUUID } from 'node:crypto';
import type { Db } from '../db/schema.ts';

/** Adds an entry to the log of the office. */
export async function recordInLog(
  db: Db,
  { at, by, action, subject }: { at: number; by: string; action: string; subject: string },
): Promise<void> {
  await db.insertInto('staff_log').values({ id: randomUUID(), at, by_email: by, action, subject }).execute();
}

/** Older entries are deleted. */
export const keepLogDays = 366;
