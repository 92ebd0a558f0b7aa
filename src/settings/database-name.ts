import { envFile, originOf } from './env-file.ts';
import type { Settings } from './settings.ts';

type Named = Pick<Settings, 'database' | 'set'>;

/** Names the database without a password: "SQLite /srv/school/steam.db", or "PostgreSQL steam on db.example". */
export function databaseName({ database }: Pick<Settings, 'database'>): string {
  if (database.kind === 'sqlite') return `SQLite ${database.file}`;
  const url = new URL(database.url.replace(/@(?=\/)/, '@localhost'));
  const host = url.searchParams.get('host') ?? (url.host || 'localhost');
  return `PostgreSQL ${decodeURIComponent(url.pathname.slice(1))} on ${host}`;
}

/** Names the setting of the database: "DATA_DIR in /srv/steam-kit/.env", or that it is the default. */
export function databaseOrigin({ set }: Pick<Settings, 'set'>): string {
  const name = ['DATABASE_URL', 'DATA_DIR'].find((one) => set.includes(one));
  return name ? `${name} ${originOf(name)}` : `the default: no DATA_DIR or DATABASE_URL in ${envFile()}`;
}

/** The error message of a command whose database does not exist. */
export function missingDatabase(settings: Named): string {
  const { database } = settings;
  const problem =
    database.kind === 'sqlite' ? `There is no database ${database.file}` : `${databaseName(settings)} is empty`;
  return `${problem} (${databaseOrigin(settings)}). Nothing was created or changed.
If your school's data is elsewhere, set DATA_DIR or DATABASE_URL in ${envFile()}.
To begin a new school, run: npm run content -- apply DIR`;
}
