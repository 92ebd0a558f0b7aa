import type { Insertable, Kysely } from 'kysely';
import { type Content, contentTables, versionOf } from '../content/content.ts';
import { sampleStep } from './migrate.ts';
import type { Step } from './migrations.ts';
import type { Schema } from './schema.ts';

/** Fills a new database with the sample world, once: rows that are edited or deleted later stay so. */
export function seedStep(read: () => Promise<Content>): Step {
  return {
    name: sampleStep,
    run: async (db) => {
      // A folder was applied before the sample world could be.
      if (await db.selectFrom('content_state').select('id').executeTakeFirst()) return;
      const content = await read();
      for (const table of contentTables) await insert(db, table, content[table]);
      await db
        .insertInto('content_state')
        .values({ id: 'content', version: versionOf(content), source: 'sample', applied_at: Date.now() })
        .execute();
    },
  };
}

/** Few enough rows a statement for both databases' limits on parameters. */
const rowsAtOnce = 200;

export async function insert<T extends keyof Schema>(
  db: Kysely<Schema>,
  name: T,
  rows: readonly Insertable<Schema[T]>[],
) {
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    await db
      .insertInto(name)
      .values(rows.slice(start, start + rowsAtOnce))
      .execute();
  }
}
