import { resolve } from 'node:path';
import { ImportError, importSqlite } from './db/import.ts';
import { openDatabase } from './db/open.ts';
import { codeOf, isDatabaseUnavailable } from './db/unavailable.ts';
import { readSettings, SettingsError } from './settings.ts';

/** `npm run import [file]`: what a SQLite file holds, into the new PostgreSQL database that DATABASE_URL names. */
async function main(): Promise<void> {
  const { database, dataDir } = readSettings(process.env);
  if (database.kind !== 'postgres') throw new ImportError('DATABASE_URL must name the PostgreSQL database to fill.');
  const file = resolve(process.argv[2] ?? `${dataDir}/steam.db`);
  const db = openDatabase(database);
  try {
    const { users = 0, messages = 0, courses = 0 } = await importSqlite(file, db);
    console.log(
      `Imported ${file}: ${users} users, ${messages} messages, ${courses} courses, and all that belongs to them.`,
    );
  } finally {
    await db.destroy();
  }
}

try {
  await main();
} catch (error) {
  const expected = error instanceof ImportError || error instanceof SettingsError;
  if (!expected && !isDatabaseUnavailable(error)) throw error;
  // The address stays out of the sentence: it may hold a password.
  console.error(
    expected ? error.message : `One of the databases cannot be used (${codeOf(error)}). Nothing was imported.`,
  );
  process.exitCode = 1;
}
