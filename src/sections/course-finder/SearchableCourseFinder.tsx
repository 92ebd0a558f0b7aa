import { type ReactNode, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useQuery } from '../../data/DataProvider.tsx';
import { courses } from '../../data/endpoints.ts';
import { agesOf, coursesForAge } from '../../domain/ages.ts';
import { below } from '../../style/mixins.ts';
import { styled } from '../../style/styled.ts';
import { shadowRaised } from '../../tokens/effects.ts';
import { limits } from '../../tokens/limits.ts';
import { CourseFinderView, type CourseFinderViewProps } from './CourseFinderView.tsx';
import { Choice, Pill } from './FilterBar.tsx';
import { loadCourseSearch, useCourseSearch } from './use-course-search.ts';

export interface SearchableCourseFinderProps extends Omit<CourseFinderViewProps, 'courses' | 'status' | 'search'> {
  /** Called with each change of the field. */
  onQueryChange: (query: string) => void;
  /** Called when the visitor leaves the field. */
  onQueryBlur: () => void;
}

/** The catalogue with a search field, from the API host of the nearest DataProvider. */
export function SearchableCourseFinder({ onQueryChange, onQueryBlur, ...props }: SearchableCourseFinderProps) {
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
      code
        ?.markWords(text, wanted)
        .map((part) => (part.isFound ? <Mark key={part.start}>{part.text}</Mark> : part.text)) ?? text,
    [code, wanted],
  );
  const better = code && data && found?.length === 0 ? code.suggestQuery(data, wanted) : undefined;
  const notice = hasFailed ? (
    <p role="alert">The search could not be loaded. Please check your connection and try again.</p>
  ) : (
    better && (
      <Suggestion>
        Did you mean{' '}
        <Pill onClick={() => onFiltersChange({ ...filters, q: better }, found?.length ?? 0)}>{better}</Pill>?
      </Suggestion>
    )
  );
  const catalogue = useRef<HTMLDivElement>(null);
  const isScrolledAway = useIsScrolledAway(catalogue);
  const chosen = [query, filters.age, filters.category, filters.level].filter((value) => value?.trim()).length;
  return (
    <Catalogue id="filters" ref={catalogue}>
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
                  placeholder="Name or topic"
                  // A failed load is reported with the first query.
                  onFocus={() => void loadCourseSearch().catch(() => undefined)}
                  onChange={(event) => onQueryChange(event.currentTarget.value)}
                  onBlur={onQueryBlur}
                />
              </Search>
              {ages.length > 0 && (
                <Choice $width={124}>
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
      <ToFilters href="#filters" $isNeeded={isScrolledAway}>
        {chosen > 0 ? `Filters (${chosen})` : 'Filters'}
      </ToFilters>
    </Catalogue>
  );
}

/** Whether the form of the filters is out of the window. */
function useIsScrolledAway(catalogue: { current: HTMLElement | null }): boolean {
  const [isAway, setIsAway] = useState(false);
  useEffect(() => {
    const form = catalogue.current?.querySelector('form');
    if (!form) return;
    const observer = new IntersectionObserver(([entry]) => entry && setIsAway(!entry.isIntersecting));
    observer.observe(form);
    return () => observer.disconnect();
  }, [catalogue]);
  return isAway;
}

// On a phone, forty cards with their picture above the text are twenty screens long.
const Catalogue = styled('div')`
  scroll-margin-block-start: ${limits.headerHeight + 16}px;
  ${below(540)} {
    & [part='card'] {
      display: grid;
      grid-template-columns: 104px minmax(0, 1fr);
      align-content: start;
      gap: var(--space-1) var(--space-4);
      padding: var(--space-4);
    }
    & [part='card'] > div {
      display: contents;
    }
    & [part='card'] > img {
      grid-row: 1 / span 3;
      inline-size: 104px;
      block-size: 104px;
      aspect-ratio: auto;
      border-radius: var(--radius-sm);
      object-fit: cover;
    }
    & [part='card'] :is(p, [part='heading']) {
      grid-column: 2;
      align-self: start;
    }
    & [part='card'] :is(p, ul) {
      font-size: var(--text-md);
    }
    & [part='card'] :is(ul, a) {
      grid-column: 1 / -1;
      margin-block-start: var(--space-2);
    }
  }
`;

/** Stays at the lower edge of the window while the cards are there, and leads back to the filters. */
const ToFilters = styled('a')<{ $isNeeded: boolean }>`
  display: none;
  visibility: ${({ $isNeeded }) => ($isNeeded ? 'visible' : 'hidden')};
  @media (scripting: none) {
    visibility: visible;
  }
  ${below(912)} {
    position: sticky;
    inset-block-end: var(--space-4);
    display: block;
    inline-size: fit-content;
    margin: var(--space-5) auto 0;
    padding: 0.6em 1.6em;
    border-radius: 999px;
    background: var(--accent);
    color: var(--on-accent);
    font: 600 var(--text-md) var(--font-display);
    text-decoration: none;
    box-shadow: ${shadowRaised};
  }
  @media print {
    display: none;
  }
`;

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
