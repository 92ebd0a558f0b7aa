import { foldText } from '../fold-text.ts';
import { nearest } from '../nearest.ts';
import type { FormField } from '../office/form-parts.ts';
import { type Kind, kinds } from '../office/kinds.ts';
import { importFields } from './fields.ts';
import { type Cell, type Sheet, textOf } from './sheet.ts';
import { headerWords } from './words.ts';

/* Finds the header row of a sheet, and the field of each column. */

/** Folds a header for comparison: `Fee (PKR)*` becomes `fee`. */
export const foldHeader = (text: string): string =>
  foldText(text)
    .replace(/[([{].*?[)\]}]/g, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const wordsOf = (list: string): string[] => list.split(',').map((word) => foldHeader(word));

/** The names of a field: its key, its label and their synonyms. */
const namesOf = ({ key, label }: FormField): string[] => [
  ...new Set([foldHeader(key), foldHeader(label), ...wordsOf(headerWords[key] ?? '')]),
];

const shortestMisspelt = 6;

/** Scores how well a header matches the names of a field; 0 if it does not. */
function scoreOf(header: string, names: readonly string[]): number {
  if (header === '') return 0;
  const at = names.indexOf(header);
  // The key and the label score higher than synonyms, and the first synonyms higher than the last.
  if (at >= 0) return 100 - Math.min(at, 20);
  const inside = names.filter((name) => name.length > 2 && ` ${header} `.includes(` ${name} `));
  if (inside.length > 0) return 40 + Math.min(20, Math.max(...inside.map(({ length }) => length)));
  // Short words are similar to too many others: `phone` to `photo`.
  const long = names.filter((name) => name.length >= shortestMisspelt);
  return header.length >= shortestMisspelt && nearest(header, long) !== undefined ? 30 : 0;
}

/** Earlier decisions of the user: the key of a field by folded header, '' for a column that is left out. */
export type Remembered = Readonly<Record<string, string>>;

/**
 * Finds the field of each column by its header. Each field gets one column at most.
 *
 * @param isHidden whether the file hides a column. Hidden columns are left out
 * @returns the keys of the fields; '' for a column that is left out
 */
export function mapColumns(
  headers: readonly string[],
  kind: Kind,
  remembered: Remembered = {},
  isHidden: (column: number) => boolean = () => false,
): string[] {
  const fields = importFields(kind);
  const keys: string[] = headers.map(() => '');
  const taken = new Set<string>();
  const folded = headers.map(foldHeader);
  for (const [column, header] of folded.entries()) {
    const key = header === '' ? undefined : remembered[header];
    if (key === undefined || (key !== '' && (taken.has(key) || !fields.some((field) => field.key === key)))) continue;
    keys[column] = key;
    taken.add(key);
  }
  const isOpen = (column: number) => !isHidden(column) && remembered[folded[column] ?? ''] === undefined;
  const pairs = folded.flatMap((header, column) =>
    isOpen(column) ? fields.map((field) => ({ column, key: field.key, score: scoreOf(header, namesOf(field)) })) : [],
  );
  for (const { column, key, score } of pairs.toSorted((one, other) => other.score - one.score)) {
    if (score === 0 || keys[column] !== '' || taken.has(key)) continue;
    keys[column] = key;
    taken.add(key);
  }
  return keys;
}

/** The rows that are searched for headers. A sheet may have a title, an address or a date above them. */
const mostTitleRows = 20;

/** Finds the row whose cells name most fields; the first row with two texts if no row names one. */
export function findHeaderRow(rows: Sheet['rows'], kind: Kind): number {
  const names = importFields(kind).map(namesOf);
  const countOf = (cells: readonly Cell[]) => {
    const headers = new Set(cells.map((cell) => foldHeader(textOf(cell))));
    return [...headers].filter((header) => names.some((own) => scoreOf(header, own) >= 40)).length;
  };
  const counts = rows.slice(0, mostTitleRows).map(countOf);
  const most = Math.max(0, ...counts);
  if (most > 1) return counts.indexOf(most);
  const isTexts = (cells: readonly Cell[]) => new Set(cells.map(textOf).filter(Boolean)).size > 1;
  const named = most === 1 ? counts.indexOf(1) : -1;
  const first = rows.findIndex(isTexts);
  return Math.max(0, named >= 0 && (rows[named]?.length ?? 0) > 1 ? named : first >= 0 ? first : named);
}

/** The sheet whose headers name the most fields of the kind; the first sheet if none names any. */
export function findSheet(sheets: readonly Sheet[], kind: Kind): number {
  const countOf = ({ rows }: Sheet) => {
    const headers = (rows[findHeaderRow(rows, kind)] ?? []).map(textOf);
    return rows.length > 1 ? mapColumns(headers, kind).filter((key) => key !== '').length : 0;
  };
  const counts = sheets.map(countOf);
  return Math.max(0, counts.indexOf(Math.max(...counts)));
}

/** Whether a column has the titles or ids of the items. Without them, a row neither finds nor creates an item. */
export const hasTitle = (keys: readonly string[], kind: Kind): boolean =>
  keys.includes(kinds[kind].title) || keys.includes('id');
