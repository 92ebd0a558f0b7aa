import { useMemo, useState } from 'react';
import type { Kind } from '../../domain/office/kinds.ts';
import { type AnsweredRow, type Answers, applyAnswers, noAnswers } from '../../domain/table-import/answers.ts';
import { findTable, headersOf, type TablePlace, tableIn } from '../../domain/table-import/begin.ts';
import { type Question, questionsOf, unitQuestions } from '../../domain/table-import/questions.ts';
import {
  type DateColumn,
  dateColumns,
  type Reading,
  readRows,
  rowsBelow,
  type TableRow,
} from '../../domain/table-import/read-rows.ts';
import type { SheetFile } from '../../domain/table-import/sheet.ts';
import type { DateOrder } from '../../domain/written-dates.ts';
import { useOfficeQuery } from '../api/use-query.ts';
import { readRemembered } from './remembered.ts';
import type { Check } from './use-check.ts';

export interface Table {
  place: TablePlace;
  /** The rows below the header row, unchanged. */
  rows: readonly TableRow[];
  headers: readonly string[];
  dates: readonly DateColumn[];
  /** The rows to import, after answers and corrections. */
  answered: readonly AnsweredRow[];
  answers: Answers;
  setAnswers: (change: (answers: Answers) => Answers) => void;
  removeOthers: boolean;
  setRemoveOthers: (remove: boolean) => void;
  setSheet: (sheet: number) => void;
  setHeaderRow: (row: number) => void;
  setKey: (column: number, key: string) => void;
  setOrder: (key: string, order: DateOrder) => void;
  /** Returns the questions that the server's check of the rows leaves open. */
  questionsOf: (result: Check['result']) => Question[];
}

/** The state of a table import. */
export function useTable(kind: Kind, { sheets }: SheetFile): Table {
  const [place, setPlace] = useState(() => findTable(sheets, kind, readRemembered(kind)));
  const [orders, setOrders] = useState<Reading['orders']>({});
  const [answers, setAnswers] = useState(noAnswers);
  const [removeOthers, setRemoveOthers] = useState(false);
  const choices = useOfficeQuery('content/item', { kind }).data?.choices ?? noChoices;
  const sheet = sheets[place.sheet];
  const rows = useMemo(() => (sheet ? rowsBelow(sheet, place.headerRow) : []), [sheet, place.headerRow]);
  const headers = useMemo(() => headersOf(sheet?.rows ?? [], place.headerRow), [sheet, place.headerRow]);
  const reading = useMemo<Reading>(
    () => ({ kind, keys: place.keys, orders, choices }),
    [kind, place.keys, orders, choices],
  );
  const dates = useMemo(() => dateColumns(rows, reading), [rows, reading]);
  const answered = useMemo(() => applyAnswers(rows, readRows(rows, reading), answers), [rows, reading, answers]);
  const begin = (next: TablePlace) => {
    setPlace(next);
    setOrders({});
    setAnswers(noAnswers);
  };
  return {
    place,
    rows,
    headers,
    dates,
    answered,
    answers,
    setAnswers,
    removeOthers,
    setRemoveOthers,
    setSheet: (next) => begin(tableIn(sheets, next, kind, readRemembered(kind))),
    setHeaderRow: (row) => begin(tableIn(sheets, place.sheet, kind, readRemembered(kind), row)),
    setKey: (column, key) => setPlace((now) => ({ ...now, keys: now.keys.with(column, key) })),
    setOrder: (key, order) => setOrders((now) => ({ ...now, [key]: order })),
    questionsOf: (result) => {
      if (!result) return [];
      const values = result.rows.map((row) => row.values);
      const headerOf = Object.fromEntries(place.keys.map((key, column) => [key, headers[column] ?? '']));
      const doubtful = new Set(
        dates.filter(({ chosen, doubtful }) => doubtful !== '' && !chosen).map(({ key }) => key),
      );
      return [
        // Skip columns with an ambiguous date order, which have their own question (Dates.tsx).
        ...questionsOf(kind, values, result.output.items).filter(({ key }) => !doubtful.has(key)),
        ...unitQuestions(kind, values, headerOf),
      ];
    },
  };
}

const noChoices: Reading['choices'] = {};
