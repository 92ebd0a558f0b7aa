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

/** A CSV for a spreadsheet, in which no cell is a formula; with its head also where there is no row. */
export const toCsv = <Column extends string>(
  columns: readonly Column[],
  rows: readonly Record<Column, string>[],
): string =>
  Papa.unparse({ fields: [...columns], data: [...rows] }, { escapeFormulae: true, newline: '\r\n' }).trimEnd();

export const time = (at: number | null): string =>
  at === null ? '' : new Date(at).toISOString().slice(0, 16).replace('T', ' ');
