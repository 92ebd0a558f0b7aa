import { readFile } from 'node:fs/promises';
import Papa from 'papaparse';
import type { z } from 'zod';
import type { Problem } from './content.ts';
import { didYouMean } from './fields.ts';

/** A valid row, with its row number in the file. */
export interface Read<T> {
  row: number;
  value: T;
}

/**
 * Reads a text file in UTF-8 with or without a BOM, or in an encoding of Excel on Windows: UTF-16 LE or Windows-1252.
 */
export async function readText(file: string): Promise<string> {
  const bytes = await readFile(file);
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/**
 * Reads a CSV file by a schema. The first line names the columns, in any order; a missing column is empty. The
 * separator is a comma, a semicolon or a tab. Blank rows are skipped. The ids of invalid rows are added to `broken`: a
 * reference to one of them is not reported as a second mistake.
 */
export function readCsv<Schema extends z.ZodObject>(
  file: string,
  source: string,
  schema: Schema,
  problems: Problem[],
  broken = new Set<string>(),
): Read<z.output<Schema>>[] {
  if (source.trim() === '') {
    // An interrupted copy may be empty. Reading it as zero rows would delete content from the site.
    problems.push({ file, message: 'is empty, but its first line must name the columns' });
    return [];
  }
  const { data, errors } = Papa.parse<string[]>(source, { delimiter: separatorOf(source) });
  for (const { type, message, row } of errors) {
    if (type === 'Quotes') problems.push({ file, row: row === undefined ? undefined : row + 1, message });
  }
  const known = Object.keys(schema.shape);
  const names = (data[0] ?? []).map((name) =>
    name
      .trim()
      .toLowerCase()
      .replace(/[\s-]+/g, '_'),
  );
  names.forEach((name, index) => {
    if (name !== '' && !known.includes(name)) {
      const hint = didYouMean(name, known) || `; known are ${known.join(', ')}`;
      problems.push({ file, row: 1, column: String(index + 1), message: `unknown column \`${name}\`${hint}` });
    } else if (name !== '' && names.indexOf(name) !== index) {
      problems.push({ file, row: 1, column: name, message: 'this column is there twice' });
    }
  });

  const rows: Read<z.output<Schema>>[] = [];
  data.slice(1).forEach((cells, index) => {
    const row = index + 2;
    if (cells.every((cell) => cell.trim() === '')) return;
    const extra = cells.findIndex((cell, at) => !names[at] && cell.trim() !== '');
    if (extra >= 0) {
      const where =
        extra < names.length
          ? 'in a column without a name: name it in the first line'
          : 'beyond the last column: put a text that holds the separator into "quotes"';
      problems.push({ file, row, message: `\`${cells[extra]}\` stands ${where}` });
    }
    const record = Object.fromEntries(known.map((name) => [name, cells[names.indexOf(name)] ?? '']));
    const result = schema.safeParse(record);
    if (result.success) {
      rows.push({ row, value: result.data });
      return;
    }
    broken.add((record.id ?? '').trim());
    for (const { path, message } of result.error.issues) problems.push({ file, row, column: path.join('.'), message });
  });
  return rows;
}

/** The separator of the first line, because column names contain none. Guessing from a few rows is unreliable. */
function separatorOf(source: string): string {
  const [line = ''] = source.split(/\r?\n/, 1);
  const count = (separator: string) => line.split(separator).length;
  return [',', ';', '\t'].reduce((best, next) => (count(next) > count(best) ? next : best));
}

/** The reverse of `readCsv`. */
export function writeCsv(columns: readonly string[], rows: readonly Readonly<Record<string, string>>[]): string {
  return `${Papa.unparse({ fields: [...columns], data: rows.map((row) => columns.map((name) => row[name] ?? '')) }, { newline: '\n' })}\n`;
}
