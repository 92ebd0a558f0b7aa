import { texts } from '../../domain/decode.ts';
import type { Tables } from '../tables.ts';
import { readList } from './to-json.ts';

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

/** The courses by id, in their order, with their starts from a day on. */
export const courseSeats = (courses: Tables['courses']): ReadonlyMap<string, CourseSeats> =>
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
        starts: texts(readList(starts)),
      },
    ]),
  );
