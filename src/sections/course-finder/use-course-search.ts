import { useEffect, useMemo, useState } from 'react';
import type { CourseSummary } from '../../domain/entities.ts';

type SearchCode = typeof import('../../domain/search-courses.ts');

let code: SearchCode | undefined;

/** Loads the search. No page loads it before a visitor uses the field, unless its URL has a query. */
export async function loadCourseSearch(): Promise<void> {
  code ??= await import('../../domain/search-courses.ts');
}

export interface CourseSearch {
  /** The courses that the query found, best first; all courses until the search is loaded. */
  found: readonly CourseSummary[] | undefined;
  /** The search, once it is loaded and if there is a query. */
  code: SearchCode | undefined;
  /** True if the search could not be loaded. */
  hasFailed: boolean;
}

/** Searches courses. The search loads with the first query. */
export function useCourseSearch(courses: readonly CourseSummary[] | undefined, query: string): CourseSearch {
  const [isLoaded, setIsLoaded] = useState(code !== undefined);
  // The query whose load failed: another query tries again.
  const [failed, setFailed] = useState<string>();
  const isNeeded = query !== '' && !isLoaded;
  useEffect(() => {
    if (!isNeeded) return;
    let isCurrent = true;
    loadCourseSearch().then(
      () => isCurrent && setIsLoaded(true),
      () => isCurrent && setFailed(query),
    );
    return () => {
      isCurrent = false;
    };
  }, [isNeeded, query]);
  const active = query === '' ? undefined : code;
  const found = useMemo(
    () => (courses && active ? active.searchCourses(courses, query) : courses),
    [courses, active, query],
  );
  return { found, code: active, hasFailed: isNeeded && failed === query };
}
