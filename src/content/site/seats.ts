import { texts } from '../../domain/decode.ts';
import type { Tables } from '../tables.ts';
import { readList } from './to-json.ts';

/** The data of a course that the form for requesting a seat and the office's list of requests use. */
export interface CourseSeats {
  id: string;
  name: string;
  ages: string;
  fee: string;
  schedule: string;
  duration: string;
  /** The next days on which the course starts, as ISO dates. */
  starts: readonly string[];
  /** The number of seats for each of these days: digits, or '' without a limit. */
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
