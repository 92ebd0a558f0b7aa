import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useData, useQuery } from '../../data/DataProvider.tsx';
import { courses, type Endpoint } from '../../data/endpoints.ts';
import type { CataloguePart } from '../../domain/course-part.ts';
import type { CourseSummary } from '../../domain/entities.ts';

interface Catalogue {
  status: 'loading' | 'loaded' | 'failed';
  /** All courses, once they are loaded. */
  all: readonly CourseSummary[] | undefined;
  /** The first view, unless it contains all courses. */
  part: CataloguePart | undefined;
  /** Whether all courses could not be loaded after the first view. */
  hasFailed: boolean;
  /** Requests all courses again. */
  retry: () => void;
}

const merged = new WeakMap<readonly CourseSummary[], readonly CourseSummary[]>();

/**
 * The loaded courses, with the objects of the first view: their cards are not rendered again. The same array for the same list, also
 * after Back: its index is built once.
 */
function withShown(list: readonly CourseSummary[], shown: readonly CourseSummary[] = []): readonly CourseSummary[] {
  const known = new Map(shown.map((course) => [course.id, course]));
  const all = merged.get(list) ?? list.map((course) => known.get(course.id) ?? course);
  merged.set(list, all);
  return all;
}

type Listing = CataloguePart | CourseSummary[];

/**
 * Loads the catalogue in two requests: the first view, then all courses. A server without support for parts responds
 * to the first one with all courses.
 *
 * @param firstView a stable endpoint
 * @param isAllWanted loads all courses
 */
export function useCatalogue(firstView: Endpoint<CataloguePart>, isAllWanted: boolean | undefined): Catalogue {
  const data = useData();
  // After Back, the list is still cached.
  const [isCached] = useState(() => data.query(courses).get().status === 'loaded');
  const view = useQuery(firstView);
  const part = view.data;
  const isWhole = part && !part.counts;
  const list = useQuery<Listing>(part?.counts && (isAllWanted || isCached) ? courses : firstView);
  const found = list.data;
  // The first view was requested again, by `reload()` of a widget.
  const shown = useRef(part);
  useEffect(() => {
    // Undefined while it loads again.
    if (!part) return;
    if (shown.current && part !== shown.current && found && 'length' in found) data.query(courses).reload();
    shown.current = part;
  });
  const all = useMemo(() => {
    if (isWhole || !found || !('length' in found)) return isWhole ? part.courses : undefined;
    return withShown(found, part?.courses);
  }, [isWhole, found, part]);
  return {
    status: all || part ? 'loaded' : view.status,
    all,
    part: isWhole ? undefined : part,
    hasFailed: part !== undefined && list.status === 'failed',
    // Stable: a new function would change `touch`, and restart the observer at the end of the list.
    retry: useCallback(() => data.query(courses).reload(), [data]),
  };
}
