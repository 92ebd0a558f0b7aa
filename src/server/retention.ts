import { publishedPartners } from '../content/versions/versions.ts';
import { checkKnownClock, clockKey, clockToleranceMs, describeClockDoubt } from '../db/known-clock.ts';
import type { Db } from '../db/schema.ts';
import { keepCountDays, keepNameDays } from '../domain/counts.ts';
import { linkLifeMs } from '../records/account-links.ts';
import { mailLifeMs } from '../records/account-mails.ts';
import { requestMailLifeMs } from '../records/requests/request-mails.ts';
import { invitationLifeMs } from '../records/staff-invitations.ts';
import { keepLogDays } from '../records/staff-log.ts';
import type { Settings } from '../settings/settings.ts';
import { deviceLifeDays } from './api/users/devices.ts';
import { sessionLife } from './api/users/sessions.ts';
import { expireNames } from './counts/names-in-use.ts';
import { removeStaleUploads } from './office/content/uploads.ts';
import { staffSessionLife } from './office/staff-sessions.ts';

const every = 10 * 60_000;
const day = 86_400_000;
const keepSpamDays = 30;
const dateOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/**
 * Deletes expired rows: rate limit counters, sessions, links, mails, records of killed servers; and messages, counts and
 * partner names after their retention period.
 */
export async function cleanUp(
  db: Db,
  keepMessagesDays: number,
  now: number,
  keepRequestsDays = keepMessagesDays,
): Promise<void> {
  await db
    .deleteFrom('limits')
    .where('resets', '<=', now)
    .where('until', '<=', now)
    .where('key', '!=', clockKey)
    .execute();
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
    .where('day', '<', dateOf(now - keepCountDays * day))
    .execute();
  await db
    .deleteFrom('partner_requests')
    .where('created_at', '<=', now - keepCountDays * day)
    .execute();
  await db
    .deleteFrom('partner_keys')
    .where('created_at', '<=', now - keepCountDays * day)
    // `''`, because `not in` needs at least one value.
    .where('id', 'not in', ['', ...(await publishedPartners(db)).keys()])
    .execute();
  await expireNames(db, dateOf(now - keepNameDays * day));
  await cleanUpRequests(db, keepRequestsDays, now);
  await cleanUpOffice(db, now);
}

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/**
 * Deletes requests for seats after the retention period. The period begins on the day on which the course starts, or on
 * the day of the request if that is later. Deletes spam requests as early as spam messages.
 */
async function cleanUpRequests(db: Db, keepDays: number, now: number): Promise<void> {
  await db
    .deleteFrom('requests')
    .where('spam_at', '<=', now - keepSpamDays * day)
    .execute();
  const end = now - keepDays * day;
  await db.deleteFrom('requests').where('created_at', '<=', end).where('start_day', '<=', dayOf(end)).execute();
  await db
    .deleteFrom('request_mails')
    .where('created_at', '<=', now - requestMailLifeMs)
    .execute();
}

/** Deletes expired rows of the office: sessions, links, challenges, and log entries after a year. */
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

/** Corrects times in the future, stored with a wrong clock: sessions would not end, and messages would stay too long. */
async function correctFuture(db: Db, now: number): Promise<void> {
  const future = now + clockToleranceMs;
  for (const table of ['sessions', 'staff_sessions'] as const) {
    await db
      .deleteFrom(table)
      .where((where) => where.or([where('used_at', '>', future), where('created_at', '>', future)]))
      .execute();
  }
  await db.deleteFrom('devices').where('used_at', '>', future).execute();
  const lives = { account_links: linkLifeMs, staff_links: invitationLifeMs, preview_links: day } as const;
  for (const table of ['account_links', 'staff_links', 'preview_links'] as const) {
    await db
      .deleteFrom(table)
      .where('expires_at', '>', future + lives[table])
      .execute();
  }
  await db.updateTable('messages').set({ created_at: now }).where('created_at', '>', future).execute();
  await db.updateTable('messages').set({ spam_at: now }).where('spam_at', '>', future).execute();
  for (const column of ['created_at', 'spam_at'] as const) {
    await db
      .updateTable('requests')
      .set({ [column]: now })
      .where(column, '>', future)
      .execute();
  }
  await db.updateTable('staff_log').set({ at: now }).where('at', '>', future).execute();
}

/**
 * Cleans up, unless this machine's clock is probably wrong, judged by the newest time in the database.
 *
 * @returns a sentence about the wrong clock; undefined after the cleanup
 */
export async function cleanUpIfClockAgrees(
  db: Db,
  {
    keepMessagesDays,
    keepRequestsDays,
    dataDir,
  }: Pick<Settings, 'keepMessagesDays' | 'dataDir'> & Partial<Pick<Settings, 'keepRequestsDays'>>,
  now: number,
): Promise<string | undefined> {
  const doubt = await checkKnownClock(db, now);
  if (doubt) return describeClockDoubt(doubt);
  await correctFuture(db, now);
  await Promise.all([cleanUp(db, keepMessagesDays, now, keepRequestsDays), removeStaleUploads(dataDir)]);
  return undefined;
}

/** Cleans up now and every ten minutes. Returns a function that stops it. After a failure, the next run retries. */
export function startRetention(db: Db, settings: Settings): () => void {
  let reportedAt = Number.NEGATIVE_INFINITY;
  const run = async () => {
    const doubt = await cleanUpIfClockAgrees(db, settings, Date.now());
    if (doubt === undefined || performance.now() - reportedAt < day) return;
    reportedAt = performance.now();
    console.error(`${doubt} No old data is deleted for a week: correct the clock (timedatectl set-ntp true).`);
  };
  const clean = () =>
    run().catch((error: unknown) => {
      console.error(`Old data could not be deleted: ${error instanceof Error ? error.message : String(error)}`);
    });
  void clean();
  const timer = setInterval(clean, every);
  timer.unref();
  return () => clearInterval(timer);
}
