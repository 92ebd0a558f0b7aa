import Papa from 'papaparse';
import { UserError } from '../settings/user-error.ts';

/** The office asked for something that is not there; the message says so. */
export class OfficeError extends UserError {
  override name = 'OfficeError';
}

/** What a terminal would obey is shown instead: escape sequences, line ends, and marks that turn the direction of a text. */
export const shown = (text: string): string =>
  text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, (sign) =>
    sign === '\n' ? ' ⏎ ' : `\\u${(sign.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
  );

/**
 * A CSV for a spreadsheet, with a BOM because Excel reads it as another encoding without one. No cell is a formula, whichever
 * separator the program that opens it assumes.
 */
export function toCsv<Column extends string>(
  columns: readonly Column[],
  rows: readonly Record<Column, string>[],
): string {
  const data = rows.map((row) => columns.map((column) => harmless(row[column])));
  return `\uFEFF${Papa.unparse({ fields: [...columns], data }, { newline: '\r\n' }).trimEnd()}`;
}

/** Without controls, and with an apostrophe where a cell of a formula could begin: at a separator, a quote or a line's start. */
const harmless = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/\t/g, ' ')
    .replace(/(?!\n)\p{Cc}/gu, '')
    .replace(/(^|[\n;,|"])(\s*)(?=[=+\-@])/g, "$1$2'");

/** JSON without characters that a terminal obeys: C1 controls, and marks that turn the direction of a text. */
export const toJson = (value: unknown): string =>
  JSON.stringify(value, null, 2).replace(
    /[\u007f-\u009f\u2028-\u202e\u2066-\u2069]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

export const time = (at: number | null): string =>
  at === null ? '' : new Date(at).toISOString().slice(0, 16).replace('T', ' ');
