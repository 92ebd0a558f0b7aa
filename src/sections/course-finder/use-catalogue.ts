import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { courses } from '../../data/course-endpoints.ts';
import { useData, useQuery } from '../../data/DataProvider.tsx';
import type { Endpoint } from '../../data/endpoint.ts';
import type { CataloguePart } from '../../domain/course-part.ts';
import type { CourseSummary } from '../../domain/entities.ts';

export interface Catalogue {
  status: 'loading' | 'loaded' | 'failed';
  /** All courses; undefined until they are loaded. */
  all: readonly CourseSummary[] | undefined;
  /** The first courses with the counts of the filter options; undefined if the first response contains all courses. */
  part: CataloguePart | undefined;
  /** Whether loading all courses failed after the first view. */
  hasFailed: boolean;
  isTouched: boolean;
  /** Loads all courses. After a failure, tries again unless `isRetry` is false. Stable until a request fails. */
  touch: (isRetry?: boolean) => void;
}

/**
 * Loads the catalogue: the first view, then all courses if the first view does not contain them. A server that cannot
 * return a part of the list returns all courses for the first view.
 *
 * @param firstView a stable endpoint
 * @param isAllWanted loads all courses before the visitor uses the catalogue
 */
export function useCatalogue(firstView: Endpoint<CataloguePart>, isAllWanted: boolean): Catalogue {
  const data = useData();
  const [isTouched, setIsTouched] = useState(false);
  // After Back, the list is still cached.
  const [isCached] = useState(() => data.query(courses).get().status === 'loaded');
  const { data: view, status } = useQuery(firstView);
  const part = view?.counts && view;
  const list = useQuery<CataloguePart | CourseSummary[]>(
    part && (isTouched || isAllWanted || isCached) ? courses : firstView,
  );
  const rows = list.data && 'length' in list.data ? list.data : undefined;
  useReloadAfter(view, rows !== undefined);
  const all = useMemo(
    () => (view && !view.counts ? view.courses : rows && withShown(rows, view?.courses)),
    [view, rows],
  );
  const hasFailed = part !== undefined && list.status === 'failed';
  const touch = useCallback(
    (isRetry = true) => {
      setIsTouched(true);
      if (hasFailed && isRetry) data.query(courses).reload();
    },
    [data, hasFailed],
  );
  return { status: all || part ? 'loaded' : status, all, part, hasFailed, isTouched, touch };
}

/** If `reload()` of a widget loads the first view again, loads all courses again, too. */
function useReloadAfter(view: CataloguePart | undefined, isListLoaded: boolean): void {
  const data = useData();
  const shown = useRef(view);
  useEffect(() => {
    if (!view) return;
    if (shown.current && view !== shown.current && isListLoaded) data.query(courses).reload();
    shown.current = view;
  });
}

const merged = new WeakMap<readonly CourseSummary[], readonly CourseSummary[]>();

/**
 * Reuses the course objects of the first view, so their cards do not render again. Caches the array per list, so its
 * search index is built once, even after Back.
 */
function withShown(list: readonly CourseSummary[], shown: readonly CourseSummary[] = []): readonly CourseSummary[] {
  const byId = new Map(shown.map((course) => [course.id, course]));
  const all = merged.get(list) ?? list.map((course) => byId.get(course.id) ?? course);
  merged.set(list, all);
  return all;
}
