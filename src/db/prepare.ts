import { existsSync, statSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { DatabaseAddress } from '../settings/settings.ts';
import { migrate, type Step, tableNames, UnknownSchemaError } from './migrate.ts';
import { openDatabase } from './open.ts';
import type { Db } from './schema.ts';

/** Opens a database, migrates it to the newest schema and runs the missing further steps (the sample content). */
export async function prepareDatabase(address: DatabaseAddress, further: readonly Step[] = []): Promise<Db> {
  if (address.kind === 'sqlite') await refuseEmptyFile(address.file);
  const db = openDatabase(address);
  try {
    await migrate(db, further);
    return db;
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

/** Like `prepareDatabase`, but creates nothing. Returns undefined if there is no database file, or no table in it. */
export async function openExisting(address: DatabaseAddress): Promise<Db | undefined> {
  if (address.kind === 'sqlite' && !existsSync(address.file)) return undefined;
  if (address.kind === 'sqlite') return prepareDatabase(address);
  const db = openDatabase(address);
  try {
    if ((await tableNames(db)).length > 0) {
      await migrate(db);
      return db;
    }
  } catch (error) {
    await db.destroy();
    throw error;
  }
  await db.destroy();
  return undefined;
}

/**
 * Throws if a file stays at 0 bytes, as after an interrupted copy. Waits first, because the file of a new database is empty
 * for a moment.
 */
async function refuseEmptyFile(file: string): Promise<void> {
  for (let attempt = 0; existsSync(file) && statSync(file).size === 0; attempt += 1) {
    if (attempt === 20) {
      throw new UnknownSchemaError(
        `The database file ${file} has 0 bytes: a copy that broke off? Restore a backup, or delete the file to begin anew.`,
      );
    }
    await wait(100);
  }
}
