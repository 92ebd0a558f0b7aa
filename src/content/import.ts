import { existsSync } from 'node:fs';
import { type Insertable, sql } from 'kysely';
import { contentTableNames } from '../db/content-tables.ts';
import { insert } from '../db/insert.ts';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/open.ts';
import type { Db, Schema } from '../db/schema.ts';
import { locked } from '../db/transactions.ts';
import { counted } from '../domain/text.ts';
import { UserError } from '../settings/user-error.ts';

/**
 * Everything but the counts of the last minutes and the browsers that have signed in before (a sign-in notes them again), each
 * table after those it refers to.
 */
export const keptTables = [
  ...(['users', 'sessions', 'messages'] as const),
  ...contentTableNames,
  'content_state',
] satisfies Exclude<keyof Schema, 'devices' | 'limits' | 'migrations'>[];

const rowsAtOnce = 500;

/** The import cannot be done; its message says why, in a sentence. */
export class ImportError extends UserError {
  override name = 'ImportError';
}

/**
 * Fills a new database with what a SQLite file holds, instead of with the sample world, and answers the rows of each table.
 * One transaction: all or nothing, and never into a database that holds something. What `beforeCommit` throws rolls it back.
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
    // One transaction reads one moment, whatever a running server writes meanwhile.
    await from
      .transaction()
      .setAccessMode('read only')
      .execute((moment) =>
        locked(into, async (to) => {
          await refuseFilled(to);
          Object.assign(counts, await copyTables(moment, to));
          await beforeCommit(to);
        }),
      );
    return counts;
  } finally {
    await from.destroy();
  }
}

/** Copies the kept tables, and answers the rows of each. */
export async function copyTables(from: Db, to: Db): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of keptTables) counts[table] = await copy(table, from, to);
  return counts;
}

/** What the counts come to, in words. */
export const described = ({ users = 0, messages = 0, courses = 0 }: Record<string, number>): string =>
  `${counted(users, 'user')}, ${counted(messages, 'message')}, ${counted(courses, 'course')}, and all that belongs to them`;

/** Throws where a kept table holds something. */
export async function refuseFilled(db: Db): Promise<void> {
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
