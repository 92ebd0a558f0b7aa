import { existsSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { codeOf } from '../db/unavailable.ts';
import { counted } from '../domain/text.ts';
import { RecordsError, toCsv } from './output.ts';

/** The file of `--csv FILE`. */
export interface CsvFile {
  path: string;
  /** Replaces an existing file. */
  force: boolean;
}

/**
 * Writes a table for a spreadsheet. Only this user can read the file, because it contains personal data.
 *
 * @returns "Wrote 3 messages to /home/me/messages.csv."
 * @throws RecordsError if the file exists and `force` is false, or if it cannot be written
 */
export async function writeCsvFile<Column extends string>(
  { path, force }: CsvFile,
  noun: string,
  columns: Readonly<Record<Column, string>>,
  rows: readonly Record<Column, string | number>[],
): Promise<string> {
  try {
    const file = await open(path, force ? 'w' : 'wx', 0o600);
    try {
      // The mode of `open` applies only to a new file.
      if ((await file.stat()).isFile()) await file.chmod(0o600);
      await file.writeFile(`${toCsv(columns, rows)}\r\n`);
    } finally {
      await file.close();
    }
  } catch (error) {
    throw new RecordsError(`${reasonFor(error, path)} Nothing was written or marked as read.`);
  }
  return `Wrote ${counted(rows.length, noun)} to ${path}.`;
}

function reasonFor(error: unknown, path: string): string {
  const code = codeOf(error);
  switch (code) {
    case 'EEXIST':
      return `${path} exists already. Name another file, or add --force to replace it.`;
    case 'ENOENT':
      return existsSync(dirname(path)) ? `${path} cannot be written.` : `There is no folder ${dirname(path)}.`;
    case 'EISDIR':
      return `${path} is a folder. Name a file in it, such as ${path}/list.csv.`;
    case 'ENOSPC':
      return 'The disk is full.';
    default:
      return `${path} cannot be written (${code || 'no reason given'}).`;
  }
}
