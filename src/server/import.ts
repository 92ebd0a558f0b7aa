import { resolve } from 'node:path';
import { described, ImportError, importSqlite } from './db/import.ts';
import { openDatabase } from './db/open.ts';
import { codeOf, isDatabaseUnavailable } from './db/unavailable.ts';
import { readSettings, SettingsError } from './settings.ts';

/** From then on a lost connection may have lost the answer to a commit. */
let isCommitting = false;

/** `npm run import [file]`: what a SQLite file holds, into the new PostgreSQL database that DATABASE_URL names. */
async function main(): Promise<void> {
  const { database, dataDir } = readSettings(process.env);
  if (database.kind !== 'postgres') throw new ImportError('DATABASE_URL must name the PostgreSQL database to fill.');
  const file = resolve(process.argv[2] ?? `${dataDir}/steam.db`);
  const db = openDatabase(database);
  try {
    const counts = await importSqlite(file, db, async () => {
      isCommitting = true;
    });
    console.log(`Imported ${file}: ${described(counts)}.`);
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
  const broken = `One of the databases cannot be used (${codeOf(error) || 'connection lost'}).`;
  if (expected) console.error(error.message);
  else if (isCommitting)
    console.error(`${broken} PostgreSQL may hold all or nothing: run the import again; it refuses where all is there.`);
  else console.error(`${broken} Nothing was imported.`);
  process.exitCode = 1;
}
