import Papa from 'papaparse';
import { UserError } from '../settings/user-error.ts';

/** The requested record does not exist; the message names it. */
export class OfficeError extends UserError {
  override name = 'OfficeError';
}

/** Escapes characters that a terminal interprets: control characters, line breaks and bidi marks. */
export const escapeForTerminal = (text: string): string =>
  text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, (sign) =>
    sign === '\n' ? ' ⏎ ' : `\\u${(sign.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
  );

/**
 * Returns CSV for a spreadsheet. Excel needs the BOM to detect UTF-8. No cell starts a formula, whichever separator the
 * program assumes.
 */
export function toCsv<Column extends string>(
  columns: readonly Column[],
  rows: readonly Record<Column, string>[],
): string {
  const data = rows.map((row) => columns.map((column) => harmless(row[column])));
  return `\uFEFF${Papa.unparse({ fields: [...columns], data }, { newline: '\r\n' }).trimEnd()}`;
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

/** JSON without characters that a terminal interprets: escapes C1 control characters and bidi marks. */
export const toJson = (value: unknown): string =>
  JSON.stringify(value, null, 2).replace(
    /[\u007f-\u009f\u2028-\u202e\u2066-\u2069]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

export const formatTime = (at: number | null): string =>
  at === null ? '' : new Date(at).toISOString().slice(0, 16).replace('T', ' ');
