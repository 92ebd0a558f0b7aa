import { type Kysely, PostgresAdapter, SqliteAdapter, sql } from 'kysely';
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

/**
 * Writes what may be lost when the machine (not this process) dies, such as counts of the last minutes: SQLite then does not
 * wait for the disk, nor do concurrent readers. The next fully durable write syncs it, too.
 */
export function withRelaxedDurability<T>(db: Db, write: (connection: Db) => Promise<T>): Promise<T> {
  if (!(db.getExecutor().adapter instanceof SqliteAdapter)) return write(db);
  return db.connection().execute(async (connection) => {
    await sql`pragma synchronous = normal`.execute(connection);
    try {
      return await write(connection);
    } finally {
      await sql`pragma synchronous = full`.execute(connection);
    }
  });
}
