import { agesOfDate } from '../ages-of-date.ts';
import { foldText } from '../fold-text.ts';
import { nearest } from '../nearest.ts';
import type { ImportedItem } from '../office/content-contract.ts';
import type { FormField } from '../office/form-parts.ts';
import type { Kind } from '../office/kinds.ts';
import { importFields } from './fields.ts';
import { choiceWords } from './words.ts';

/* Questions about the mistakes of a table. The same mistake in many rows is one question. */

export interface Question {
  id: string;
  key: string;
  label: string;
  /** The value of the cells; '' for empty cells. */
  value: string;
  /** The indexes of the rows. */
  rows: number[];
  /** The mistake or the suggestion. */
  message: string;
  /** A suggested correction: new values by old value. */
  proposal?: { label: string; replace: Record<string, string> };
  /** The values that the field takes; undefined for a text. */
  choices?: readonly string[];
  /** Whether the import needs an answer. */
  isMistake: boolean;
}

/** Groups the mistakes of all rows by field, value and message. The most frequent come first. */
export function questionsOf(
  kind: Kind,
  rows: readonly Readonly<Record<string, string>>[],
  items: readonly ImportedItem[],
): Question[] {
  const fields = new Map(importFields(kind).map((field) => [field.key, field]));
  const questions = new Map<string, Question>();
  for (const [row, { errors }] of items.entries()) {
    for (const [key, message] of Object.entries(errors)) {
      const value = rows[row]?.[key] ?? '';
      const id = [key, value, message].join('\n');
      const question = questions.get(id) ?? { ...newQuestion(fields.get(key), key, value, message), id };
      question.rows.push(row);
      questions.set(id, question);
    }
  }
  return [...questions.values()].toSorted((one, other) => other.rows.length - one.rows.length);
}

function newQuestion(field: FormField | undefined, key: string, value: string, message: string): Omit<Question, 'id'> {
  const choices = field?.field.choices;
  const near = field && value !== '' ? proposalOf(field, value) : undefined;
  return {
    key,
    label: field?.label ?? 'The row',
    value,
    rows: [],
    message,
    isMistake: true,
    ...(near !== undefined && { proposal: { label: near, replace: { [value]: near } } }),
    ...(choices && { choices }),
  };
}

/** Suggests a correction of a wrong value. */
function proposalOf({ field }: FormField, value: string): string | undefined {
  if (field.type === 'ages') return agesOfDate(value);
  if (!field.choices) return undefined;
  const words = field.choices.flatMap((choice) =>
    [choice, ...(choiceWords[choice]?.split(', ') ?? [])].map((word) => [foldText(word), choice] as const),
  );
  const folded = foldText(value).trim();
  const known = new Map(words);
  return known.get(folded) ?? known.get(nearest(folded, known.keys()) ?? '');
}

/** The unit in the brackets of a header: `Fee (PKR)`, `Duration (weeks)`. */
const unitOf = (header: string): string => /[([]([^)\]]{1,12})[)\]]\s*$/.exec(header.trim())?.[1]?.trim() ?? '';

/** Whether a unit is a currency, which is written before the number. */
const isCurrency = (unit: string): boolean => /^([A-Z]{3}|Rs\.?|\p{Sc}+|[A-Z]{1,2}\p{Sc})$/u.test(unit);

/**
 * Proposes the unit of a header for the numbers of its column: a fee needs its currency.
 *
 * @param headers the header of each field, by key
 */
export function unitQuestions(
  kind: Kind,
  rows: readonly Readonly<Record<string, string>>[],
  headers: Readonly<Record<string, string>>,
): Question[] {
  return importFields(kind).flatMap(({ key, label, field, isMarkdown }): Question[] => {
    const unit = unitOf(headers[key] ?? '');
    if (unit === '' || !(field.type === 'text' || field.type === 'fee') || isMarkdown) return [];
    const found = rows.flatMap((row, index) => (/^\d[\d,.]*$/.test(row[key] ?? '') ? [index] : []));
    if (found.length === 0) return [];
    const values = new Set(found.map((index) => rows[index]?.[key] ?? ''));
    const replace = Object.fromEntries([...values].map((value) => [value, withUnit(value, unit)]));
    const [first = ''] = values;
    return [
      {
        id: `${key}\nunit`,
        key,
        label,
        value: first,
        rows: found,
        isMistake: false,
        message: `the numbers have no unit, but the header says “${unit}”`,
        proposal: { label: replace[first] ?? '', replace },
      },
    ];
  });
}

function withUnit(value: string, unit: string): string {
  const number = /^\d{4,}$/.test(value) ? Number(value).toLocaleString('en') : value;
  return isCurrency(unit) ? `${unit} ${number}` : `${number} ${unit}`;
}
