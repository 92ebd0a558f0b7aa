import { chmodSync } from 'node:fs';
import { dirname } from 'node:path';
import Sqlite from 'better-sqlite3';
import { Kysely, PostgresDialect, SqliteDialect } from 'kysely';
import { makeFolder } from '../settings/folders.ts';
import type { DatabaseAddress } from '../settings/settings.ts';
import { createPostgresPool } from './postgres-pool.ts';
import type { Db, Schema } from './schema.ts';
import { WaitingSqliteDialect } from './sqlite-dialect.ts';

/** Opens the database; `db.destroy()` closes it. The first query connects to PostgreSQL. */
export function openDatabase(address: DatabaseAddress): Db {
  if (address.kind === 'postgres') {
    return new Kysely<Schema>({ dialect: new PostgresDialect({ pool: createPostgresPool(address.url) }) });
  }
  const { file } = address;
  // Each handle to `:memory:` would open a new database.
  if (file === ':memory:') return new Kysely<Schema>({ dialect: new SqliteDialect({ database: openFile(file) }) });
  makeFolder(dirname(file));
  const first = openFile(file);
  switchToWal(first);
  // The file contains password hashes and messages. SQLite gives its -wal and -shm files the same mode.
  chmodSync(file, 0o600);
  const opened = [first];
  return new Kysely<Schema>({ dialect: new WaitingSqliteDialect(() => opened.pop() ?? openFile(file)) });
}

function openFile(file: string): Sqlite.Database {
  const database = new Sqlite(file, { timeout: 0 });
  database.pragma('foreign_keys = ON');
  return database;
}

/** Retries: SQLite does not wait if two processes switch a new file to WAL at the same time. */
function switchToWal(database: Sqlite.Database): void {
  for (let attempt = 1; ; attempt += 1) {
    try {
      database.pragma('journal_mode = WAL');
      return;
    } catch (error) {
      const busy = error instanceof Sqlite.SqliteError && error.code.startsWith('SQLITE_BUSY');
      if (!busy || attempt === 500) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
    }
  }
}
