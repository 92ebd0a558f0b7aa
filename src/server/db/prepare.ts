import { existsSync, statSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { Content } from '../content/content.ts';
import type { DatabaseAddress } from '../settings.ts';
import { migrate, UnknownSchemaError } from './migrate.ts';
import { openDatabase } from './open.ts';
import type { Db } from './schema.ts';
import { seedStep } from './seed.ts';

/** Opens a database, brings it to the newest schema and, where `sample` is given, fills it with that if it never was. */
export async function prepareDatabase(address: DatabaseAddress, sample?: () => Promise<Content>): Promise<Db> {
  if (address.kind === 'sqlite') await refuseEmptyFile(address.file);
  const db = openDatabase(address);
  try {
    await migrate(db, sample ? [seedStep(sample)] : []);
    return db;
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

/** A copy that broke off leaves a file of 0 bytes; so does, for a moment, another process that makes a new database. */
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
