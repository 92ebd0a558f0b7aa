import Sqlite from 'better-sqlite3';

const sqliteCodes = /^SQLITE_(BUSY|LOCKED|IOERR|CANTOPEN|FULL|READONLY|CORRUPT|NOTADB|PERM|AUTH)/;
/**
 * PostgreSQL error classes for connection, resources, shutdown, read-only and cancelled statements; then system errors.
 */
const postgresCodes =
  /^(08|53|57|58|25006|3D000|28|55P03)|^(ECONN|ENOENT|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EPIPE|EHOST|ENET|EACCES)/;
const messages =
  /database connection is not open|Connection terminated|timeout exceeded|Query read timeout|driver has already been destroyed|Client has encountered a connection error/;

/** Whether an error means that the database is unavailable, rather than a bug in a query. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof Sqlite.SqliteError) return sqliteCodes.test(error.code);
  // FATAL ends the connection, whatever its code.
  const isFatal = 'severity' in error && error.severity === 'FATAL';
  return isFatal || postgresCodes.test(codeOf(error)) || messages.test(error.message);
}

/**
 * Whether a disk is full: the disk of our files, of SQLite or of PostgreSQL. Up to version 15, PostgreSQL refuses a
 * connection without the code 53100 if it cannot write its cache of the catalogue.
 */
export const isDiskFull = (error: unknown): boolean =>
  ['ENOSPC', 'SQLITE_FULL', '53100'].includes(codeOf(error)) ||
  (error instanceof Error && error.message.includes('could not write init file'));

/** Whether a disk or a database can only be read. */
export const isReadOnlyFault = (error: unknown): boolean => /^(EROFS|SQLITE_READONLY|25006)/.test(codeOf(error));

/** The code of a database or system error; '' if it has none. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}
