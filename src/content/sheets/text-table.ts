import Papa from 'papaparse';
import type { Encoding } from '../../domain/table-import/sheet.ts';
import { unicodeText } from '../../domain/unicode-text.ts';

export interface TextTable {
  rows: string[][];
  /** Undefined for a text in Unicode. */
  encoding?: Encoding | undefined;
}

/** Reads a table that is a text: CSV with any separator, or tabs. */
export function readTextTable(bytes: Uint8Array, encoding: Encoding = 'windows-1252'): TextTable {
  const unicode = unicodeText(bytes);
  const text = unicode ?? new TextDecoder(encoding).decode(bytes);
  return { rows: rowsOf(text), ...(unicode === undefined && { encoding }) };
}

const sampleRows = 30;

/** Splits a text by the separator that gives most rows the same number of cells. */
function rowsOf(text: string): string[][] {
  const [, given] = /^"?sep=(.)"?\r?\n/i.exec(text) ?? [];
  const body = given === undefined ? text : text.slice(text.indexOf('\n') + 1);
  const parse = (delimiter: string, preview = 0) => Papa.parse<string[]>(body, { delimiter, preview }).data;
  if (given !== undefined) return parse(given);
  // A bar also separates the items of a cell: it counts only in a file without other separators.
  const best = [',', ';', '\t', '|']
    .map((delimiter, index) => ({ delimiter, score: regularity(parse(delimiter, sampleRows)), index }))
    .toSorted((one, other) => other.score - one.score || one.index - other.index);
  const separator = best.find(({ delimiter, score }) => delimiter !== '|' && score > 0) ?? best[0];
  return parse(separator?.delimiter ?? ',');
}

/** Scores the rows of a separator: the more rows have the same number of cells, the higher. Rows of one cell do not count. */
function regularity(rows: readonly string[][]): number {
  const counts = new Map<number, number>();
  for (const { length } of rows) if (length > 1) counts.set(length, (counts.get(length) ?? 0) + 1);
  return Math.max(0, ...[...counts].map(([length, count]) => (length - 1) * count * count));
}
