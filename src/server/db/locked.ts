import { type Kysely, PostgresAdapter, sql } from 'kysely';
import type { Db, Schema } from './schema.ts';

/** Any number, as long as it stays the same: every process that changes schema or content asks for this lock. */
const lockNumber = 2_023_073;

export const isPostgres = (db: Kysely<Schema>): boolean => db.getExecutor().adapter instanceof PostgresAdapter;

/** One transaction under one lock for all processes: all of it happens or nothing, and one at a time. */
export async function locked<T>(db: Db, run: (connection: Kysely<Schema>) => Promise<T>): Promise<T> {
  return db.connection().execute(async (connection) => {
    if (isPostgres(connection)) {
      await sql`begin`.execute(connection);
      await sql`set local statement_timeout = 0`.execute(connection);
      await sql`select pg_advisory_xact_lock(${sql.lit(lockNumber)})`.execute(connection);
    } else {
      await sql`begin immediate`.execute(connection);
    }
    try {
      const result = await run(connection);
      await sql`commit`.execute(connection);
      return result;
    } catch (error) {
      // Where the connection itself is lost the database rolls back by itself; the first error says why.
      await sql`rollback`.execute(connection).catch(() => undefined);
      throw error;
    }
  });
}
