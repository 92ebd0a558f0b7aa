import { EncryptedFileError, fromHtml, HucreError } from 'hucre';
import {
  type Cell,
  type Encoding,
  type Sheet,
  type SheetFile,
  sheetLimits,
  textOf,
} from '../../domain/table-import/sheet.ts';
import { readTextTable } from './text-table.ts';
import { readWorkbook, toSheet } from './workbook.ts';

/** The tables of a file, or one sentence that says why there are none. */
export type SheetsOrMessage = SheetFile | { refused: string };

/** Reads the tables of a file. Detects the format by the first bytes, because names are often wrong. */
export async function readSheets(bytes: Uint8Array, encoding?: Encoding): Promise<SheetsOrMessage> {
  const latin = Buffer.from(bytes).toString('latin1', 0, 4096);
  const refused = otherKinds.find(({ pattern }) => pattern.test(latin))?.message;
  if (refused !== undefined) return { refused };
  if (latin.startsWith(zipStart) || latin.startsWith(oleStart)) return workbook(bytes);
  // An HTML page that a program saved as .xls, or a table from the clipboard.
  if (/<(table|html)\b/i.test(latin)) return limited({ sheets: [htmlTable(new TextDecoder().decode(bytes))] });
  const { rows, ...rest } = readTextTable(bytes, encoding);
  if (/\0/.test(rows.slice(0, 20).flat().join(''))) return { refused: `This file is no table. ${takesKinds}` };
  return limited({ sheets: [plainSheet(rows)], ...rest });
}

const zipStart = 'PK\x03\x04';
const oleStart = '\xd0\xcf\x11\xe0';
const takesKinds = 'Choose a spreadsheet: .xlsx, .xls, .ods or .csv.';

/** Files that people choose by mistake, by their first bytes. */
const otherKinds: readonly { pattern: RegExp; message: string }[] = [
  { pattern: /^$/, message: 'This file is empty. Save the spreadsheet again, then choose it.' },
  { pattern: /^%PDF/, message: `This is a PDF, which has no table to read. ${takesKinds}` },
  { pattern: /^(\x89PNG|\xff\xd8\xff|GIF8|.{4}ftyp|RIFF)/, message: `This is a picture or a clip. ${takesKinds}` },
  {
    pattern: /^\s*<\?xml[\s\S]*schemas-microsoft-com:office:spreadsheet/,
    message: 'This is Excel’s format “XML Spreadsheet 2003”. Open it, save it as .xlsx, then choose that file.',
  },
  {
    pattern: /^\s*<\?xml[\s\S]*office:document/,
    message: 'This is a flat OpenDocument file. Open it, save it as .ods or .xlsx, then choose that file.',
  },
];

async function workbook(bytes: Uint8Array): Promise<SheetsOrMessage> {
  try {
    return limited({ sheets: await readWorkbook(bytes) });
  } catch (error) {
    if (error instanceof EncryptedFileError) {
      const message =
        'This file is protected by a password. Open it, remove the password, save it, then choose it again.';
      return { refused: message };
    }
    if (error instanceof HucreError) return { refused: otherContainer(bytes) };
    throw error;
  }
}

/** The message about a zip or OLE container without sheets. Detects the format by the file names in its bytes. */
function otherContainer(bytes: Uint8Array): string {
  const has = (text: string) => Buffer.from(bytes).includes(text);
  if (has('Index/Document.iwa') || has('Index.zip'))
    return 'This is a Numbers file. In Numbers, choose File › Export To › Excel, then choose that file.';
  if (has('word/document.xml')) return `This is a Word file. Copy its table and paste it below. ${takesKinds}`;
  if (has('ppt/presentation.xml')) return `This is a presentation. ${takesKinds}`;
  if (has('school.yaml')) return 'This is the folder of a school. Bring it back below, under “Everything at once”.';
  return `This file is damaged, or no spreadsheet. ${takesKinds}`;
}

/** Reads an HTML table. hucre drops `<br>`, and keeps line breaks of the source, which HTML ignores. */
function htmlTable(html: string): Sheet {
  const lines = html.replace(/\s*[\r\n]\s*/g, ' ').replace(/<br\b[^>]*>/gi, '&#10;');
  return { ...toSheet(fromHtml(lines, { typeInference: false })), name: '' };
}

const plainSheet = (rows: string[][]): Sheet => ({
  name: '',
  rows: rows.map((cells) => cells.map((cell) => cell.trim())),
  hiddenColumns: [],
  hiddenRows: [],
  emptyFormulas: 0,
});

/** Removes empty rows and columns at the end, and rejects tables above `sheetLimits`. */
function limited({ sheets, ...rest }: SheetFile): SheetsOrMessage {
  const filled = sheets.map(trimmed).filter(({ rows }) => rows.length > 0);
  if (filled.length === 0) return { refused: 'This file has no filled cell.' };
  const { rows: maxRows, columns: maxColumns, letters } = sheetLimits;
  if (filled.flatMap(({ rows }) => rows.flat()).reduce((sum, cell) => sum + textOf(cell).length, 0) > letters) {
    return { refused: 'This file has more than 5 million letters. Delete what is not needed, then choose it again.' };
  }
  const large = filled.find(({ rows }) => rows.length > maxRows || rows.some(({ length }) => length > maxColumns));
  if (!large) return { sheets: filled, ...rest };
  const name = large.name && ` “${large.name}”`;
  return {
    refused: `The sheet${name} has more than ${maxRows} rows or ${maxColumns} columns. Delete what is not needed, then choose it again.`,
  };
}

function trimmed(sheet: Sheet): Sheet {
  const isFilled = (cell: Cell) => textOf(cell) !== '';
  const rows = sheet.rows.map((cells) => cells.slice(0, cells.findLastIndex(isFilled) + 1));
  const filled = rows.slice(0, rows.findLastIndex((cells) => cells.length > 0) + 1);
  const columnCount = filled.reduce((most, { length }) => Math.max(most, length), 0);
  return {
    ...sheet,
    rows: filled,
    hiddenColumns: sheet.hiddenColumns.filter((column) => column < columnCount),
    hiddenRows: sheet.hiddenRows.filter((row) => row < filled.length),
  };
}
