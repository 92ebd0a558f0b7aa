import { SqliteAdapter, sql } from 'kysely';
import type { Db } from './schema.ts';

/**
 * Writes what may be lost when the machine (not this process) dies, such as counts of the last minutes: SQLite then does not
 * wait for the disk, nor do concurrent readers. The next fully durable write syncs it, too.
 */
export function withoutSync<T>(db: Db, write: (connection: Db) => Promise<T>): Promise<T> {
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
