import Papa from 'papaparse';
import { localTime } from '../domain/local-time.ts';
import { UserError } from '../settings/user-error.ts';

/** A command cannot do what its arguments ask, for example because no account has the address. The message says why. */
export class RecordsError extends UserError {
  override name = 'RecordsError';
}

/** Escapes characters that a terminal interprets: control characters, line breaks and bidi marks. */
export const escapeForTerminal = (text: string): string =>
  text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, (sign) =>
    sign === '\n' ? ' ⏎ ' : `\\u${(sign.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
  );

/**
 * Returns CSV for a spreadsheet. Excel needs the BOM to detect UTF-8. No cell starts a formula, whichever separator the
 * program assumes.
 *
 * @param columns the column's name in the first line, by its key in a row
 */
export function toCsv<Column extends string>(
  columns: Readonly<Record<Column, string>>,
  rows: readonly Record<Column, string | number>[],
): string {
  const names = Object.keys(columns) as Column[];
  const data = rows.map((row) => names.map((column) => harmless(String(row[column]))));
  const fields = names.map((column) => columns[column]);
  return `\uFEFF${Papa.unparse({ fields, data }, { newline: '\r\n' }).trimEnd()}`;
}

/**
 * Removes control characters. Adds an apostrophe before a possible formula: after a separator or quote, or at a line
 * start.
 */
const harmless = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/\t/g, ' ')
    .replace(/(?!\n)\p{Cc}/gu, '')
    .replace(/(^|[\n;,|"])(\s*)(?=[=+\-@])/g, "$1$2'");

/**
 * JSON without characters that a terminal interprets: escapes C1 control characters and bidi marks. Times (`…_at`) are
 * written in a time zone.
 */
export const toJson = (value: unknown, timeZone: string): string =>
  JSON.stringify(value, (key, part) => (isTime(key, part) ? localTime(part, timeZone) : part), 2).replace(
    /[\u007f-\u009f\u2028-\u202e\u2066-\u2069]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

const isTime = (key: string, value: unknown): value is number => key.endsWith('_at') && typeof value === 'number';
