import { useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { useData } from '../../data/DataProvider.tsx';
import type { Endpoint } from '../../data/endpoint.ts';
import { type ReadFacts, selectCourses } from '../../domain/catalogue.ts';
import type { CataloguePart } from '../../domain/course-part.ts';
import { finderLabels } from '../../domain/embed/labels/course-finder.ts';
import { areSameFilters, type Filters } from '../../domain/filters.ts';
import { styled } from '../../style/styled.ts';
import { CourseFinderView, type CourseFinderViewProps } from './CourseFinderView.tsx';
import type { CourseList } from './course-list.ts';
import { SearchField, Suggestion } from './SearchField.tsx';
import { type Catalogue, useCatalogue } from './use-catalogue.ts';
import { type CourseSearch, type LoadSearch, type SearchCode, useCourseSearch } from './use-course-search.ts';

export interface CourseFinderProps
  extends Omit<
    CourseFinderViewProps,
    'list' | 'status' | 'isStale' | 'searchField' | 'notice' | 'mark' | 'onMore' | 'onFiltersChange'
  > {
  /** Called with the new filters. `isTyping` is true for each letter of a search. */
  onFiltersChange: (filters: Filters, isTyping?: boolean) => void;
  /** The endpoint of the courses to show first, which the server may have rendered. Must be a stable object. */
  firstView: Endpoint<CataloguePart>;
  /** The filters of `firstView`. Must be a stable object. */
  firstFilters: Filters;
  /** Called after a new filter or search, with the number of matching courses. */
  onCount?: (filters: Filters, count: number) => void;
  /** Loads all courses without waiting for the visitor. */
  isAllWanted?: boolean;
  /** Reads facts of a course, such as its fee and days, for the filters by these facts. Must be a stable function. */
  facts?: ReadFacts;
  /** Loads the search code on the first focus of the search field. Without it, there is no search field. */
  loadSearch?: LoadSearch | undefined;
}

/** The catalogue with a search, from the API host of the nearest DataProvider. */
export function CourseFinder({
  firstView,
  firstFilters,
  onFiltersChange,
  onCount,
  isAllWanted = false,
  facts,
  loadSearch,
  ...props
}: CourseFinderProps) {
  const { filters, page } = props;
  const labels = { ...finderLabels, ...props.labels };
  // Deferred, so the form shows a new filter or letter before the cards render.
  const wanted = useDeferredValue(filters);
  const query = wanted.q?.trim() ?? '';
  const isFirst = areSameFilters(filters, firstFilters);
  const catalogue = useCatalogue(firstView, isAllWanted || !isFirst);
  const search = useCourseSearch(query, loadSearch, catalogue.all, useData());
  const selected = useSelection(catalogue, search, facts, wanted, firstFilters, page?.start ?? 0);
  const list = useLast(selected);
  const mark = useMarks(search.code, list?.filters.q?.trim() ?? '');
  const field = useRef<HTMLInputElement>(null);
  const noteChoice = useCounting(selected, onCount);
  const choose = (next: Filters, isTyping?: boolean) => {
    noteChoice(next);
    catalogue.touch();
    onFiltersChange(next, isTyping);
  };
  const isUnreachable = (catalogue.hasFailed && (catalogue.isTouched || !selected)) || search.hasFailed;
  return (
    <CourseFinderView
      {...props}
      list={list}
      status={catalogue.status === 'loaded' && !list ? 'loading' : catalogue.status}
      isStale={!selected && !catalogue.hasFailed}
      onFiltersChange={choose}
      onMore={catalogue.touch}
      mark={mark}
      searchField={
        loadSearch && (
          <SearchField
            ref={field}
            query={filters.q ?? ''}
            labels={labels}
            onFocus={() => {
              catalogue.touch();
              search.preload();
            }}
            onQueryChange={(q) => choose({ ...filters, q }, true)}
          />
        )
      }
      notice={
        isUnreachable ? (
          <p role="alert">{labels.failed}</p>
        ) : (
          <Suggestion
            text={list?.suggestion}
            label={labels.didYouMean}
            onChoose={(q, isByKeyboard) => {
              choose({ ...filters, q });
              // The button disappears with its suggestion. On a phone, focusing the field would open the keyboard.
              if (isByKeyboard) field.current?.focus();
            }}
          />
        )
      }
    />
  );
}

/** The courses that match the filters, from the index `start`; undefined while they load. */
function useSelection(
  { all, part }: Catalogue,
  { code, isReady, hasFailed }: CourseSearch,
  facts: ReadFacts | undefined,
  filters: Filters,
  firstFilters: Filters,
  start: number,
): CourseList | undefined {
  return useMemo(() => {
    if (!all) return part && areSameFilters(filters, firstFilters) ? { ...part, filters } : undefined;
    if (filters.q?.trim() && !isReady && !hasFailed) return undefined;
    const { courses, ...numbers } = selectCourses(all, filters, isReady ? code : undefined, facts);
    return { ...numbers, courses: courses.slice(start), filters };
  }, [all, part, code, isReady, hasFailed, facts, filters, firstFilters, start]);
}

function useLast<T>(value: T | undefined): T | undefined {
  const last = useRef(value);
  useEffect(() => {
    if (value !== undefined) last.current = value;
  }, [value]);
  return value ?? last.current;
}

/** Typing pauses shorter than this belong to one search. */
const searchPauseMs = 300;

/**
 * Calls `onCount` when the courses for the visitor's last change are loaded.
 *
 * @returns a function to call with each new set of filters
 */
function useCounting(list: CourseList | undefined, onCount: CourseFinderProps['onCount']) {
  const choice = useRef<Filters>(undefined);
  useEffect(() => {
    if (!list || list.filters !== choice.current) return;
    const report = () => {
      choice.current = undefined;
      onCount?.(list.filters, list.found);
    };
    const timer = setTimeout(report, list.filters.q ? searchPauseMs : 0);
    return () => clearTimeout(timer);
  });
  return (filters: Filters) => {
    choice.current = filters;
  };
}

const useMarks = (code: SearchCode | undefined, query: string) =>
  useMemo(
    () =>
      code && query
        ? (text: string) => code.markWords(text, query, (word, at) => <Mark key={at}>{word}</Mark>)
        : undefined,
    [code, query],
  );

const Mark = styled('mark')`
  border-radius: 3px;
  background: var(--soft);
  color: var(--on-soft);
`;
