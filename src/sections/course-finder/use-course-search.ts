import { useEffect, useState } from 'react';
import type { CourseSummary } from '../../domain/entities.ts';

export type SearchCode = typeof import('../../domain/search-courses.ts');
export type LoadSearch = () => Promise<SearchCode>;

let code: SearchCode | undefined;

/** The search, if it is loaded. */
export const loadedSearch = () => code;

/** Loads the search. No page loads it before a visitor uses the field, unless its URL has a query. */
export async function loadCourseSearch(load: LoadSearch): Promise<void> {
  code ??= await load();
}

export interface CourseSearch {
  /** The search, once it is loaded. */
  code: SearchCode | undefined;
  /** True if the search could not be loaded. The next query tries again. */
  hasFailed: boolean;
  /** Loads the search before the first query. */
  start: () => void;
}

/**
 * The search for a query.
 *
 * @param courses the courses to search, once they are loaded
 */
export function useCourseSearch(
  query: string,
  load: LoadSearch | undefined,
  courses: readonly CourseSummary[] | undefined,
): CourseSearch {
  const [loaded, setLoaded] = useState(code);
  useEffect(() => {
    if (!loaded || !courses) return;
    const slices = loaded.prepareSearch(courses);
    const prepare = () => {
      // A task per slice: input events run in between.
      if (!slices.next().done) timer = setTimeout(prepare);
    };
    let timer = setTimeout(prepare);
    return () => clearTimeout(timer);
  }, [loaded, courses]);
  const [failed, setFailed] = useState('');
  const start = () => {
    if (!loaded && load)
      loadCourseSearch(load).then(
        () => setLoaded(code),
        // A failed load is reported with the first query.
        () => setFailed(query),
      );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: starts once for each query
  useEffect(() => {
    if (query) start();
  }, [query]);
  return { code: loaded, hasFailed: !loaded && query !== '' && failed === query, start };
}
