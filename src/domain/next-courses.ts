import type { CourseSummary } from './entities.ts';

/** The courses that start next, then those without a date, in the order of the catalogue. */
export const nextCourses = (courses: readonly CourseSummary[], count: number): readonly CourseSummary[] =>
  courses.toSorted((one, other) => compare(one.starts[0], other.starts[0])).slice(0, count);

/** Compares ISO dates. A course without one comes last. */
function compare(one = '9999', other = '9999'): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
