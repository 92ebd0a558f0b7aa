import { accessSync, chmodSync, constants, copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { Kysely, PostgresDialect, SqliteDialect } from 'kysely';
import { makeFolder } from '../settings/folders.ts';
import type { DatabaseAddress } from '../settings/settings.ts';
import { createPostgresPool } from './postgres-pool.ts';
import type { Db, Schema } from './schema.ts';
import { WaitingSqliteDialect } from './sqlite-dialect.ts';

/**
 * Opens the database; `db.destroy()` closes it. The first query connects to PostgreSQL. A SQLite file that this process may
 * only read is opened for reading: a write then throws SQLITE_READONLY.
 */
export function openDatabase(address: DatabaseAddress): Db {
  if (address.kind === 'postgres') {
    return new Kysely<Schema>({ dialect: new PostgresDialect({ pool: createPostgresPool(address.url) }) });
  }
  const { file } = address;
  // Each handle to `:memory:` would open a new database.
  if (file === ':memory:') return new Kysely<Schema>({ dialect: new SqliteDialect({ database: openFile(file) }) });
  makeFolder(dirname(file));
  if (isReadOnly(address)) return openForReading(file);
  const first = openFile(file);
  switchToWal(first);
  // The file contains password hashes and messages. SQLite gives its -wal and -shm files the same mode.
  chmodSync(file, 0o600);
  const opened = [first];
  return new Kysely<Schema>({ dialect: new WaitingSqliteDialect(() => opened.pop() ?? openFile(file)) });
}

/** Whether a SQLite file exists that this process may not write, or that is in a folder it may not write. */
export function isReadOnly(address: DatabaseAddress): boolean {
  if (address.kind !== 'sqlite' || !existsSync(address.file)) return false;
  return ![address.file, dirname(address.file)].every(mayWrite);
}

function mayWrite(path: string): boolean {
  try {
    accessSync(path, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * SQLite reads a database in WAL mode only if it has, or can create, the `-wal` and `-shm` files. In a read-only folder without
 * them, the database file is complete, and a copy of it is opened.
 */
function openForReading(file: string): Db {
  if (mayWrite(dirname(file)) || existsSync(`${file}-wal`)) {
    return new Kysely<Schema>({ dialect: new WaitingSqliteDialect(() => openFile(file, true)) });
  }
  const folder = mkdtempSync(join(tmpdir(), 'steam-read-only-'));
  const copy = join(folder, 'steam.db');
  copyFileSync(file, copy);
  const remove = () => rmSync(folder, { recursive: true, force: true });
  return new Kysely<Schema>({ dialect: new WaitingSqliteDialect(() => openFile(copy, true), remove) });
}

function openFile(file: string, readonly = false): Sqlite.Database {
  const database = new Sqlite(file, { timeout: 0, readonly });
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
