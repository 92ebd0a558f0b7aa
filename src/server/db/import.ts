import { existsSync } from 'node:fs';
import { type Insertable, sql } from 'kysely';
import { migrate } from './migrate.ts';
import { openDatabase } from './open.ts';
import type { Db, Schema } from './schema.ts';
import { contentStep, insert } from './seed.ts';

/** Everything but the counts of the last minutes, each table after those it refers to. */
const tables = [
  ...(['users', 'sessions', 'messages', 'courses', 'modules', 'lessons', 'lectures', 'course_faqs'] as const),
  ...(['course_testimonials', 'faqs', 'categories', 'announcements', 'testimonials', 'banners', 'missions'] as const),
  ...(['members', 'competitions', 'achievement_groups', 'achievements', 'products'] as const),
] satisfies Exclude<keyof Schema, 'limits' | 'migrations'>[];

const rowsAtOnce = 500;

/** The import cannot be done; its message says why, in a sentence. */
export class ImportError extends Error {
  override name = 'ImportError';
}

/**
 * Fills a new database with what a SQLite file holds, instead of with the sample world, and answers the rows of each table.
 * It is a step of the migration: all or nothing, and never into a database that has been filled before.
 */
export async function importSqlite(file: string, into: Db): Promise<Record<string, number>> {
  if (!existsSync(file)) throw new ImportError(`There is no database file ${file}.`);
  const from = openDatabase({ kind: 'sqlite', file });
  const counts: Record<string, number> = {};
  try {
    await migrate(from);
    // One transaction reads one moment, whatever a running server writes meanwhile.
    const copyAll = (to: Db) =>
      from.transaction().execute(async (moment) => {
        for (const table of tables) counts[table] = await copy(table, moment, to);
      });
    const done = await migrate(into, [{ name: contentStep, run: copyAll }]);
    if (done.includes(contentStep)) return counts;
    throw new ImportError(
      'That database has been filled already, and an import would mix the two. Name a new, empty one.',
    );
  } finally {
    await from.destroy();
  }
}

async function copy<T extends (typeof tables)[number]>(table: T, from: Db, to: Db): Promise<number> {
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
