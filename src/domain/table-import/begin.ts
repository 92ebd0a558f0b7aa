import type { Kind } from '../office/kinds.ts';
import { findHeaderRow, findSheet, mapColumns, type Remembered } from './find-columns.ts';
import { type Sheet, textOf } from './sheet.ts';

/** The position of a table in a file, and the field of each column. */
export interface TablePlace {
  /** The index of the sheet. */
  sheet: number;
  headerRow: number;
  /** The key of each column; '' for one that is left out. */
  keys: string[];
}

/** Finds the table with the items of a kind (courses …): the sheet, its header row, and the field of each column. */
export function findTable(sheets: readonly Sheet[], kind: Kind, remembered?: Remembered): TablePlace {
  return tableIn(sheets, findSheet(sheets, kind), kind, remembered);
}

/** Finds the table in one sheet. @param headerRow from 0. @default the row that names most fields */
export function tableIn(
  sheets: readonly Sheet[],
  sheet: number,
  kind: Kind,
  remembered?: Remembered,
  headerRow?: number,
): TablePlace {
  const { rows = [], hiddenColumns = [] } = sheets[sheet] ?? {};
  const row = headerRow ?? findHeaderRow(rows, kind);
  const headers = headersOf(rows, row);
  const isHidden = (column: number) => hiddenColumns.includes(column);
  return { sheet, headerRow: row, keys: mapColumns(headers, kind, remembered, isHidden) };
}

/** The header of each column, '' for columns that have cells but no header. */
export function headersOf(rows: Sheet['rows'], headerRow: number): string[] {
  const width = Math.max(0, ...rows.slice(headerRow).map(({ length }) => length));
  return Array.from({ length: width }, (_, column) => textOf(rows[headerRow]?.[column]));
}
