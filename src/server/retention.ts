import type { Db } from '../db/schema.ts';
import { keepCountDays } from '../domain/counts.ts';
import { mailLifeMs } from '../records/account-mails.ts';
import { keepLogDays } from '../records/staff-log.ts';
import type { Settings } from '../settings/settings.ts';
import { deviceLifeDays } from './api/users/devices.ts';
import { sessionLife } from './api/users/sessions.ts';
import { removeStaleUploads } from './office/content/uploads.ts';
import { staffSessionLife } from './office/staff-sessions.ts';

const every = 10 * 60_000;
const day = 86_400_000;
const keepSpamDays = 30;

/**
 * Deletes expired rows: rate limit counters, sessions, links and mails of accounts, servers that were killed, and messages and counts past their retention period.
 */
export async function cleanUp(db: Db, keepMessagesDays: number, now: number): Promise<void> {
  await db.deleteFrom('limits').where('resets', '<=', now).where('until', '<=', now).execute();
  await db
    .deleteFrom('sessions')
    .where((where) =>
      where.or([where('used_at', '<=', now - sessionLife.idle), where('created_at', '<=', now - sessionLife.absolute)]),
    )
    .execute();
  await db
    .deleteFrom('devices')
    .where('used_at', '<=', now - deviceLifeDays * day)
    .execute();
  await db.deleteFrom('account_links').where('expires_at', '<=', now).execute();
  await db
    .deleteFrom('account_mails')
    .where('created_at', '<=', now - mailLifeMs)
    .execute();
  await db
    .deleteFrom('servers')
    .where('seen_at', '<=', now - day)
    .execute();
  await db
    .deleteFrom('messages')
    .where('spam_at', '<=', now - keepSpamDays * day)
    .execute();
  await db
    .deleteFrom('messages')
    .where('created_at', '<=', now - keepMessagesDays * day)
    .execute();
  await db
    .deleteFrom('counts')
    .where('day', '<', new Date(now - keepCountDays * day).toISOString().slice(0, 10))
    .execute();
  await cleanUpOffice(db, now);
}

/** Deletes expired rows of the office: sessions, links, challenges, and the log of more than a year ago. */
async function cleanUpOffice(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom('staff_sessions')
    .where((where) =>
      where.or([
        where('used_at', '<=', now - staffSessionLife.idle),
        where('created_at', '<=', now - staffSessionLife.absolute),
      ]),
    )
    .execute();
  for (const table of ['staff_challenges', 'staff_links', 'preview_links'] as const) {
    await db.deleteFrom(table).where('expires_at', '<=', now).execute();
  }
  await db
    .deleteFrom('staff_log')
    .where('at', '<=', now - keepLogDays * day)
    .execute();
}

/** Cleans up now and every ten minutes. Returns a function that stops it. After a failure, the next run retries. */
export function startRetention(db: Db, { keepMessagesDays, dataDir }: Settings): () => void {
  const clean = () =>
    Promise.all([cleanUp(db, keepMessagesDays, Date.now()), removeStaleUploads(dataDir)]).catch((error: unknown) => {
      console.error(`Old data could not be deleted: ${error instanceof Error ? error.message : String(error)}`);
    });
  void clean();
  const timer = setInterval(clean, every);
  timer.unref();
  return () => clearInterval(timer);
}
