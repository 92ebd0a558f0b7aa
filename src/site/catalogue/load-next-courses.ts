import type { School } from '../../domain/school.ts';
import type { NextCourses } from './NextCourses.tsx';

let loaded: typeof NextCourses | undefined;

/**
 * Loads NextCourses for a school that does not describe its subjects. A separate module, because other home pages show
 * no courses.
 */
export async function loadNextCourses({ hasSubjects }: School): Promise<void> {
  if (hasSubjects) return;
  const { NextCourses } = await import('./NextCourses.tsx');
  loaded = NextCourses;
}

/** NextCourses, if the school needs it and it is loaded. */
export const nextCoursesOf = ({ hasSubjects }: School) => (hasSubjects ? undefined : loaded);
