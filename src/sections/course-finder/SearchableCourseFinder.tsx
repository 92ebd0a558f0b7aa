import { type ReactNode, useCallback, useDeferredValue, useMemo } from 'react';
import { useQuery } from '../../data/DataProvider.tsx';
import { courses } from '../../data/endpoints.ts';
import { agesOf, coursesForAge } from '../../domain/ages.ts';
import { styled } from '../../style/styled.ts';
import { CourseFinderView, type CourseFinderViewProps } from './CourseFinderView.tsx';
import { Choice, Pill } from './FilterBar.tsx';
import { loadCourseSearch, useCourseSearch } from './use-course-search.ts';

export interface SearchableCourseFinderProps extends Omit<CourseFinderViewProps, 'courses' | 'status' | 'search'> {
  /** Called with each change of the field. `onFiltersChange` follows when the visitor leaves it, or accepts a suggestion. */
  onQueryChange: (query: string) => void;
}

/** The catalogue with a search field, from the API host of the nearest DataProvider. */
export function SearchableCourseFinder({ onQueryChange, ...props }: SearchableCourseFinderProps) {
  const { filters, onFiltersChange } = props;
  const query = filters.q ?? '';
  const { data, status } = useQuery(courses);
  // Deferred: the field shows a letter before the cards have rendered.
  const wanted = useDeferredValue(query.trim());
  const age = useDeferredValue(filters.age ?? '');
  const ages = useMemo(() => agesOf(data ?? []), [data]);
  const ofAge = useMemo(() => (data && age && ages.length > 0 ? coursesForAge(data, age) : data), [data, age, ages]);
  const { found, code, hasFailed } = useCourseSearch(ofAge, wanted);
  const mark = useCallback(
    (text: string): ReactNode =>
      code?.markWords(text, wanted).map((part, index) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: parts have no ids, may repeat, and are never reordered
        part.isFound ? <Mark key={index}>{part.text}</Mark> : part.text,
      ) ?? text,
    [code, wanted],
  );
  const endTyping = (q: string) => onFiltersChange({ ...filters, q }, found?.length ?? 0);
  const better = code && data && found?.length === 0 ? code.suggestQuery(data, wanted) : undefined;
  const notice = hasFailed ? (
    <p role="alert">The search could not be loaded. Please check your connection and try again.</p>
  ) : (
    better && (
      <Suggestion>
        Did you mean <Pill onClick={() => endTyping(better)}>{better}</Pill>?
      </Suggestion>
    )
  );
  return (
    <CourseFinderView
      {...props}
      courses={found}
      status={status}
      search={{
        field: (
          <>
            <Search>
              Search
              <input
                type="search"
                name="q"
                value={query}
                maxLength={100}
                enterKeyHint="search"
                autoComplete="off"
                dir="auto"
                placeholder="robots, cricket, Urdu …"
                // A failed load is reported with the first query.
                onFocus={() => void loadCourseSearch().catch(() => undefined)}
                onChange={(event) => onQueryChange(event.currentTarget.value)}
                onBlur={(event) => endTyping(event.currentTarget.value)}
              />
            </Search>
            {ages.length > 0 && (
              <Choice $width={110}>
                Age
                <select
                  name="age"
                  value={filters.age ?? ''}
                  onChange={(event) =>
                    onFiltersChange({ ...filters, age: event.currentTarget.value }, found?.length ?? 0)
                  }
                >
                  <option value="">All ages</option>
                  {ages.map((one) => (
                    <option key={one} value={one}>
                      {`${one} years`}
                    </option>
                  ))}
                </select>
              </Choice>
            )}
          </>
        ),
        total: data?.length ?? 0,
        mark: code && mark,
        notice,
      }}
    />
  );
}

const Search = styled(Choice)`
  flex-basis: 260px;
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

const Suggestion = styled('p')`
  text-align: center;
`;
