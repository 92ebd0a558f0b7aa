import { type ReactNode, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useData, useQuery } from '../../data/DataProvider.tsx';
import { courses, type Endpoint } from '../../data/endpoints.ts';
import type { CataloguePart } from '../../domain/course-part.ts';
import { finderLabels } from '../../domain/embed/labels/course-finder.ts';
import type { CourseSummary } from '../../domain/entities.ts';
import { countCourses, type Filters } from '../../domain/filters.ts';
import { styled } from '../../style/styled.ts';
import { Centre, CourseFinderView, type CourseFinderViewProps } from './CourseFinderView.tsx';
import { Choice, Pill } from './FilterBar.tsx';
import { type LoadSearch, type SearchCode, useCourseSearch } from './use-course-search.ts';

/** Renders the field of a filter besides category and level, from all courses or the first view. */
export type FurtherField = (options: {
  all: readonly CourseSummary[] | undefined;
  part: CataloguePart | undefined;
  onChange: (filters: Filters) => void;
}) => ReactNode;

export interface CourseFinderProps
  extends Omit<CourseFinderViewProps, 'courses' | 'part' | 'status' | 'search' | 'onMore' | 'onFiltersChange'> {
  /** The first view: what the server has rendered, or renders first. A stable endpoint. */
  firstView: Endpoint<CataloguePart>;
  /** Called with the visitor's choice. */
  onFiltersChange: (filters: Filters) => void;
  /** Called with the number of matching courses after a choice or a search, once it is known. */
  onCount?: (filters: Filters, count: number) => void;
  /** Loads all courses without waiting for the visitor. */
  isAllWanted?: boolean;
  /** Loads the code of the search on the first focus of its field. Without it, there is no search. */
  loadSearch?: LoadSearch | undefined;
  /** Called with each letter of the search. */
  onQueryChange?: (query: string) => void;
  /** Called when the visitor leaves the search field. */
  onQueryBlur?: () => void;
  /** The field of a further filter. */
  furtherField?: FurtherField;
  /** Applies the further filter. A stable function until its value changes. */
  narrow?: (courses: readonly CourseSummary[]) => readonly CourseSummary[];
}

/** A pause between two letters of one search. */
const SEARCH_MS = 300;

/** The catalogue with a search, from the API host of the nearest DataProvider. */
export function CourseFinder({
  firstView,
  filters,
  onFiltersChange,
  onCount,
  isAllWanted,
  loadSearch,
  onQueryChange,
  onQueryBlur,
  furtherField,
  narrow,
  ...props
}: CourseFinderProps) {
  const labels = { ...finderLabels, ...props.labels };
  const query = filters.q ?? '';
  // Deferred: the field shows a letter before the cards have rendered.
  const wanted = useDeferredValue(query.trim());
  const [isTouched, setIsTouched] = useState(false);
  const { all, part, status, hasFailed, retry } = useCatalogue(firstView, isTouched || isAllWanted);
  const touch = useCallback(
    (isRetry = true) => {
      setIsTouched(true);
      if (hasFailed && isRetry) retry();
    },
    [hasFailed, retry],
  );
  const search = useCourseSearch(wanted, loadSearch, all);
  const found = useMemo(() => (search.found && narrow ? narrow(search.found) : search.found), [search.found, narrow]);
  const mark = useMarks(search.code, wanted);
  const isCountDue = useRef(false);
  const choose = (next: Filters) => {
    isCountDue.current = true;
    touch();
    onFiltersChange(next);
  };
  useEffect(() => {
    if (!isCountDue.current || !found || !search.isFound || query.trim() !== wanted) return;
    // The letters of one search are counted together.
    const timer = setTimeout(
      () => {
        isCountDue.current = false;
        onCount?.(filters, countCourses(found, filters));
      },
      query ? SEARCH_MS : 0,
    );
    return () => clearTimeout(timer);
  });
  const better = found ? all && found.length === 0 && search.code?.suggestQuery(all, wanted) : part?.suggestion;
  const field = loadSearch && (
    <Search>
      {labels.search}
      <input
        part="input"
        type="search"
        name="q"
        value={query}
        maxLength={100}
        enterKeyHint="search"
        autoComplete="off"
        dir={query ? 'auto' : undefined}
        placeholder={labels.searchHint}
        onFocus={() => {
          touch();
          search.start();
        }}
        onInput={(event) => {
          isCountDue.current = true;
          onQueryChange?.(event.currentTarget.value);
        }}
        onBlur={onQueryBlur}
      />
    </Search>
  );
  return (
    <CourseFinderView
      {...props}
      filters={filters}
      courses={found}
      part={part}
      status={status}
      onFiltersChange={choose}
      onMore={touch}
      search={{
        field: (
          <>
            {field}
            {furtherField?.({ all, part, onChange: choose })}
          </>
        ),
        total: all?.length,
        mark,
        notice:
          (hasFailed && isTouched) || search.hasFailed ? (
            <p role="alert">{labels.failed}</p>
          ) : (
            better && (
              <Centre>
                {labels.didYouMean}{' '}
                <Pill type="button" onClick={() => choose({ ...filters, q: better })}>
                  {better}
                </Pill>
                ?
              </Centre>
            )
          ),
      }}
    />
  );
}

/** A function that marks the words of the query in a text. */
const useMarks = (code: SearchCode | undefined, query: string) =>
  useMemo(
    () => code && ((text: string) => code.markWords(text, query, (word, at) => <Mark key={at}>{word}</Mark>)),
    [code, query],
  );

interface Catalogue {
  status: 'loading' | 'loaded' | 'failed';
  /** All courses, once they are loaded. */
  all: readonly CourseSummary[] | undefined;
  /** The first view, until then. */
  part: CataloguePart | undefined;
  /** Whether all courses could not be loaded after the first view. */
  hasFailed: boolean;
  /** Requests all courses again. */
  retry: () => void;
}

type Listing = CataloguePart | CourseSummary[];

/**
 * Loads the catalogue in two requests: the first view, then all courses. A server without support for parts responds
 * to the first one with all courses.
 *
 * @param firstView a stable endpoint
 * @param isAllWanted loads all courses
 */
function useCatalogue(firstView: Endpoint<CataloguePart>, isAllWanted: boolean | undefined): Catalogue {
  const data = useData();
  // A return to the page: the list is still cached.
  const [isCached] = useState(() => data.query(courses).get().status === 'loaded');
  const view = useQuery(firstView);
  const part = view.data;
  const isWhole = part && !part.counts;
  const list = useQuery<Listing>(part?.counts && (isAllWanted || isCached) ? courses : firstView);
  const found = list.data;
  // The first view was requested again, by `reload()` of a widget.
  const shown = useRef(part);
  useEffect(() => {
    if (shown.current && part !== shown.current && found && 'length' in found) data.query(courses).reload();
    shown.current = part;
  });
  const all = useMemo(() => {
    if (isWhole || !found || !('length' in found)) return isWhole ? part.courses : undefined;
    const known = new Map(part?.courses.map((course) => [course.id, course]));
    // The cards that are shown already are not rendered again.
    return found.map((course) => known.get(course.id) ?? course);
  }, [isWhole, found, part]);
  return {
    status: all || part ? 'loaded' : view.status,
    all,
    part: all ? undefined : part,
    hasFailed: part !== undefined && list.status === 'failed',
    // Stable: a new function would change `touch`, and restart the observer at the end of the list.
    retry: useCallback(() => data.query(courses).reload(), [data]),
  };
}

const Search = styled(Choice)`
  flex-basis: max(260px, 16em);
  & input::placeholder {
    color: var(--muted);
    opacity: 1;
  }
  & input {
    min-block-size: 48px;
    padding-inline: 1em;
    border: 1px solid var(--edge);
    border-radius: var(--radius-sm);
    background: var(--surface);
    font-size: max(16px, var(--text-md));
    font-weight: 400;
  }
  /* The arrow of a select. */
  &::after {
    content: none;
  }
`;

const Mark = styled('mark')`
  border-radius: 3px;
  background: var(--soft);
  color: var(--on-soft);
`;
