import { resolve } from 'node:path';
import { describeCounts, importSchool } from '../content/backup/backups.ts';
import { describeStore } from '../content/media/media.ts';
import { openDatabase } from '../db/open.ts';
import { counted } from '../domain/text.ts';
import { UserError } from '../settings/user-error.ts';
import { type Cli, runCli } from './run-cli.ts';

/** `npm run import [FILE]`: copies a SQLite file and its media to the new PostgreSQL database and DATA_DIR. */
export function importCli(): Cli {
  /** After the commit has begun, a lost connection does not mean that the commit failed. */
  let isCommitting = false;
  return {
    usage: 'npm run import [FILE]',
    run: async ([given], settings) => {
      const { database, dataDir } = settings;
      if (database.kind !== 'postgres') throw new UserError('DATABASE_URL must name the PostgreSQL database to fill.');
      const file = resolve(given ?? `${dataDir}/steam.db`);
      const db = openDatabase(database);
      try {
        const beforeCommit = async () => {
          isCommitting = true;
        };
        const { counts, copied } = await importSchool({ file, into: db, place: settings, beforeCommit });
        const files = copied > 0 ? ` Copied ${counted(copied, 'file')} to ${describeStore(settings)}.` : '';
        return `Imported ${file}: ${describeCounts(counts)}.${files}`;
      } finally {
        await db.destroy();
      }
    },
    database: 'One of the databases',
    afterFailure: () =>
      isCommitting
        ? 'PostgreSQL may hold all or nothing: run the import again; it refuses if everything was imported.'
        : 'Nothing was imported.',
  };
}

if (import.meta.main) await runCli(importCli());
