import { type ReactNode, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { courses } from '../../data/course-endpoints.ts';
import { useData, useQuery } from '../../data/DataProvider.tsx';
import type { Endpoint } from '../../data/endpoints.ts';
import type { CataloguePart } from '../../domain/course-part.ts';
import { finderLabels } from '../../domain/embed/labels/course-finder.ts';
import type { CourseSummary } from '../../domain/entities.ts';
import { countCourses, type Filters, filterCourses } from '../../domain/filters.ts';
import { styled } from '../../style/styled.ts';
import { CourseFinderView, type CourseFinderViewProps } from './CourseFinderView.tsx';
import { SearchField, Suggestion } from './SearchField.tsx';
import { type LoadSearch, type SearchCode, useCourseSearch } from './use-course-search.ts';

/** Renders the field of a filter besides category and level, from all courses or the first view. */
export type FurtherField = (options: {
  all: readonly CourseSummary[] | undefined;
  part: CataloguePart | undefined;
  onChange: (filters: Filters) => void;
}) => ReactNode;

export interface CourseFinderProps
  extends Omit<
    CourseFinderViewProps,
    'courses' | 'part' | 'status' | 'choice' | 'isStale' | 'search' | 'onMore' | 'onFiltersChange'
  > {
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
  /** Applies the further filter to some of all courses. A stable function until its value changes. */
  narrow?: (courses: readonly CourseSummary[], all: readonly CourseSummary[]) => readonly CourseSummary[];
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
  const [firstQuery] = useState(wanted);
  const [firstFilters] = useState(filters);
  const { all, part, status, hasFailed, isTouched, touch } = useCatalogue(firstView, isAllWanted);
  const search = useCourseSearch(wanted, loadSearch, all, useData());
  // Without the search, all courses.
  const searched = search.hasFailed ? all : search.found;
  const found = useMemo(() => (all && searched && narrow ? narrow(searched, all) : searched), [all, searched, narrow]);
  // The last result stays until the next one is known.
  const shown = useLast(found);
  const firstPart = useLast(part);
  const isMarked = wanted !== '' && (search.found || (!shown && wanted === firstQuery));
  const mark = useMarks(isMarked ? search.code : undefined, wanted);
  const isCountKnown = search.found !== undefined && query.trim() === wanted;
  const { choices, noteChoice } = useCounting(isCountKnown, query ? SEARCH_MS : 0, () =>
    onCount?.(filters, countCourses(found ?? [], filters)),
  );
  // By a choice, or on the site by a link, Back or Forward.
  const isOtherSelection = choices > 0 || (isAllWanted === true && filters !== firstFilters);
  const fieldRef = useRef<HTMLInputElement>(null);
  const choose = (next: Filters) => {
    noteChoice();
    touch();
    onFiltersChange(next);
  };
  const suggestion = useSuggestion(found?.length === 0 ? search.code : undefined, all, wanted, filters, narrow);
  const field = loadSearch && (
    <SearchField
      ref={fieldRef}
      query={query}
      labels={labels}
      onFocus={() => {
        touch();
        search.preload();
      }}
      onQueryChange={(text) => {
        noteChoice();
        // A letter that was typed before hydration comes without a focus event.
        touch();
        onQueryChange?.(text);
      }}
      onBlur={onQueryBlur}
    />
  );
  return (
    <CourseFinderView
      {...props}
      filters={filters}
      courses={shown}
      part={shown ? undefined : firstPart}
      status={status === 'failed' ? status : shown || firstPart ? 'loaded' : 'loading'}
      choice={choices}
      isStale={isOtherSelection && !found && !hasFailed}
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
          (hasFailed && (isTouched || isOtherSelection)) || search.hasFailed ? (
            <p role="alert">{labels.failed}</p>
          ) : (
            <Suggestion
              text={shown ? suggestion : firstPart?.suggestion}
              label={labels.didYouMean}
              onChoose={(q, isByKeyboard) => {
                choose({ ...filters, q });
                // The button goes with its suggestion. On a phone, the focus would open the keyboard.
                if (isByKeyboard) fieldRef.current?.focus();
              }}
            />
          ),
      }}
    />
  );
}

/**
 * The query to suggest; undefined for none.
 *
 * @param code undefined if no suggestion is needed
 */
const useSuggestion = (
  code: SearchCode | undefined,
  all: readonly CourseSummary[] | undefined,
  query: string,
  filters: Filters,
  narrow: CourseFinderProps['narrow'],
) =>
  useMemo(() => {
    if (!code || !all || !query) return undefined;
    return code.suggestQuery(all, query, (some) => filterCourses(narrow ? narrow(some, all) : some, filters));
  }, [code, all, query, filters, narrow]);

/** The last defined value. */
function useLast<T>(value: T | undefined): T | undefined {
  const last = useRef(value);
  useEffect(() => {
    if (value !== undefined) last.current = value;
  }, [value]);
  return value ?? last.current;
}

/**
 * Calls `count` when the number of courses of the last choice is known.
 *
 * @param pauseMs merges choices within this time
 */
function useCounting(isKnown: boolean, pauseMs: number, count: () => void) {
  const [choices, setChoices] = useState(0);
  const counted = useRef(0);
  useEffect(() => {
    if (counted.current === choices || !isKnown) return;
    const timer = setTimeout(() => {
      counted.current = choices;
      count();
    }, pauseMs);
    return () => clearTimeout(timer);
  });
  return { choices, noteChoice: () => setChoices((before) => before + 1) };
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
  /** The first view, unless it contains all courses. */
  part: CataloguePart | undefined;
  /** Whether all courses could not be loaded after the first view. */
  hasFailed: boolean;
  /** Whether the visitor has used the catalogue. */
  isTouched: boolean;
  /** Loads all courses, and again if they could not be loaded and `isRetry` is not false. Stable until a request fails. */
  touch: (isRetry?: boolean) => void;
}

const merged = new WeakMap<readonly CourseSummary[], readonly CourseSummary[]>();

/**
 * Reuses the objects of the first view, so that their cards are not rendered again. Caches the array per list, so that its index is
 * built once, also after Back.
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
 * @param isAllWanted loads all courses without waiting for the visitor
 */
function useCatalogue(firstView: Endpoint<CataloguePart>, isAllWanted: boolean | undefined): Catalogue {
  const data = useData();
  const [isTouched, setIsTouched] = useState(false);
  // After Back, the list is still cached.
  const [isCached] = useState(() => data.query(courses).get().status === 'loaded');
  const view = useQuery(firstView);
  const part = view.data;
  const isWhole = part && !part.counts;
  const list = useQuery<Listing>(part?.counts && (isTouched || isAllWanted || isCached) ? courses : firstView);
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
  const hasFailed = part !== undefined && list.status === 'failed';
  return {
    status: all || part ? 'loaded' : view.status,
    all,
    part: isWhole ? undefined : part,
    hasFailed,
    isTouched,
    // A new function would restart the observer at the end of the list.
    touch: useCallback(
      (isRetry = true) => {
        setIsTouched(true);
        if (hasFailed && isRetry) data.query(courses).reload();
      },
      [data, hasFailed],
    ),
  };
}

const Mark = styled('mark')`
  border-radius: 3px;
  background: var(--soft);
  color: var(--on-soft);
`;
