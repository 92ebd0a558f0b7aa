import { existsSync } from 'node:fs';
import { type Insertable, sql } from 'kysely';
import { contentTableNames } from '../db/content-tables.ts';
import { insert } from '../db/insert.ts';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/open.ts';
import type { Db, Schema } from '../db/schema.ts';
import { withLock } from '../db/transactions.ts';
import { counted } from '../domain/text.ts';
import { UserError } from '../settings/user-error.ts';

/**
 * All tables except request counts of the last minutes and known browsers (a sign-in adds them again). Each table
 * follows the tables that it refers to.
 */
export const keptTables = [
  ...(['users', 'sessions', 'messages'] as const),
  ...contentTableNames,
  'content_state',
  'content_versions',
  'counts',
  'partner_keys',
] satisfies Exclude<keyof Schema, 'devices' | 'limits' | 'migrations'>[];

const rowsAtOnce = 500;

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

/** Copies the kept tables. Returns the number of rows by table. */
export async function copyTables(from: Db, to: Db): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of keptTables) counts[table] = await copy(table, from, to);
  return counts;
}

/** The counts in words. */
export const describeCounts = ({ users = 0, messages = 0, courses = 0 }: Record<string, number>): string =>
  `${counted(users, 'user')}, ${counted(messages, 'message')}, ${counted(courses, 'course')}, and all that belongs to them`;

/** Throws if a kept table contains a row. */
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
  let copied = 0;
  let last = '';
  for (;;) {
    const { rows } = await sql<Insertable<Schema[T]> & { id: string }>`
      select * from ${sql.table(table)} where id > ${last} order by id limit ${rowsAtOnce}`.execute(from);
    await insert(to, table, rows);
    copied += rows.length;
    last = rows.at(-1)?.id ?? last;
    if (rows.length < rowsAtOnce) return copied;
  }
}
