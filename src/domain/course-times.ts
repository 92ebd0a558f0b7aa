import { type LessonTimes, readLessonTimes, shortTimes } from './lesson-times.ts';
import { offsetAt, timeOf } from './local-time.ts';

const minutesOfDay = 24 * 60;
const inDay = (minutes: number) => ((minutes % minutesOfDay) + minutesOfDay) % minutesOfDay;

/** The times of lessons in another time zone, some minutes ahead. */
function shifted({ days, from = 0, to }: LessonTimes, minutes: number): LessonTimes {
  const later = Math.floor((from + minutes) / minutesOfDay);
  return {
    days: days.map((day) => (day + later + 7) % 7).sort((one, other) => one - other),
    from: inDay(from + minutes),
    ...(to !== undefined && { to: inDay(to + minutes) }),
  };
}

/**
 * The times of lessons in the time zone of this browser: `Sat 11 am–12 pm`.
 *
 * @param schedule the school's text
 * @param day the first day of lessons, because summer time begins and ends on different days
 * @param zone the school's time zone
 * @returns undefined if it is the same time, or if the text names no time
 */
export function timesHere(schedule: string, day: string, zone: string): string | undefined {
  const times = readLessonTimes(schedule);
  if (times?.from === undefined || Number.isNaN(Date.parse(day))) return undefined;
  const start = timeOf(day, times.from, zone);
  const minutes = -new Date(start).getTimezoneOffset() - offsetAt(start, zone);
  return minutes === 0 ? undefined : shortTimes(shifted(times, minutes));
}
