import { type CellValue, type DataValidation, writeXlsx } from 'hucre';

export interface TableColumn {
  label: string;
  /** The allowed values, which the spreadsheet program offers as a list in each cell. */
  choices?: readonly string[];
  isDay: boolean;
}

/** The number of rows below the headers that get choices and formats. */
const preparedRows = 200;

/**
 * Writes a spreadsheet to fill in. Its cells are texts, because programs convert ages such as `8-13` to dates. Date cells show
 * the year first.
 */
export async function writeTable(
  name: string,
  columns: readonly TableColumn[],
  rows: readonly (readonly string[])[],
): Promise<Uint8Array> {
  const values = Array.from({ length: preparedRows }, (_, row): CellValue[] =>
    columns.map(({ isDay }, column) => {
      const text = rows[row]?.[column] ?? '';
      return isDay && /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : text || null;
    }),
  );
  const dataValidations = columns.flatMap(({ choices }, column): DataValidation[] =>
    choices ? [{ type: 'list', values: [...choices], range: rangeOf(column), allowBlank: true }] : [],
  );
  return writeXlsx({
    sheets: [
      {
        name,
        rows: [columns.map(({ label }) => label), ...values],
        columns: columns.map(({ label, isDay }) => ({
          width: Math.max(14, label.length + 2),
          numFmt: isDay ? 'yyyy-mm-dd' : '@',
        })),
        freezePane: { rows: 1 },
        dataValidations,
      },
    ],
  });
}

const letterOf = (column: number): string =>
  (column >= 26 ? letterOf(Math.floor(column / 26) - 1) : '') + String.fromCharCode(65 + (column % 26));

const rangeOf = (column: number) => `${letterOf(column)}2:${letterOf(column)}${preparedRows + 1}`;
