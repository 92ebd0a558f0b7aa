import type { Question } from './questions.ts';
import type { TableRow } from './read-rows.ts';

/* The user's answers to the questions of an import (questions.ts). */

export interface Answers {
  /** By the key of a field: the new value for each old value. */
  replaced: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The corrected cells, by `cellOf`. */
  corrected: Readonly<Record<string, string>>;
  /** The lines of the rows that are left out. */
  left: readonly number[];
}

export const noAnswers: Answers = { replaced: {}, corrected: {}, left: [] };

export const cellOf = (line: number, key: string): string => `${line} ${key}`;

/** A row as it will be imported. */
export interface AnsweredRow {
  line: number;
  values: Record<string, string>;
}

/** Applies the answers to the values of each row. */
export function applyAnswers(
  rows: readonly TableRow[],
  values: readonly Readonly<Record<string, string>>[],
  { replaced, corrected, left }: Answers,
): AnsweredRow[] {
  const leftLines = new Set(left);
  // An answer about a field without a column adds its value to each row.
  const added = Object.keys(replaced);
  const correctedKeys = new Map<number, [string, string][]>();
  for (const [cell, value] of Object.entries(corrected)) {
    const [line = '', key = ''] = cell.split(' ');
    correctedKeys.set(Number(line), [...(correctedKeys.get(Number(line)) ?? []), [key, value]]);
  }
  return rows.flatMap(({ line }, index) => {
    if (leftLines.has(line)) return [];
    const read = values[index] ?? {};
    const answered = [...new Set([...Object.keys(read), ...added])].map((key) => {
      const value = read[key] ?? '';
      return [key, replaced[key]?.[value] ?? value] as const;
    });
    return [{ line, values: Object.fromEntries([...answered, ...(correctedKeys.get(line) ?? [])]) }];
  });
}

/** Adds the new values of an answer. If an earlier answer already replaced a value, the original value is mapped. */
export function withReplaced(answers: Answers, key: string, replace: Readonly<Record<string, string>>): Answers {
  const before = answers.replaced[key] ?? {};
  const earlier = Object.fromEntries(Object.entries(before).map(([from, to]) => [from, replace[to] ?? to]));
  return { ...answers, replaced: { ...answers.replaced, [key]: { ...replace, ...earlier } } };
}

/** Removes the answers about a field. */
export function withoutReplaced(answers: Answers, key: string): Answers {
  const { [key]: _, ...replaced } = answers.replaced;
  return { ...answers, replaced };
}

/** Excludes the rows of a question from the import. */
export const withoutRows = (answers: Answers, { rows }: Question, shown: readonly AnsweredRow[]): Answers => ({
  ...answers,
  left: [...answers.left, ...rows.flatMap((row) => shown[row]?.line ?? [])],
});
