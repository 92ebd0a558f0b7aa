import { existsSync, statSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Insertable, sql } from 'kysely';
import { insert } from '../../db/insert.ts';
import { migrate } from '../../db/migrate.ts';
import { openDatabase } from '../../db/open.ts';
import type { Db, Schema } from '../../db/schema.ts';
import { withLock } from '../../db/transactions.ts';
import { counted } from '../../domain/text.ts';
import { UserError } from '../../settings/user-error.ts';
import { keyOfFile, type MediaFile } from '../content.ts';
import { describeStore, type MediaPlace, mediaStore, shareMedia, storedFile, storeMedia } from '../media/media.ts';
import { mediaOfVersions, readPresent } from '../versions/versions.ts';

/**
 * The tables that an import does not copy: rate limits, running servers, links that expire soon, and rows that a sign-in adds
 * again.
 */
export const temporaryTables = [
  ...(['devices', 'account_links', 'account_mails', 'limits', 'servers', 'request_starts'] as const),
  ...(['staff_sessions', 'staff_challenges', 'staff_links', 'preview_links'] as const),
] satisfies (keyof Schema)[];
type TemporaryTable = (typeof temporaryTables)[number];

/** The tables that an import copies. Each follows the tables that it refers to. */
export const keptTables = [
  ...(['users', 'sessions', 'messages', 'watched_lectures', 'certificates'] as const),
  ...(['requests', 'request_events', 'request_receipts', 'request_mails'] as const),
  ...(['counts', 'partner_names', 'partner_requests', 'partner_pictures', 'partner_keys'] as const),
  ...(['staff', 'staff_passkeys', 'staff_log', 'versions', 'published', 'office_settings'] as const),
] satisfies Exclude<keyof Schema, TemporaryTable | 'migrations'>[];

const rowsAtOnce = 500;
/** Rows per batch for tables with files or versions, so that a batch stays below about 32 MB. */
const largeRowsAtOnce = 4;
const largeTables: ReadonlySet<keyof Schema> = new Set<keyof Schema>(['request_receipts', 'versions', 'published']);

/** How many rows of a table an import holds in memory. */
export const batchRows = (table: keyof Schema): number => (largeTables.has(table) ? largeRowsAtOnce : rowsAtOnce);

/** A failed import; the message names the reason in one sentence. */
export class ImportError extends UserError {
  override name = 'ImportError';
}

/**
 * Fills a new database with the rows of a SQLite file, instead of the sample content. It is one transaction: all or
 * nothing. An error from `beforeCommit` rolls it back.
 *
 * @returns the number of rows by table
 * @throws ImportError if the file is missing or the database contains rows
 */
export async function importSqlite(
  file: string,
  into: Db,
  beforeCommit: (to: Db) => Promise<void> = async () => undefined,
): Promise<Record<string, number>> {
  if (!existsSync(file)) throw new ImportError(`There is no database file ${file}.`);
  const from = openDatabase({ kind: 'sqlite', file });
  const counts: Record<string, number> = {};
  try {
    await migrate(from);
    await migrate(into);
    // A read transaction sees one snapshot, even if a running server writes.
    await from
      .transaction()
      .setAccessMode('read only')
      .execute((moment) =>
        withLock(into, async (to) => {
          await rejectFilledTables(to);
          Object.assign(counts, await copyTables(moment, to));
          await beforeCommit(to);
        }),
      );
    return counts;
  } finally {
    await from.destroy();
  }
}

export interface ImportedSchool {
  /** The SQLite file. Beside it are the folders media and embed of its DATA_DIR. */
  file: string;
  into: Db;
  place: MediaPlace;
  beforeCommit: () => Promise<void>;
}

/**
 * Fills a new database from a SQLite file, and the new data folder with its media and the earlier widgets. Files are copied
 * first: a committed database must not name a missing file. Files of a failed import stay until `pruneMedia` deletes them.
 *
 * @throws ImportError like `importSqlite`, and if a media file of the published content is neither beside `file` nor in
 *   DATA_DIR nor in the bucket
 */
export async function importSchool({ file, into, place, beforeCommit }: ImportedSchool) {
  const { dataDir } = place;
  if (!existsSync(file)) throw new ImportError(`There is no database file ${file}.`);
  const oldDir = dirname(file);
  const { present, earlier } = await mediaOf(file);
  const isIn = (folder: string, row: MediaFile) =>
    (statSync(storedFile(folder, row), { throwIfNoEntry: false })?.size ?? 0) > 0;
  const nowhere = [...present, ...earlier].filter((row) => !isIn(dataDir, row) && !isIn(oldDir, row));
  const lost = new Set(place.bucket ? await shareMedia(place, nowhere) : nowhere);
  const missing = present.filter((row) => lost.has(row));
  if (missing.length > 0) {
    throw new ImportError(
      `${counted(missing.length, 'file')} of the content (${missing[0]?.id ?? ''}${missing.length > 1 ? ' …' : ''}) ${missing.length > 1 ? 'are' : 'is'} neither in ${mediaStore(oldDir)} nor in ${describeStore(place)}. Nothing was imported.
Copy the folder media of the old server's DATA_DIR to ${mediaStore(dataDir)}, and run the import again.`,
    );
  }
  await migrate(into);
  await rejectFilledTables(into);
  const copied = [...present, ...earlier].filter((row) => !isIn(dataDir, row) && isIn(oldDir, row));
  await storeMedia(place, copied, (row) => storedFile(oldDir, row));
  // Uploads files that were copied to DATA_DIR by hand.
  await shareMedia(place, [...present, ...earlier]);
  const widgets = join(oldDir, 'embed');
  if (existsSync(widgets) && widgets !== join(dataDir, 'embed')) {
    await cp(widgets, join(dataDir, 'embed'), { recursive: true, force: false });
  }
  return { counts: await importSqlite(file, into, beforeCommit), copied: copied.length };
}

/** The media files that a SQLite file refers to: `earlier` are those of old versions and drafts, which may be missing. */
export async function mediaOf(file: string) {
  const from = openDatabase({ kind: 'sqlite', file });
  try {
    await migrate(from);
    const published = await readPresent(from);
    const present = published?.media ?? [];
    const known = new Set(present.map(keyOfFile));
    return { present, earlier: (await mediaOfVersions(from)).filter((file) => !known.has(keyOfFile(file))) };
  } finally {
    await from.destroy();
  }
}

/** Copies the tables of `keptTables`. Returns the number of rows by table. */
export async function copyTables(from: Db, to: Db): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of keptTables) counts[table] = await copy(table, from, to);
  counts.courses = (await readPresent(to))?.document.courses.length ?? 0;
  return counts;
}

/** The row counts of an import, a backup or a restore in words, for the output of the command. */
export const describeCounts = ({ users = 0, messages = 0, courses = 0 }: Record<string, number>): string =>
  `${counted(users, 'user')}, ${counted(messages, 'message')}, ${counted(courses, 'course')}, and all that belongs to them`;

/** Throws if a table of `keptTables` contains a row. */
export async function rejectFilledTables(db: Db): Promise<void> {
  for (const table of keptTables) {
    if (await db.selectFrom(table).select('id').executeTakeFirst()) {
      throw new ImportError(
        'That database has been filled already, and this would mix the two. Name a new, empty one.',
      );
    }
  }
}

async function copy<T extends (typeof keptTables)[number]>(table: T, from: Db, to: Db): Promise<number> {
  const limit = batchRows(table);
  let copied = 0;
  let last = '';
  for (;;) {
    const { rows } = await sql<Insertable<Schema[T]> & { id: string }>`
      select * from ${sql.table(table)} where id > ${last} order by id limit ${limit}`.execute(from);
    await insert(to, table, rows);
    copied += rows.length;
    last = rows.at(-1)?.id ?? last;
    if (rows.length < limit) return copied;
  }
}
