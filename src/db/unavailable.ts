import Sqlite from 'better-sqlite3';

const sqliteCodes = /^SQLITE_(BUSY|LOCKED|IOERR|CANTOPEN|FULL|READONLY|CORRUPT|NOTADB|PERM|AUTH)/;
/** Connection, resource, shutdown, read-only and cancelled statements, by PostgreSQL's classes; then the system's own. */
const postgresCodes =
  /^(08|53|57|58|25006|3D000|28|55P03)|^(ECONN|ENOENT|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EPIPE|EHOST|ENET|EACCES)/;
const messages =
  /database connection is not open|Connection terminated|timeout exceeded|Query read timeout|driver has already been destroyed|Client has encountered a connection error/;

/** True when an error says that the database cannot be used now, as against a mistake of ours in a query. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof Sqlite.SqliteError) return sqliteCodes.test(error.code);
  return postgresCodes.test(codeOf(error)) || messages.test(error.message);
}

/** True where there is no room: in a folder of ours, for SQLite, or on PostgreSQL's disk. */
export const isDiskFull = (error: unknown): boolean => ['ENOSPC', 'SQLITE_FULL', '53100'].includes(codeOf(error));

/** The short code of a database or system error, '' where it has none. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}
