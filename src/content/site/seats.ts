import { nextStarts } from '../../domain/starts.ts';
import type { Tables } from '../tables.ts';

/** What a request for a seat needs to know of a course. */
export interface CourseSeats {
  id: string;
  name: string;
  ages: string;
  fee: string;
  /** When lessons take place, and for how long: texts. */
  schedule: string;
  duration: string;
  /** Its next starts, as ISO dates. */
  starts: readonly string[];
  /** The seats of each start: digits, or '' without a limit. */
  seats: string;
  enrol: string;
  isHidden: boolean;
}

/** A column of days is JSON text. */
function daysIn(json: string): string[] {
  const days: unknown = JSON.parse(json || '[]');
  return Array.isArray(days) ? days.filter((day) => typeof day === 'string') : [];
}

/** The courses by id, in their order. */
export const courseSeats = (courses: Tables['courses'], today: string): ReadonlyMap<string, CourseSeats> =>
  new Map(
    courses.map(({ id, name, ages, fee, starts, schedule, duration, seats, enrol, hidden }) => [
      id,
      {
        id,
        name,
        ages,
        fee,
        schedule,
        duration,
        seats,
        enrol,
        isHidden: hidden !== '',
        starts: nextStarts(daysIn(starts), schedule, today),
      },
    ]),
  );
