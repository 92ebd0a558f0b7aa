import { type CellValue, type Sheet as FileSheet, formatValue, read } from 'hucre';
import { type Cell, type Sheet, sheetLimits } from '../../domain/table-import/sheet.ts';
import { readOdsHidden } from './ods-hidden.ts';

/** Reads the sheets of .xlsx, .xlsm, .xlsb, .xls and .ods. The contents decide, not the name. @throws HucreError */
export async function readWorkbook(bytes: Uint8Array): Promise<Sheet[]> {
  // One row more than the limit, to notice it.
  const { sheets } = await read(bytes, { readStyles: true, maxRows: sheetLimits.rows + 1 });
  const odsHidden = await readOdsHidden(bytes);
  return sheets
    .map((sheet, index) => {
      const { isSheetHidden, columns, rows } = odsHidden[index] ?? {};
      const read = toSheet(sheet);
      return {
        isHidden: isSheetHidden || sheet.hidden || sheet.veryHidden || false,
        sheet: { ...read, hiddenColumns: columns ?? read.hiddenColumns, hiddenRows: rows ?? read.hiddenRows },
      };
    })
    .toSorted((one, other) => Number(one.isHidden) - Number(other.isHidden))
    .map(({ sheet }) => sheet);
}

/** Converts a sheet of the library, also one of an HTML table. */
export function toSheet(sheet: FileSheet): Sheet {
  const rows = sheet.rows.map((values, row) =>
    values.map((value, column) => toCell(value, sheet.cells?.get(`${row},${column}`)?.style?.numFmt)),
  );
  repeatMergedCells(rows, sheet.merges ?? []);
  const cells = [...(sheet.cells?.values() ?? [])];
  return {
    name: sheet.name,
    rows,
    hiddenColumns: (sheet.columns ?? []).flatMap(({ hidden }, index) => (hidden ? [index] : [])),
    hiddenRows: [...(sheet.rowDefs ?? [])].flatMap(([index, { hidden }]) => (hidden ? [index] : [])),
    emptyFormulas: cells.filter(({ formula, value }) => formula !== undefined && (value ?? '') === '').length,
  };
}

/** Earlier dates are times without a day: programs store them as days around 1900. */
const firstYear = 1930;

function toCell(value: CellValue, format: string | undefined): Cell {
  if (value === null) return '';
  if (typeof value === 'string') return value.trim();
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return numberText(value, format);
  if (Number.isNaN(value.getTime())) return '';
  const day = value.toISOString().slice(0, 10);
  const text = formatted(value, format ?? 'yyyy-mm-dd') || day;
  return value.getUTCFullYear() < firstYear ? text : { text, day };
}

/** A number as the sheet shows it: `Rs 4,500`. */
function numberText(value: number, format: string | undefined): string {
  // Binary fractions such as 0.1 + 0.2 have 17 digits.
  const plain = String(Number(value.toPrecision(15)));
  if (format === undefined || format === 'General' || format === '@') return plain;
  const text = formatted(value, format);
  return /\d/.test(text) && !text.includes('#') ? text : plain;
}

/** `[$PKR-420]` is a currency, `[$-409]` only a language. */
const formatted = (value: Date | number, format: string): string =>
  formatValue(
    value,
    format.replace(/\[\$([^\]-]*)(?:-[^\]]*)?\]/g, (_, sign: string) => (sign ? `"${sign} "` : '')),
  )
    .replace(/\s+/g, ' ')
    .trim();

/** Repeats a merged cell in each row of its column, such as a subject beside its courses. */
function repeatMergedCells(rows: Cell[][], merges: NonNullable<FileSheet['merges']>): void {
  for (const { startRow, endRow, startCol, endCol } of merges) {
    const first = rows[startRow]?.[startCol];
    if (startCol !== endCol || first === undefined) continue;
    for (const row of rows.slice(startRow + 1, endRow + 1)) row[startCol] = first;
  }
}
