import { foldText } from '../fold-text.ts';
import type { FormField } from '../office/form-parts.ts';
import { type Kind, kinds } from '../office/kinds.ts';
import { type ColumnDates, columnDates, type DateOrder, isoDates, splitDates } from '../written-dates.ts';
import { importFields } from './fields.ts';
import { foldHeader } from './find-columns.ts';
import { type Cell, type Sheet, textOf } from './sheet.ts';
import { flagWords } from './words.ts';

/* Converts the cells below the headers to the values of a form. */

export interface TableRow {
  /** Its number in the sheet, from 1. */
  line: number;
  cells: Cell[];
}

/** The filled rows below the headers. Headers that a printed table repeats are left out. */
export function rowsBelow({ rows }: Sheet, headerRow: number): TableRow[] {
  const headers = (rows[headerRow] ?? []).map((cell) => foldHeader(textOf(cell)));
  const isRepeated = (cells: readonly Cell[]) =>
    cells.every((cell, index) => foldHeader(textOf(cell)) === headers[index]);
  return rows.flatMap((cells, index) =>
    index <= headerRow || cells.every((cell) => textOf(cell) === '') || isRepeated(cells)
      ? []
      : [{ line: index + 1, cells }],
  );
}

/** How to read a table. */
export interface Reading {
  kind: Kind;
  /** The key of each column; '' for one that is left out. */
  keys: readonly string[];
  /** The order of day and month that the user selected, by key. */
  orders: Readonly<Record<string, DateOrder>>;
  /** The items that a field may refer to, by kind. */
  choices: Readonly<Record<string, readonly { id: string; title: string }[]>>;
}

export interface DateColumn extends ColumnDates {
  key: string;
  label: string;
  /** The order to use; undefined if the user has to select it. */
  chosen: DateOrder | undefined;
  /** Whether the spreadsheet program may have swapped day and month (`shownOrder`). */
  isSwapped: boolean;
}

const isDateField = ({ field }: FormField) => field.type === 'day' || field.type === 'days';

const cellsOf = (rows: readonly TableRow[], keys: readonly string[], key: string): Cell[] =>
  keys.flatMap((one, column) => (one === key ? rows.map(({ cells }) => cells[column] ?? '') : []));

/** The order of day and month of each column with dates. */
export function dateColumns(rows: readonly TableRow[], { kind, keys, orders }: Reading): DateColumn[] {
  return importFields(kind)
    .filter((field) => isDateField(field) && keys.includes(field.key))
    .map(({ key, label }) => {
      const cells = cellsOf(rows, keys, key);
      const isSwapped = shownOrder(cells) !== undefined && storedDays(cells).some(isAmbiguous);
      const typed = typedAs(cells);
      const dates = columnDates(cells.map(typed).flatMap(splitDates));
      const found = dates.order === 'day-first' || dates.order === 'month-first' ? dates.order : undefined;
      return { ...dates, key, label, isSwapped, chosen: orders[key] ?? (isSwapped ? undefined : found) };
    });
}

const storedDays = (cells: readonly Cell[]): string[] =>
  cells.flatMap((cell) => (typeof cell === 'object' ? [cell.day] : []));

const partsOf = (day: string): [year: string, month: number, date: number] => {
  const [year = '', month, date] = day.split('-');
  return [year, Number(month), Number(date)];
};

const isAmbiguous = (day: string): boolean => {
  const [, month, date] = partsOf(day);
  return date <= 12 && month !== date;
};

/**
 * Detects dates with day and month swapped. A program that expects the day first stores `4/3/2027` as 4 March, and leaves
 * `3/25/2027` as a text. Dates may be swapped if none is after the 12th and the texts show an order.
 *
 * @returns the order that the texts show; undefined if no date is swapped
 */
function shownOrder(cells: readonly Cell[]): DateOrder | undefined {
  const days = storedDays(cells);
  if (days.length === 0 || days.some((day) => partsOf(day)[2] > 12)) return undefined;
  const { order } = columnDates(cells.flatMap((cell) => (typeof cell === 'string' ? splitDates(cell) : [])));
  return order === 'day-first' || order === 'month-first' ? order : undefined;
}

/** Returns a function that reads a date cell. If dates may be swapped, it restores the text as typed. */
function typedAs(cells: readonly Cell[]): (cell: Cell) => string {
  const order = shownOrder(cells);
  return (cell) => {
    if (typeof cell === 'string') return cell;
    const [year, month, date] = partsOf(cell.day);
    if (order === undefined) return cell.day;
    return order === 'month-first' ? `${date}/${month}/${year}` : `${month}/${date}/${year}`;
  };
}

/** The values of each row, by key. */
export function readRows(rows: readonly TableRow[], reading: Reading): Record<string, string>[] {
  const { kind, keys } = reading;
  const orders = new Map(dateColumns(rows, reading).map(({ key, chosen }) => [key, chosen]));
  const readers = importFields(kind)
    .filter(({ key }) => keys.includes(key))
    .map((field) => {
      const columns = keys.flatMap((key, column) => (key === field.key ? [column] : []));
      const typed = typedAs(cellsOf(rows, keys, field.key));
      const separator = isList(field) ? ' | ' : ' ';
      const read = (cell: Cell) =>
        isDateField(field) ? isoDates(typed(cell), orders.get(field.key)) : fieldValue(field, textOf(cell), reading);
      return ({ cells }: TableRow): [string, string] => [
        field.key,
        columns
          .map((column) => read(cells[column] ?? ''))
          .filter(Boolean)
          .join(separator),
      ];
    });
  return rows.map((row) => Object.fromEntries(readers.map((read) => read(row))));
}

const isList = ({ field }: FormField) => ['list', 'days', 'ids', 'attachments'].includes(field.type);

function fieldValue(field: FormField, text: string, { choices }: Reading): string {
  if (text === '') return '';
  if (field.field.type === 'flag') return flagOf(text);
  const known = field.choicesOf && choices[field.choicesOf];
  const named = (name: string) => (known ? idOf(name, known) : name);
  if (isList(field)) return listOf(text).map(named).join(' | ');
  return named(text);
}

/** The items of a cell: lines, or separated by bars, bullets or semicolons. */
const listOf = (text: string): string[] =>
  text
    .split(/[\n|•▪●;]/)
    .map((item) => item.replace(/^\s*[-–*·]\s+/, '').trim())
    .filter(Boolean);

const idOf = (name: string, known: readonly { id: string; title: string }[]): string => {
  const folded = foldText(name).trim();
  return known.find(({ id, title }) => id === name || foldText(title).trim() === folded)?.id ?? name;
};

function flagOf(text: string): string {
  const folded = foldText(text).trim();
  const is = (words: string) => words.split(', ').some((word) => foldText(word) === folded);
  return is(flagWords.yes) ? 'yes' : is(flagWords.no) ? 'no' : text;
}

/** A count with its noun: `30 courses`. */
export const countOf = (count: number, kind: Kind): string =>
  `${count} ${count === 1 ? kinds[kind].one : `${kinds[kind].one}s`}`;
