import { foldText } from './fold-text.ts';
import { monthOf } from './written-dates.ts';

/**
 * Restores ages that a spreadsheet converted to a date: `13-Aug` and `Aug-13` become `8-13`. The lower age comes first, so
 * the order of day and month does not matter.
 *
 * @returns undefined if the text is no date
 */
export function agesOfDate(text: string): string | undefined {
  const [one, other] = partsWithName(text) ?? partsInNumbers(text) ?? [];
  if (one === undefined || other === undefined) return undefined;
  return `${Math.min(one, other)}-${Math.max(one, other)}`;
}

/** Day and month, or month and year, of `13-Aug`, `Aug-13` or `13-Aug-26`. */
function partsWithName(text: string): [number, number] | undefined {
  const [first = '', second = '', ...more] = foldText(text)
    .trim()
    .split(/[\s./-]+/);
  const [digits, name] = /^\d/.test(first) ? [first, second] : [second, first];
  const month = monthOf(name);
  return month !== undefined && /^\d{1,2}$/.test(digits) && more.length < 2 ? [Number(digits), month] : undefined;
}

/** Day and month of a complete date in numbers: `2026-08-13`, `8/13/2026` or `13.08.26`. */
function partsInNumbers(text: string): number[] | undefined {
  const [, ...found] =
    /^(?:\d{4}[-/.](\d{1,2})[-/.](\d{1,2})|(\d{1,2})[-/.](\d{1,2})[-/.](?:\d{4}|\d{2}))(?:[ T].*)?$/.exec(
      text.trim(),
    ) ?? [];
  return found.length === 0 ? undefined : found.filter((part) => part !== undefined).map(Number);
}

/** The error message for a text that is no range of ages. */
export function agesProblem(text: string): string {
  const ages = agesOfDate(text);
  if (ages !== undefined) return `\`${text}\` is a date that a spreadsheet made of ${ages}: write ${ages} as a text`;
  return `\`${text}\` is no range of ages such as 8-13 or 12+`;
}
