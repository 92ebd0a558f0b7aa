import type { Insertable, Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** Rows per statement: below the parameter limits of SQLite and PostgreSQL. */
const rowsAtOnce = 200;

/** Inserts rows in batches. */
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
