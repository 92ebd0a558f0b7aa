import { type MouseEvent, type ReactNode, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { CourseSummary } from '../../domain/entities.ts';
import { type Filters, facets, filterCourses } from '../../domain/filters.ts';
import { below } from '../../style/media.ts';
import { styled } from '../../style/styled.ts';
import { limits } from '../../tokens/limits.ts';
import { CourseCard } from './CourseCard.tsx';
import { FilterBar } from './FilterBar.tsx';
import { type FinderLabels, finderLabels } from './labels.ts';
import { Pill } from './Pill.ts';

export interface CourseFinderViewProps {
  /** All courses; undefined until they are there. */
  courses: readonly CourseSummary[] | undefined;
  /** How reading them goes. A failed catalogue renders nothing. */
  status: 'loading' | 'loaded' | 'failed';
  /** What shows while loading: the site's spinner. A widget shows its page's own fallback instead. */
  spinner?: ReactNode;
  /** What the catalogue is narrowed to; an object that stays the same until it changes. */
  filters: Filters;
  /** Told what the visitor chose, and how many courses it leaves. */
  onFiltersChange: (filters: Filters, count: number) => void;
  /**
   * Where a course's page is.
   * @default /course-details/{id}
   */
  hrefFor?: (course: CourseSummary) => string;
  /** Told of a click on a card before its link is followed, which `preventDefault()` stops. */
  onSelect?: (course: CourseSummary, event: MouseEvent<HTMLAnchorElement>) => void;
  /** Shows no more than so many courses. */
  limit?: number;
  /** Mounts all cards at once: what "Show more courses" leads to where scripts do not run. */
  all?: boolean;
  /** Leaves the selects out. */
  hideFilters?: boolean;
  /**
   * The level of the cards' headings.
   * @default 2
   */
  headingLevel?: 2 | 3 | 4;
  /**
   * Where the form leads without scripts.
   * @default /explore-allcourses
   */
  action?: string;
  /** Its own words, where they shall be others. */
  labels?: Partial<FinderLabels>;
}

const pageOf = (course: CourseSummary) => `/course-details/${encodeURIComponent(course._id)}`;
const none: readonly CourseSummary[] = [];

/** The catalogue: two filters, how many courses they leave, and their cards. */
export function CourseFinderView({
  courses = none,
  status,
  spinner,
  filters,
  onFiltersChange,
  hrefFor = pageOf,
  onSelect,
  limit = Number.POSITIVE_INFINITY,
  all,
  hideFilters,
  headingLevel = 2,
  action = '/explore-allcourses',
  labels,
}: CourseFinderViewProps) {
  const id = useId();
  const words = useMemo(() => ({ ...finderLabels, ...labels }), [labels]);
  // The selects answer at once; thousands of cards may follow a moment later.
  const wanted = useDeferredValue(filters);
  const found = useMemo(() => filterCourses(courses, wanted), [courses, wanted]);
  const choices = useMemo(() => facets(courses, filters), [courses, filters]);
  const [reached, setReached] = useState<number>(limits.cardsAtOnce);
  const shown = all || found.length <= limits.cardsWithoutMore ? found.length : reached;
  const rest = Math.min(found.length, limit) - shown;
  const showMore = () => setReached((count) => count + limits.cardsAtOnce);
  const more = useReach(showMore, rest);
  // The same elements as long as they show the same: a choice is answered at once, and not after all cards.
  const cards = useMemo(
    () =>
      found.slice(0, Math.min(shown, limit)).map((course, index) => (
        <li key={course._id}>
          <CourseCard
            course={course}
            href={hrefFor(course)}
            onSelect={onSelect}
            eager={index < 4}
            headingLevel={headingLevel}
            words={words}
          />
        </li>
      )),
    [found, shown, limit, hrefFor, onSelect, headingLevel, words],
  );

  if (status === 'failed') return null;
  return (
    <Root>
      {!hideFilters && (
        <FilterBar
          id={id}
          action={action}
          filters={filters}
          facets={choices}
          onChange={(next) => {
            setReached(limits.cardsAtOnce);
            onFiltersChange(next, filterCourses(courses, next).length);
          }}
          words={words}
        />
      )}
      {status === 'loading' ? (
        <Wait>{spinner}</Wait>
      ) : (
        <>
          <Count role="status" $empty={!found.length}>
            {found.length ? words.count(found.length, courses.length) : words.noMatch}
          </Count>
          <Cards>{cards}</Cards>
          {rest > 0 && (
            <Centre>
              <Pill ref={more} part="button" form={id} name="all" value="1" onClick={showMore}>
                {words.more}
              </Pill>
            </Centre>
          )}
        </>
      )}
    </Root>
  );
}

/** Calls `reach` when its element is about to come into view, and again each time `rest` has changed. */
function useReach(reach: () => void, rest: number) {
  const element = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each batch the element may still be in view
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && reach(), {
      rootMargin: '600px',
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [rest]);
  return element;
}

const Root = styled('div')`
  container-type: inline-size;
`;

const Wait = styled('div')`
  padding-block: 200px;
`;

const Count = styled('p')<{ $empty: boolean }>`
  margin-block: var(--space-4);
  color: var(--muted);
  font-size: var(--text-sm);
  ${({ $empty }) => $empty && 'padding-block: var(--space-7); font-size: var(--text-lg); text-align: center;'}
`;

// The spec's columns by the page's width, and never more than a narrow column of a host's page can hold.
// What comes after the cards of a usual catalogue is laid out when it is near.
const Cards = styled('ul')`
  --columns: 4;
  display: grid;
  grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
  gap: var(--space-5);
  & > :nth-child(n + ${limits.cardsWithoutMore + 1}) {
    --far: auto;
  }
  ${below(912)} {
    --columns: 2;
  }
  @container (max-width: 840px) {
    --columns: 2;
  }
  ${below(540)} {
    --columns: 1;
  }
  @container (max-width: 480px) {
    --columns: 1;
  }
`;

const Centre = styled('p')`
  margin-block-start: var(--space-6);
  text-align: center;
`;
