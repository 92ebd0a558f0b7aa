/* The tables of a spreadsheet file. The server reads them, and the import page shows them. */

/** A cell's text as the sheet shows it. A cell that the file stores as a date also has its ISO date. */
export type Cell = string | { text: string; day: string };

export interface Sheet {
  /** The name of the sheet; '' for a file without sheets. */
  name: string;
  rows: Cell[][];
  /** The columns and rows that the file hides, from 0. */
  hiddenColumns: number[];
  hiddenRows: number[];
  /** How many formulas have no stored result. */
  emptyFormulas: number;
}

export interface SheetFile {
  /** Visible sheets first. */
  sheets: Sheet[];
  /** The encoding that was used to read a text file without Unicode. */
  encoding?: Encoding;
}

/** The encodings of text files without Unicode, with their labels. */
export const encodings = {
  'windows-1252': 'Western European',
  'windows-1256': 'Arabic and Urdu',
  'windows-1250': 'Central European',
  'windows-1251': 'Cyrillic',
  'windows-1254': 'Turkish',
  macintosh: 'Western European (Mac)',
} as const;

export type Encoding = keyof typeof encodings;

export const isEncoding = (name: string): name is Encoding => Object.hasOwn(encodings, name);

export const textOf = (cell: Cell | undefined): string => (typeof cell === 'object' ? cell.text : (cell ?? ''));

/** Limits of a table to import. */
export const sheetLimits = { bytes: 10_000_000, rows: 10_000, columns: 200, letters: 5_000_000 } as const;
