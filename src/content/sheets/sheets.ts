import { join } from 'node:path';
import type { Encoding, SheetFile } from '../../domain/table-import/sheet.ts';
import { ContentError } from '../content.ts';
import { LimitedProcess, type ProcessLimits } from '../limited-process.ts';
import type { SheetsOrMessage } from './read-sheets.ts';

/** A workbook of 10 MB may unpack to gigabytes: the limit of the memory stops it. */
const defaultLimits: ProcessLimits = { processorMs: 20_000, memoryBytes: 700 * 1024 * 1024 };

const messages = {
  time: 'This file takes too long to read. Copy the rows that you need into a new sheet, and choose that.',
  memory:
    'This file needs too much memory when it is unpacked. Copy the rows that you need into a new sheet, and choose that.',
  ended: 'This file is damaged and cannot be read. Open it, save it again, then choose it.',
};

/**
 * Reads the tables of a file in a child process, because an uploaded file must not block the server.
 *
 * @param encoding of a text file that is not in Unicode
 * @throws ContentError with a message for the user, if there is no table to read
 */
export async function readSheetsApart(file: string, encoding?: Encoding, limits = defaultLimits): Promise<SheetFile> {
  const reader = new LimitedProcess(join(import.meta.dirname, 'sheet-process.ts'));
  try {
    const outcome = await reader.run(`${encoding ?? ''} ${file}`, limits);
    if (!('answer' in outcome)) throw new ContentError(messages[outcome.refused]);
    const answer = outcome.answer as SheetsOrMessage;
    if ('refused' in answer) throw new ContentError(answer.refused);
    return answer;
  } finally {
    reader.stop();
  }
}

/** Writes a spreadsheet to fill in. The library loads on first use. */
export const writeTable: typeof import('./table-file.ts').writeTable = async (...args) =>
  (await import('./table-file.ts')).writeTable(...args);
