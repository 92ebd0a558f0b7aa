import { existsSync } from 'node:fs';
import { cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import { z } from 'zod';
import { migrate, refuseUnknown } from '../../db/migrate.ts';
import { openDatabase } from '../../db/open.ts';
import { openExisting, prepareDatabase } from '../../db/prepare.ts';
import type { Db } from '../../db/schema.ts';
import { codeOf } from '../../db/unavailable.ts';
import { counted } from '../../domain/text.ts';
import { missingDatabase } from '../../settings/database-name.ts';
import { makeFolder } from '../../settings/folders.ts';
import type { Settings } from '../../settings/settings.ts';
import { UserError } from '../../settings/user-error.ts';
import { fetchMedia, type MediaPlace, shareMedia } from '../media/media.ts';
import { readPresent } from '../versions/versions.ts';
import { copyLinked } from './copy-linked.ts';
import { describeStaff, endAccess } from './end-access.ts';
import { copyTables, describeCounts, importSqlite, keptTables, mediaOf, rejectFilledTables } from './import.ts';
import { copyPrivately, removeStaleCopies, withCopy } from './temporary-copy.ts';
import { BackupError, checkBackupMedia, checkFiles, checkSchema } from './untrusted-backup.ts';

export const manifestFile = 'manifest.json';
export const manifest = z.object({
  format: z.literal(1),
  at: z.string(),
  rows: z.record(z.string(), z.number()),
  /** The paths in media/ of files that the content uses, but that were missing when the backup was made. */
  lost: z.array(z.string()).default([]),
});

/** Folders of DATA_DIR in a backup: the school's media, and earlier widget scripts that partners' pages still load. */
const folders = ['media', 'embed'] as const;

type BackupSettings = Pick<Settings, 'database'> & MediaPlace;
export type BackupSource = BackupSettings & Pick<Settings, 'set'>;

/**
 * Writes database, media and archived widget scripts into a new folder, while servers run. The database is a consistent
 * snapshot, always a SQLite file: both SQLite and PostgreSQL can be restored from it. The manifest is written last: a
 * folder without it is incomplete. Only this user can read the folder, because the database contains password hashes
 * and messages.
 *
 * @param previous an earlier backup on the same disk: files that it also contains become hard links
 */
export async function backup(folder: string, settings: BackupSource, previous?: string): Promise<string> {
  if ((await readdir(folder).catch(() => [])).length > 0)
    throw new BackupError(`${folder} is not empty. Name a new folder.`);
  const { database, dataDir } = settings;
  const file = join(folder, 'steam.db');
  if (database.kind === 'sqlite') {
    if (!existsSync(database.file)) throw new BackupError(missingDatabase(settings));
    const db = openDatabase(database);
    try {
      await refuseUnknown(db);
      makeFolder(folder);
      // SQLite would create a file that all users can read.
      await writeFile(file, '', { mode: 0o600 });
      // VACUUM INTO reads one snapshot. SQLite's backup API restarts after each write of another process, and may never
      // finish.
      await sql`vacuum into ${file}`.execute(db);
    } finally {
      await db.destroy();
    }
  } else {
    const from = await openExisting(database);
    if (!from) throw new BackupError(missingDatabase(settings));
    makeFolder(folder);
    const to = openDatabase({ kind: 'sqlite', file });
    try {
      await migrate(to);
      await from
        .transaction()
        .setIsolationLevel('repeatable read')
        .execute((moment) => to.transaction().execute((copy) => copyTables(moment, copy)));
    } finally {
      await from.destroy();
      await to.destroy();
    }
  }
  // Copy files after the database: a publication stores its files first, and old files are kept for a day, so no referenced
  // file is missing.
  const { rows, present, earlier } = await withCopy(file, folder, async (copy) => ({
    rows: await countCopy(copy),
    ...(await mediaOf(copy)),
  }));
  // A lost picture must not stop the backup of messages and accounts.
  const lost = (await fetchMedia(settings, present)).map(({ id }) => id);
  await fetchMedia(settings, earlier);
  for (const name of folders) {
    if (!existsSync(join(dataDir, name))) continue;
    await copyLinked(join(dataDir, name), join(folder, name), join(previous ?? '', name), name === 'media');
  }
  await writeFile(
    join(folder, manifestFile),
    JSON.stringify({ format: 1, at: new Date().toISOString(), rows, lost }, null, 2),
  );
  const cure =
    'Apply your content folder again (npm run content -- apply DIR), or restore them from an earlier backup.';
  return `Backed up ${describeCounts(rows)} to ${folder}${without(lost)}.${lost.length > 0 ? ` ${cure}` : ''}`;
}

const shownFiles = 10;

function without(lost: readonly string[]): string {
  if (lost.length === 0) return '';
  const names = `${lost.slice(0, shownFiles).join(', ')}${lost.length > shownFiles ? ' …' : ''}`;
  return `, without ${counted(lost.length, 'lost file')} of the content: ${names}`;
}

/**
 * Fills an empty database and an empty data folder from a backup; the backup stays unchanged. All or nothing: the
 * restore compares the row counts before the database commits, and an error before the commit deletes the copied files.
 * All sessions, passkeys and sign-in links are revoked (`endAccess`); the message lists the staff.
 */
export async function restore(folder: string, settings: BackupSettings): Promise<string> {
  const { database, dataDir } = settings;
  const text = await readFile(join(folder, manifestFile), 'utf8').catch(() => {
    throw new BackupError(`${folder} is no finished backup: it has no ${manifestFile}.`);
  });
  const { rows, lost } = manifest.parse(JSON.parse(text));
  const file = join(folder, 'steam.db');
  if (!existsSync(file)) throw new BackupError(`${file} is missing.`);
  await checkFiles(folder);
  if ((await readdir(join(dataDir, 'media')).catch(() => [])).length > 0) {
    throw new BackupError(
      `${join(dataDir, 'media')} holds files already, and a restore would mix the two. Empty it, or name another DATA_DIR.`,
    );
  }
  if (database.kind === 'sqlite') {
    // SQLite would replay a leftover write-ahead log into the restored database.
    const old = [database.file, `${database.file}-wal`].find((one) => existsSync(one));
    if (old) throw new BackupError(`There is ${old} already, and a restore would mix the two. Move it away first.`);
  }
  if (database.kind === 'postgres') {
    const into = await prepareDatabase(database);
    await rejectFilledTables(into).finally(() => into.destroy());
  }
  makeFolder(dataDir);
  await removeStaleCopies(dataDir);
  const found = await withCopy(file, dataDir, async (copy) => {
    checkSchema(copy);
    const counted = await readCopy(copy);
    await checkBackupMedia(counted, folder, new Set(lost));
    return counted;
  });
  if (!isSame(found.rows, rows))
    throw new BackupError('The backup’s database does not hold what its manifest says. Take another one.');
  const made: string[] = [];
  let isCommitting = false;
  let staff: string[] = [];
  const beforeCommit = async (restored: Db) => {
    if (!isSame(await countRows(restored), rows))
      throw new BackupError('The restored database does not hold what the backup says.');
    staff = await endAccess(restored);
    isCommitting = true;
  };
  try {
    // Copy files first: a committed database must not name a missing file.
    for (const name of folders) {
      if (existsSync(join(folder, name))) await copyNew(join(folder, name), join(dataDir, name), made);
    }
    await shareMedia(settings, [...found.present, ...found.earlier]);
    await restoreDatabase(file, settings, beforeCommit);
  } catch (error) {
    // The commit may have succeeded although its response was lost. The database then needs these files.
    if (isCommitting) {
      throw new BackupError(
        `The last step broke off (${codeOf(error) || 'connection lost'}), and the database may hold all or nothing. If the site shows the content, the restore is complete; if not, empty ${join(dataDir, 'media')} and try again.`,
      );
    }
    for (const path of made.reverse()) await rm(path, { recursive: true, force: true });
    throw error;
  }
  return `Restored ${describeCounts(rows)}${without(lost)}.${describeStaff(staff)}`;
}

/** Copies missing files and folders. Adds each path to `made` before the copy: a failed restore deletes these paths. */
const copyNew = (from: string, to: string, made: string[]) =>
  cp(from, to, {
    recursive: true,
    force: false,
    filter: (_, target) => {
      if (!existsSync(target)) made.push(target);
      return true;
    },
  });

async function restoreDatabase(
  file: string,
  { database, dataDir }: BackupSettings,
  beforeCommit: (restored: Db) => Promise<void>,
): Promise<void> {
  if (database.kind === 'postgres') {
    const into = openDatabase(database);
    await withCopy(file, dataDir, (copy) => importSqlite(copy, into, beforeCommit)).finally(() => into.destroy());
    return;
  }
  makeFolder(dirname(database.file));
  const partial = `${database.file}.restoring`;
  try {
    await copyPrivately(file, partial);
    const restored = await prepareDatabase({ kind: 'sqlite', file: partial });
    await beforeCommit(restored).finally(() => restored.destroy());
    await rename(partial, database.file);
  } finally {
    for (const end of ['', '-wal', '-shm']) await rm(partial + end, { force: true });
  }
}

const countCopy = (file: string) => countDatabase({ kind: 'sqlite', file });

async function countDatabase(address: Settings['database']): Promise<Record<string, number>> {
  const db = await prepareDatabase(address);
  return await countRows(db).finally(() => db.destroy());
}

async function countRows(db: Db): Promise<Record<string, number>> {
  const rows: Record<string, number> = {};
  for (const table of keptTables) {
    const { count } = await db
      .selectFrom(table)
      .select((where) => where.fn.countAll().as('count'))
      .executeTakeFirstOrThrow();
    rows[table] = Number(count);
  }
  rows.courses = (await readPresent(db))?.document.courses.length ?? 0;
  return rows;
}

/** Whether the row counts equal those of the manifest. Old manifests do not count `versions` and `published`. */
const isSame = (counts: Record<string, number>, manifest: Record<string, number>) =>
  Object.entries(counts).every(
    ([table, count]) => count === (manifest[table] ?? (manifest.versions === undefined && isNew(table) ? count : 0)),
  );

const isNew = (table: string) => table === 'versions' || table === 'published';

/** The row counts of a backup's database, and the media files that it refers to. */
async function readCopy(copy: string) {
  try {
    return { rows: await countCopy(copy), ...(await mediaOf(copy)) };
  } catch (error) {
    if (error instanceof UserError) throw error;
    throw new BackupError("The backup's history of the content cannot be read. Take another backup.");
  }
}
