import { readLessonTimes, weekdayOf } from './lesson-times.ts';

/*
 * The starts of a course: ISO dates, or yearly starts such as `every 01-09`, which a school need not update each year. A yearly
 * start is the first lesson on or after that day.
 */

const pattern = /^every (\d{2}-\d{2})$/;
const dayMs = 86_400_000;

/** `01-09` of `every 01-09`; undefined for any other text. */
export const yearlyDay = (start: string): string | undefined => pattern.exec(start)?.[1];

/** Converts an ISO date to a yearly start. */
export const everyYear = (date: string): string => `every ${date.slice(5)}`;

/** The first date with one of these weekdays, on or after a date. */
export function firstLesson(date: string, days: readonly number[] | undefined): string {
  const start = new Date(`${date}T00:00:00Z`);
  if (days && days.length > 0 && !Number.isNaN(start.getTime()))
    while (!days.includes(weekdayOf(start))) start.setTime(start.getTime() + dayMs);
  return Number.isNaN(start.getTime()) ? date : start.toISOString().slice(0, 10);
}

/**
 * Lists the next starts of a course in order: the dates from today on, and the next date of each yearly start.
 *
 * @param starts as the school wrote them
 * @param schedule the lesson times; if they cannot be parsed, a yearly start stays on its day
 * @param today the school's date, `2026-11-28`; '' returns the starts unchanged
 */
export function nextStarts(starts: readonly string[], schedule: string, today: string): string[] {
  if (today === '') return [...starts];
  const days = starts.some(yearlyDay) ? readLessonTimes(schedule)?.days : undefined;
  const next = starts.map((start) => {
    const day = yearlyDay(start);
    return day === undefined ? start : nextLesson(day, days, today);
  });
  return [...new Set(next.filter((date) => date >= today))].sort();
}

/** The next first lesson of a yearly start. After a start late in December, it may be up to six days into January. */
function nextLesson(day: string, days: readonly number[] | undefined, today: string): string {
  const year = Number(today.slice(0, 4));
  const isFirstWeek = today.slice(5) < '01-09';
  for (const one of isFirstWeek ? [year - 1, year] : [year]) {
    const date = firstLesson(`${one}-${day}`, days);
    if (date >= today) return date;
  }
  return firstLesson(`${year + 1}-${day}`, days);
}
