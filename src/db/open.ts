import { chmodSync } from 'node:fs';
import { dirname } from 'node:path';
import Sqlite from 'better-sqlite3';
import { Kysely, PostgresDialect, SqliteDialect } from 'kysely';
import pg from 'pg';
import { makeFolder } from '../settings/folders.ts';
import type { DatabaseAddress } from '../settings/settings.ts';
import type { Db, Schema } from './schema.ts';

/** Opens the database; `db.destroy()` closes it. PostgreSQL is first spoken to by the first query. */
export function openDatabase(address: DatabaseAddress): Db {
  return address.kind === 'sqlite' ? openSqlite(address.file) : openPostgres(address.url);
}

function openSqlite(file: string): Db {
  makeFolder(dirname(file));
  const database = new Sqlite(file, { timeout: 10_000 });
  switchToWal(database);
  // It holds password hashes and what people wrote. SQLite gives its -wal and -shm the same mode.
  if (file !== ':memory:') chmodSync(file, 0o600);
  // FULL: an answered sign-up or message has reached the disk, whatever happens to the machine next.
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  return new Kysely<Schema>({ dialect: new SqliteDialect({ database }) });
}

/** SQLite does not wait its timeout out when two processes switch a new file to WAL at once, so we ask again. */
function switchToWal(database: Sqlite.Database): void {
  for (let attempt = 1; ; attempt += 1) {
    try {
      database.pragma('journal_mode = WAL');
      return;
    } catch (error) {
      const busy = error instanceof Sqlite.SqliteError && error.code.startsWith('SQLITE_BUSY');
      if (!busy || attempt === 100) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
    }
  }
}

const int8 = 20;

function openPostgres(url: string): Db {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 10_000,
    types: {
      // Our bigints are times and counts, which a number holds exactly; pg would give texts.
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        oid === int8 ? Number : format === 'binary' ? pg.types.getTypeParser(oid, format) : pg.types.getTypeParser(oid),
    },
  });
  // An idle connection that breaks is dropped by the pool; unheard, the event would end the process.
  pool.on('error', (error) => console.error(`A database connection was lost: ${error.message}`));
  // One in use emits it as well, and its query rejects, which says enough.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
}
