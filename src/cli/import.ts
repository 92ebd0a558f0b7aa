import { resolve } from 'node:path';
import { describeCounts, importSqlite } from '../content/import.ts';
import { openDatabase } from '../db/open.ts';
import { UserError } from '../settings/user-error.ts';
import { runCli } from './run-cli.ts';

/** True once the commit starts: if the connection then fails, the commit may still have succeeded. */
let isCommitting = false;

/** `npm run import [FILE]`: copies a SQLite file into the new PostgreSQL database at DATABASE_URL. */
await runCli({
  usage: 'npm run import [FILE]',
  run: async ([given], { database, dataDir }) => {
    if (database.kind !== 'postgres') throw new UserError('DATABASE_URL must name the PostgreSQL database to fill.');
    const file = resolve(given ?? `${dataDir}/steam.db`);
    const db = openDatabase(database);
    try {
      const counts = await importSqlite(file, db, async () => {
        isCommitting = true;
      });
      return `Imported ${file}: ${describeCounts(counts)}.`;
    } finally {
      await db.destroy();
    }
  },
  database: 'One of the databases',
  afterFailure: () =>
    isCommitting
      ? 'PostgreSQL may hold all or nothing: run the import again; it refuses if everything was imported.'
      : 'Nothing was imported.',
});
