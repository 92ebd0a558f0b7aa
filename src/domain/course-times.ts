import { formatDay } from './day.ts';
import { type LessonTimes, readLessonTimes, shortTimes } from './lesson-times.ts';
import { offsetAt, timeOf } from './local-time.ts';

/** One year. Longer durations are cut. */
const maxWeeks = 52;

/** The weeks of a duration such as `6 weeks`; undefined for any other text. */
export const weeksIn = (duration: string): number | undefined => {
  const weeks = Number(/^\s*(\d{1,3})\s+weeks?\s*$/i.exec(duration)?.[1]);
  return weeks > 0 ? Math.min(weeks, maxWeeks) : undefined;
};

const minutesOfDay = 24 * 60;
const inDay = (minutes: number) => ((minutes % minutesOfDay) + minutesOfDay) % minutesOfDay;

/** Converts lesson times to a time zone that is `minutes` ahead. */
function shifted({ days, from = 0, to }: LessonTimes, minutes: number): LessonTimes {
  const later = Math.floor((from + minutes) / minutesOfDay);
  return {
    days: days.map((day) => (day + later + 7) % 7).sort((one, other) => one - other),
    from: inDay(from + minutes),
    ...(to !== undefined && { to: inDay(to + minutes) }),
  };
}

/** How many minutes this browser's time zone is ahead of the school's, at a day and minute of the school. */
function minutesAhead(day: string, minute: number, zone: string): number {
  const at = timeOf(day, minute, zone);
  return -new Date(at).getTimezoneOffset() - offsetAt(at, zone);
}

const dayMs = 86_400_000;

/** The first day within `weeks` after a change to or from summer time: `ahead` differs from its value on `day`. */
function changedDay(day: string, weeks: number, ahead: (day: string) => number): string | undefined {
  const start = Date.parse(`${day}T00:00:00Z`);
  const dayAt = (count: number) => new Date(start + count * dayMs).toISOString().slice(0, 10);
  const first = ahead(day);
  // Search by weeks, then by days: each call takes a millisecond on a cheap phone.
  for (let week = 1; week <= weeks; week += 1) {
    if (ahead(dayAt(Math.min(week * 7, weeks * 7 - 1))) === first) continue;
    let count = week * 7 - 6;
    while (ahead(dayAt(count)) === first) count += 1;
    return dayAt(count);
  }
  return undefined;
}

export interface CourseTimes {
  /** As the school writes them. */
  schedule: string;
  duration: string;
  /** The first day of lessons. */
  day: string;
  /** The school's time zone. */
  zone: string;
}

/**
 * The lesson times in the time zone of this browser: `Sat 11 am–12 pm`. If summer time begins or ends in either zone during
 * the course, the text adds the new times: `Sat 11 am–12 pm, from 28 March 2027 Sat 12–1 pm`.
 *
 * @returns undefined if both zones have the same time, or if the schedule names no time
 */
export function timesHere({ schedule, duration, day, zone }: CourseTimes): string | undefined {
  const times = readLessonTimes(schedule);
  const { from } = times ?? {};
  if (!times || from === undefined || Number.isNaN(Date.parse(day))) return undefined;
  const ahead = (one: string) => minutesAhead(one, from, zone);
  const here = (one: string) => shortTimes(shifted(times, ahead(one)));
  const changed = changedDay(day, weeksIn(duration) ?? 0, ahead);
  if (changed !== undefined) return `${here(day)}, from ${formatDay(changed)} ${here(changed)}`;
  return ahead(day) === 0 ? undefined : here(day);
}
