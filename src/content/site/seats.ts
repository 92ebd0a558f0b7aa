import { texts } from '../../domain/decode.ts';
import type { Tables } from '../tables.ts';
import { readList } from './to-json.ts';

/** The data of a course that requests for a seat need. */
export interface CourseSeats {
  id: string;
  name: string;
  ages: string;
  fee: string;
  schedule: string;
  duration: string;
  /** The next starts, as ISO dates. */
  starts: readonly string[];
  /** The seats of each start: digits, or '' without a limit. */
  seats: string;
  enrol: string;
  isHidden: boolean;
}

/** The courses by id, in their order. */
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
