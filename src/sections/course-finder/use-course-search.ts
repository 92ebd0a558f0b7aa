import { useEffect, useMemo, useState } from 'react';
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
  /** The search for a query, once it is loaded. */
  code: SearchCode | undefined;
  /** The courses that the query finds, and all courses until the search is ready; undefined until the courses are loaded. */
  found: readonly CourseSummary[] | undefined;
  /** False while `found` does not depend on the query yet. */
  isFound: boolean;
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
  const isIndexed = useIndex(loaded, courses);
  // The server has searched for the first query. Another one waits for the index, so that no letter waits.
  const [firstQuery] = useState(query);
  const finder = query && (isIndexed || query === firstQuery) ? loaded : undefined;
  const found = useMemo(
    () => (courses && finder ? finder.searchCourses(courses, query) : courses),
    [courses, finder, query],
  );
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
  return {
    code: query ? loaded : undefined,
    found,
    isFound: !query || finder !== undefined,
    hasFailed: !loaded && query !== '' && failed === query,
    start,
  };
}

/** Prepares the search of a catalogue. Returns true once a query does not wait for the index. */
function useIndex(search: SearchCode | undefined, courses: readonly CourseSummary[] | undefined): boolean {
  const [indexed, setIndexed] = useState<readonly CourseSummary[]>();
  useEffect(() => {
    if (!search || !courses) return;
    const slices = search.prepareSearch(courses);
    const prepare = () => {
      if (slices.next().done) setIndexed(courses);
      // A task per slice: input events run in between.
      else timer = setTimeout(prepare);
    };
    let timer = setTimeout(prepare);
    return () => clearTimeout(timer);
  }, [search, courses]);
  return courses !== undefined && indexed === courses;
}
