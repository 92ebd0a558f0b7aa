import { formatDay } from './day.ts';
import { foldText } from './fold-text.ts';

/*
 * Dates as people and spreadsheets write them. `3/4/2027` has two readings. The other dates of its column decide: one
 * `3/25/2027` shows that the month comes first. Forms, imports and the content folder use these functions.
 */

export type DateOrder = 'day-first' | 'month-first';

/** The days that a text may mean, as ISO dates. Both are equal if the order of day and month does not matter. */
type Readings = Partial<Record<DateOrder, string>>;

/** The order of day and month in the dates of one column. */
export interface ColumnDates {
  /** `clear`: no date depends on the order. `mixed`: the dates show both orders. `open`: no date shows the order. */
  order: DateOrder | 'clear' | 'mixed' | 'open';
  /** The text that shows the order; '' without one. */
  proof: string;
  /** The first text that depends on the order; '' without one. */
  doubtful: string;
}

const monthNames: readonly string[] = [
  'jan january januar جنوری يناير',
  'feb february februar فروری فبراير',
  'mar march marz maerz مارچ مارس',
  'apr april اپریل ابريل',
  'may mai مئی مايو',
  'jun june juni جون يونيو',
  'jul july juli جولائی يوليو',
  'aug august اگست اغسطس',
  'sep sept september ستمبر سبتمبر',
  'oct october oktober okt اکتوبر اكتوبر',
  'nov november نومبر نوفمبر',
  'dec december dezember dez دسمبر ديسمبر',
];
const months = new Map(
  monthNames.flatMap((names, index) => names.split(' ').map((name) => [foldText(name), index + 1] as const)),
);

/** The number of a month's name; undefined for another word. */
export const monthOf = (name: string): number | undefined => months.get(foldText(name).replace(/\.$/, ''));

/** The two-digit years 00 to 69 mean 2000 to 2069, the others 1970 to 1999. */
const lastShortYear = 69;

const yearOf = (digits: string): number => {
  const year = Number(digits);
  if (digits.length > 2) return year;
  return year + (year <= lastShortYear ? 2000 : 1900);
};

/** The ISO date; undefined for a day that does not exist. */
function iso(year: number, month: number, date: number): string | undefined {
  const day = new Date(Date.UTC(year, month - 1, date));
  const exists = day.getUTCMonth() === month - 1 && day.getUTCDate() === date && year >= 1900 && year <= 9999;
  return exists ? day.toISOString().slice(0, 10) : undefined;
}

const both = (day: string | undefined): Readings => (day === undefined ? {} : { 'day-first': day, 'month-first': day });

const msPerDay = 86_400_000;
/** The day number of 1970-01-01: Excel counts from the end of 1899. */
const epochSerial = 25_569;
/** From 1954 to 2119. Other five-digit numbers are not read as dates. */
const [firstSerial, lastSerial] = [20_000, 80_000];

const timeOfDay = /[t ]\d{1,2}:\d{2}(:\d{2}(\.\d+)?)?( ?[ap]\.?m\.?)?( ?z|[+-]\d{2}:?\d{2})?$/;
const weekday = /^(mo|tu|we|th|fr|sa|su|mi|do)[a-z]*[.,]? +(?=\d|[a-z]{3})/;

/** The readings of a date. None for a text that is no date. */
function readingsOf(text: string): Readings {
  const plain = foldText(text.trim()).replace(/\s+/g, ' ').replace(timeOfDay, '').replace(weekday, '').trim();
  if (/^\d{5}(\.\d+)?$/.test(plain)) {
    const serial = Math.floor(Number(plain));
    if (serial < firstSerial || serial > lastSerial) return {};
    return both(new Date((serial - epochSerial) * msPerDay).toISOString().slice(0, 10));
  }
  const [, year = '', month, date] = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/.exec(plain)?.toSpliced(2, 1) ?? [];
  if (year !== '') return both(iso(Number(year), Number(month), Number(date)));
  return byNumbers(plain) ?? byName(plain);
}

/** `3/4/2027`, `3-4-27` or `3.4.2027`. A date with dots has the day first. */
function byNumbers(text: string): Readings | undefined {
  const [, first, mark, second, year = ''] = /^(\d{1,2}) ?([/.-]) ?(\d{1,2}) ?\2 ?(\d{2}|\d{4})$/.exec(text) ?? [];
  if (first === undefined) return undefined;
  const dayFirst = iso(yearOf(year), Number(second), Number(first));
  const monthFirst = iso(yearOf(year), Number(first), Number(second));
  if (dayFirst !== undefined && mark === '.') return both(dayFirst);
  return {
    ...(dayFirst !== undefined && { 'day-first': dayFirst }),
    ...(monthFirst !== undefined && { 'month-first': monthFirst }),
  };
}

/** `3 April 2027`, `03-Apr-27` or `Apr 3, 2027`. */
function byName(text: string): Readings {
  const words = text
    .replace(/(\d)(st|nd|rd|th)\b/g, '$1')
    .split(/[\s,./-]+/)
    .filter((word) => word !== '' && word !== 'of');
  const [first = '', second = '', year = ''] = words;
  if (words.length !== 3 || !/^(\d{2}|\d{4})$/.test(year)) return {};
  const [date, month] = /^\d/.test(first) ? [first, monthOf(second)] : [second, monthOf(first)];
  return month === undefined || !/^\d{1,2}$/.test(date) ? {} : both(iso(yearOf(year), month, Number(date)));
}

/** Whether a text is a date in at least one order. */
export const isDate = (text: string): boolean => Object.keys(readingsOf(text)).length > 0;

/** Finds the order of day and month in the dates of a column. Texts that are no dates are ignored. */
export function columnDates(texts: Iterable<string>): ColumnDates {
  const proofs: Partial<Record<DateOrder, string>> = {};
  let doubtful = '';
  for (const text of texts) {
    const { 'day-first': dayFirst, 'month-first': monthFirst } = readingsOf(text);
    if (dayFirst !== undefined && monthFirst !== undefined) {
      if (dayFirst !== monthFirst) doubtful ||= text.trim();
    } else if (dayFirst !== undefined) proofs['day-first'] ??= text.trim();
    else if (monthFirst !== undefined) proofs['month-first'] ??= text.trim();
  }
  const { 'day-first': dayProof, 'month-first': monthProof } = proofs;
  if (dayProof !== undefined && monthProof !== undefined) {
    return { order: doubtful === '' ? 'clear' : 'mixed', proof: dayProof, doubtful };
  }
  if (monthProof !== undefined) return { order: 'month-first', proof: monthProof, doubtful };
  if (dayProof !== undefined) return { order: 'day-first', proof: dayProof, doubtful };
  return { order: doubtful === '' ? 'clear' : 'open', proof: '', doubtful };
}

/** The ISO date of a text; undefined if the text is no date, or is ambiguous without `order`. */
export function readDate(text: string, order?: DateOrder): string | undefined {
  const { 'day-first': dayFirst, 'month-first': monthFirst } = readingsOf(text);
  if (dayFirst === undefined || monthFirst === undefined) return dayFirst ?? monthFirst;
  if (dayFirst === monthFirst) return dayFirst;
  return order && { 'day-first': dayFirst, 'month-first': monthFirst }[order];
}

/** Both readings of an ambiguous date in words; undefined for any other text. */
export function doubtOf(text: string): Record<DateOrder, string> | undefined {
  const { 'day-first': dayFirst, 'month-first': monthFirst } = readingsOf(text);
  if (dayFirst === undefined || monthFirst === undefined || dayFirst === monthFirst) return undefined;
  return { 'day-first': formatDay(dayFirst), 'month-first': formatDay(monthFirst) };
}

/** The error message for a text that is no date or is ambiguous. */
export function dateProblem(text: string): string {
  const doubt = doubtOf(text);
  if (doubt) {
    return `\`${text}\` is ${doubt['day-first']} or ${doubt['month-first']}: write it as ${readDate(text, 'day-first')} or ${readDate(text, 'month-first')}`;
  }
  return `\`${text}\` is no date such as 2027-01-11`;
}

/** Splits a cell that may contain several dates, such as `3/4/2027, 10/4/2027`. */
export function splitDates(text: string): string[] {
  const parts = text.split(/[|;\n]/).flatMap((part) => {
    const pieces = part.split(/,| and | & /);
    return pieces.length > 1 && pieces.every(isDate) ? pieces : [part];
  });
  return parts.map((part) => part.trim()).filter(Boolean);
}

/** Converts the dates of a cell to ISO dates. Text that is no date, or is ambiguous, stays unchanged. */
export const isoDates = (text: string, order?: DateOrder): string =>
  splitDates(text)
    .map((part) => readDate(part, order) ?? part)
    .join(' | ');
