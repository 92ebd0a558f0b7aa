import { useEffect, useState } from 'react';
import type { CourseSummary } from '../../domain/entities.ts';
import { importAgain } from '../../domain/import-again.ts';
import type { SearchWords } from '../../domain/search-words.ts';

export type SearchCode = typeof import('../../domain/search-courses.ts');
export type LoadSearch = () => Promise<SearchCode>;

/** The part of the data layer that the search uses. */
interface WordsSource {
  isOwnApi: boolean;
  query(endpoint: SearchCode['courseWords']): {
    subscribe(onChange: () => void): () => void;
    get(): { status: string; data: readonly SearchWords[] | undefined };
  };
}

let code: SearchCode | undefined;

/** The search code, if it is loaded. */
export const loadedSearch = () => code;

/** Loads the search code: when a visitor uses the field, or if the URL has a query. */
export async function loadCourseSearch(load: LoadSearch): Promise<void> {
  code ??= await importAgain(load);
}

export interface CourseSearch {
  /** The search code, once it is loaded. */
  code: SearchCode | undefined;
  /** Whether the index is complete. A search would otherwise build it during rendering and block typing. */
  isReady: boolean;
  /** True if the search code could not be loaded. The next query tries again. */
  hasFailed: boolean;
  preload: () => void;
}

/**
 * Loads the search code for a query, and builds the index.
 *
 * @param courses the courses to search, once they are loaded
 * @param data loads more searchable words than the cards contain
 */
export function useCourseSearch(
  query: string,
  load: LoadSearch | undefined,
  courses: readonly CourseSummary[] | undefined,
  data?: WordsSource,
): CourseSearch {
  const [loaded, setLoaded] = useState(code);
  const [isUsed, setIsUsed] = useState(false);
  const isReady = useIndex(isUsed ? loaded : undefined, courses, data);
  const [failed, setFailed] = useState('');
  const preload = () => {
    setIsUsed(true);
    if (!loaded && load)
      loadCourseSearch(load).then(
        () => setLoaded(code),
        () => setFailed(query),
      );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: starts once for each query
  useEffect(() => {
    if (query) preload();
  }, [query]);
  return { code: loaded, isReady, hasFailed: !loaded && query !== '' && failed === query, preload };
}

/** @returns whether the index is complete */
function useIndex(
  search: SearchCode | undefined,
  courses: readonly CourseSummary[] | undefined,
  data: WordsSource | undefined,
): boolean {
  const [indexed, setIndexed] = useState<readonly CourseSummary[]>();
  useEffect(() => {
    if (!search || !courses) return;
    let timer: ReturnType<typeof setTimeout>;
    const slices = search.prepareSearch(courses);
    const prepare = () => {
      if (slices.next().done) setIndexed(courses);
      // One task per slice, so input events can run in between.
      else timer = setTimeout(prepare);
    };
    // Only this project's API has additional search words. Otherwise the search uses only the texts of the cards.
    const words = data?.isOwnApi ? data.query(search.courseWords) : undefined;
    let hasStarted = false;
    const start = () => {
      const { status, data: further } = words?.get() ?? { status: 'failed', data: undefined };
      if (hasStarted || status === 'loading') return;
      hasStarted = true;
      if (further) search.addSearchWords(courses, further);
      timer = setTimeout(prepare);
    };
    const stop = words?.subscribe(start);
    start();
    return () => {
      stop?.();
      clearTimeout(timer);
    };
  }, [search, courses, data]);
  return courses !== undefined && indexed === courses;
}
