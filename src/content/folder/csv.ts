import { readFile } from 'node:fs/promises';
import Papa from 'papaparse';
import type { z } from 'zod';
import { nearest } from '../../domain/nearest.ts';
import type { FileProblem } from '../../domain/office/content-contract.ts';
import { unicodeText } from '../../domain/unicode-text.ts';
import { columnDates, isoDates, splitDates } from '../../domain/written-dates.ts';
import type { Problems } from '../content.ts';
import { bare, day, days, didYouMean } from './fields.ts';
import { quoted } from './quoted.ts';

/**
 * Reads a text file in an encoding that spreadsheets and editors write: UTF-8 or UTF-16 in both byte orders, with or
 * without a BOM, or Windows-1252. The result has no BOM.
 */
export async function readText(file: string): Promise<string> {
  const bytes = await readFile(file);
  return unicodeText(bytes) ?? new TextDecoder('windows-1252').decode(bytes);
}

/**
 * Reads the columns of a schema from a CSV file. Returns the items, and the row number of each. The column names are in the first
 * row or below a title, in any order; a missing column is empty. The separator is a comma, a semicolon or a tab. Blank rows
 * are skipped.
 */
export function readCsv(
  file: string,
  source: string,
  schema: z.ZodObject,
  problems: Problems<FileProblem>,
): { items: Record<string, string>[]; rows: number[] } {
  const [items, rows]: [Record<string, string>[], number[]] = [[], []];
  if (source.trim() === '') {
    // An interrupted copy may be empty. Reading it as zero rows would delete content from the site.
    problems.push({ file, message: 'is empty, but its first line must name the columns' });
    return { items, rows };
  }
  const known = Object.keys(schema.shape);
  const table = readTable(source, known);
  if (!table) {
    problems.push({ file, row: 1, message: noHeader(source, known) });
    return { items, rows };
  }
  const { data, names, headerRow } = table;
  for (const { type, message, row } of table.errors) {
    if (type === 'Quotes') problems.push({ file, row: row === undefined ? undefined : row + table.firstRow, message });
  }
  if (data.length > maxRows || names.length > maxColumns) {
    problems.push({ file, message: `has more than ${maxRows} rows or ${maxColumns} columns: delete the empty ones` });
    return { items, rows };
  }
  checkNames(file, headerRow, names, known, problems);

  const places = new Map(names.map((name, index) => [name, index]));
  decideDates(data, places, schema);
  data.forEach((cells, index) => {
    const row = headerRow + 1 + index;
    if (cells.every((cell) => cell.trim() === '')) return;
    const extra = cells.findIndex((cell, at) => !names[at] && cell.trim() !== '');
    if (extra >= 0) {
      const where =
        extra < names.length
          ? 'in a column without a name: name it in the first line'
          : 'beyond the last column: put a text that holds the separator into "quotes"';
      problems.push({ file, row, message: `${quoted(cells[extra] ?? '')} stands ${where}` });
    }
    const text = (name: string) => cells[places.get(name) ?? -1] ?? '';
    // Other files refer to an id, so quotation marks around it are removed.
    const values = known.map((name) => [name, (name === 'id' && bare.safeParse(text(name)).data) || text(name)]);
    items.push(Object.fromEntries(values));
    rows.push(row);
  });
  return { items, rows };
}

/** Replaces dates by ISO dates in the columns where an unambiguous date shows the order of day and month. */
function decideDates(data: string[][], places: ReadonlyMap<string, number>, schema: z.ZodObject): void {
  for (const [name, type] of Object.entries(schema.shape)) {
    const place = places.get(name);
    if (place === undefined || (type !== day && type !== days)) continue;
    const texts = data.map((cells) => cells[place] ?? '');
    const { order } = columnDates(texts.flatMap(splitDates));
    if (order !== 'day-first' && order !== 'month-first') continue;
    for (const cells of data) if (cells[place]) cells[place] = isoDates(cells[place], order);
  }
}

/** More than the table of any school. */
const maxRows = 20_000;
const maxColumns = 1_000;

/** The rows that are searched for column names: a spreadsheet may have a title above them. */
const mostTitleRows = 5;

/** Finds the row of column names; undefined if there is none. */
function readTable(source: string, known: readonly string[]) {
  const [firstLine = '', ...lines] = source.split(/\r\n|\r|\n/);
  // As in Excel, a first line `sep=;` names the separator.
  const [, given] = /^"?sep=(.)"?$/i.exec(firstLine.trim()) ?? [];
  const text = given === undefined ? source : lines.join('\n');
  const firstRow = given === undefined ? 1 : 2;
  for (const delimiter of given === undefined ? separators(source) : [given]) {
    const { data, errors } = Papa.parse<string[]>(text, { delimiter, preview: maxRows + mostTitleRows + 2 });
    const names = data.slice(0, mostTitleRows).map((cells) => cells.map(columnName));
    const at = names.findIndex((row) => isHeader(row, known));
    const header = names[at];
    if (header) return { data: data.slice(at + 1), names: header, headerRow: firstRow + at, firstRow, errors };
  }
  return undefined;
}

const columnName = (cell: string) =>
  cell
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');

/** Whether a row has the column names: at least one, and a second (even misspelt) or no other cell. */
function isHeader(names: readonly string[], known: readonly string[]): boolean {
  const filled = names.filter((name) => name !== '');
  const found = filled.filter((name) => known.includes(name));
  const similar = filled.filter((name) => known.includes(name) || nearest(name, known) !== undefined);
  return found.length > 0 && (similar.length > 1 || filled.length === 1);
}

function noHeader(source: string, known: readonly string[]): string {
  const [line = ''] = source.trim().split(/\r\n|\r|\n/, 1);
  // A zip file (.xlsx), or Microsoft's older container (.xls).
  const binary = source.startsWith('PK\u0003\u0004') || source.startsWith('\u00d0\u00cf\u0011\u00e0');
  if (binary) return 'is a workbook of Excel with the name of a CSV file: save it as "CSV UTF-8 (comma delimited)"';
  return `must name the columns, but is ${quoted(line)}. The first row names columns such as ${known.slice(0, 4).join(', ')}; known are ${known.join(', ')}`;
}

function checkNames(
  file: string,
  row: number,
  names: readonly string[],
  known: readonly string[],
  problems: Problems<FileProblem>,
) {
  names.forEach((name, index) => {
    if (name !== '' && !known.includes(name)) {
      const hint = didYouMean(name, known) || `; known are ${known.join(', ')}`;
      problems.push({ file, row, column: String(index + 1), message: `unknown column ${quoted(name)}${hint}` });
    } else if (name !== '' && names.indexOf(name) !== index) {
      problems.push({ file, row, column: name, message: 'this column is there twice' });
    }
  });
}

/** The separators, sorted by frequency in the first lines. Guessing from more rows is unreliable. */
function separators(source: string): string[] {
  const start = source.split(/\r\n|\r|\n/, mostTitleRows).join('\n');
  const count = (separator: string) => start.split(separator).length;
  return [',', ';', '\t'].toSorted((one, other) => count(other) - count(one));
}

/** The reverse of `readCsv`. Excel needs the BOM to detect UTF-8. */
export function writeCsv(columns: readonly string[], rows: readonly Readonly<Record<string, string>>[]): string {
  return `\uFEFF${Papa.unparse({ fields: [...columns], data: rows.map((row) => columns.map((name) => row[name] ?? '')) }, { newline: '\n' })}\n`;
}
