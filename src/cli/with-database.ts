import { openExisting, prepareDatabase } from '../db/prepare.ts';
import type { Db } from '../db/schema.ts';
import { missingDatabase } from '../settings/database-name.ts';
import type { Settings } from '../settings/settings.ts';
import { UserError } from '../settings/user-error.ts';

export interface DatabaseUse {
  /** True for `content apply`, which may fill a new database. @default false */
  mayCreate?: boolean;
}

/**
 * Opens the database, and closes it after `run`.
 *
 * @throws UserError if the database does not exist and the command may not create one
 */
export async function withDatabase<T>(
  settings: Settings,
  run: (db: Db) => Promise<T>,
  { mayCreate = false }: DatabaseUse = {},
): Promise<T> {
  const { database } = settings;
  const db = mayCreate ? await prepareDatabase(database) : await openExisting(database);
  if (!db) throw new UserError(missingDatabase(settings));
  try {
    return await run(db);
  } finally {
    await db.destroy();
  }
}
