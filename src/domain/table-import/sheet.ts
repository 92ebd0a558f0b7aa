/*
 * The tables of a file, as the server reads them and the page of the import shows them.
 */

/** A cell as its sheet shows it. A date that the file stores as one also has its day, whatever its format shows. */
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
  /** How the letters of a text file were read, if the file does not say it. */
  encoding?: Encoding;
}

/** The encodings of text files that are not in Unicode, by what a person calls them. */
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
