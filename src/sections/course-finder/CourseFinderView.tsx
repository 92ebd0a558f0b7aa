import {
  type Dispatch,
  type MouseEvent,
  type ReactNode,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { type FinderLabels, finderLabels } from '../../domain/embed/labels/course-finder.ts';
import type { CourseSummary } from '../../domain/entities.ts';
import { countCourses, type Filters, facets, filterCourses, filtersToSearch, fold } from '../../domain/filters.ts';
import { below, columns } from '../../style/mixins.ts';
import { styled } from '../../style/styled.ts';
import { limits } from '../../tokens/limits.ts';
import { memoisedRows, useIncrementalRender } from '../../ui/incremental-render/use-incremental-render.ts';
import { Link } from '../../ui/link/Link.tsx';
import { CourseCard } from './CourseCard.tsx';
import { FilterBar, Pill } from './FilterBar.tsx';

/** A search beside the filters. */
export interface FinderSearch {
  /** The field, shown before the selects. */
  field: ReactNode;
  /** The number of all courses of the school; `courses` may be fewer. */
  total: number;
  /** Marks the words of a text that the search found. Stable until the query changes. */
  mark?: (text: string) => ReactNode;
  /** Shown below the number of courses. */
  notice?: ReactNode;
}

export interface CourseFinderViewProps {
  /** All courses, or those that a search found; undefined until they are loaded. */
  courses: readonly CourseSummary[] | undefined;
  /** The state of the request. A failed catalogue renders nothing. */
  status: 'loading' | 'loaded' | 'failed';
  /** Shown while loading. A widget shows the fallback of its page instead. */
  spinner?: ReactNode;
  /** The selected filters; a stable object until they change. */
  filters: Filters;
  /** Called with the new filters and the number of matching courses, ignoring `limit`. */
  onFiltersChange: (filters: Filters, count: number) => void;
  /** Called on a click on a card, before the browser follows its link. `preventDefault()` stops the link. */
  onSelect?: (course: CourseSummary, event: MouseEvent<HTMLAnchorElement>) => void;
  /** The maximum number of courses shown. A link to the catalogue leads to the others. */
  limit?: number;
  /** Mounts all cards at once. "Show more courses" links here without scripts. */
  all?: boolean;
  /** Mounts the first viewport, then the rest in batches, to keep a partner's page responsive. */
  incremental?: boolean;
  /** Adds a search. */
  search?: FinderSearch;
  /** Hides the selects, and the search. */
  hideFilters?: boolean;
  /**
   * The level of the cards' headings.
   * @default 2
   */
  headingLevel?: 2 | 3 | 4;
  /**
   * The URL that the form submits to without scripts. Its query is kept, except the filters.
   * @default /explore-allcourses
   */
  action?: string;
  /** Replaces some of its labels. */
  labels?: Partial<FinderLabels>;
}

const none: readonly CourseSummary[] = [];

/** The catalogue: two filters, the number of matching courses, and their cards. */
export function CourseFinderView({
  courses = none,
  status,
  spinner,
  filters,
  onFiltersChange,
  onSelect,
  limit = Number.POSITIVE_INFINITY,
  all,
  incremental,
  search,
  hideFilters,
  headingLevel = 2,
  action = '/explore-allcourses',
  labels,
}: CourseFinderViewProps) {
  const id = useId();
  const texts = useMemo(() => ({ ...finderLabels, ...labels }), [labels]);
  // Deferred: the selects respond before thousands of cards have rendered.
  const wanted = useDeferredValue(filters);
  const found = useMemo(() => filterCourses(courses, wanted), [courses, wanted]);
  const choices = useMemo(() => facets(courses, filters), [courses, filters]);
  const limited = Math.min(found.length, Math.ceil(limit));
  const isCut = limited < found.length;
  const counted = found.length
    ? texts.count(limited, isCut ? found.length : (search?.total ?? courses.length))
    : texts.noMatch;
  const [renderedCount, setRenderedCount] = useState<number>(limits.cardsAtOnce);
  const wantedCount = all || found.length <= limits.cardsWithoutMore ? limited : Math.min(limited, renderedCount);
  const [mountedCount, restart] = useIncrementalRender(wantedCount, incremental);
  const rest = limited - wantedCount;
  // Not while cards are still mounting, because each batch moves the button down.
  const more = useLoadNearViewport(setRenderedCount, mountedCount < wantedCount ? 0 : rest);
  const mark = search?.mark;
  // Memoised: a new filter or card does not render the existing cards again.
  const cardOf = useMemo(
    () =>
      memoisedRows((course: CourseSummary, index) => (
        <li key={course.id} data-category={fold(course.category)} data-level={fold(course.level)}>
          <CourseCard
            course={course}
            onSelect={onSelect}
            // Load the pictures in a phone's first viewport immediately, the others lazily.
            eager={index < 2}
            headingLevel={headingLevel}
            labels={texts}
            mark={mark}
          />
        </li>
      )),
    [onSelect, headingLevel, texts, mark],
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
            setRenderedCount(limits.cardsAtOnce);
            restart();
            onFiltersChange(next, countCourses(courses, next));
          }}
          labels={texts}
        >
          {search?.field}
        </FilterBar>
      )}
      {status === 'loading' ? (
        spinner
      ) : (
        <>
          <Count role="status" $empty={!found.length}>
            {/* `key` replaces the element: Preact would update a text node that a translator has removed. */}
            <span key={counted}>{counted}</span>
          </Count>
          {search?.notice}
          <Cards>{found.slice(0, mountedCount).map(cardOf)}</Cards>
          {rest > 0 && (
            <Centre>
              <Pill ref={more} part="button" form={id} name="all" value="1" onClick={() => setRenderedCount(addBatch)}>
                {texts.more}
              </Pill>
            </Centre>
          )}
          {isCut && (
            <Centre>
              <Link href={`/explore-allcourses${filtersToSearch(wanted)}`}>{texts.seeAll(found.length)}</Link>
            </Centre>
          )}
        </>
      )}
    </Root>
  );
}

const addBatch = (renderedCount: number) => renderedCount + limits.cardsAtOnce;

/**
 * Adds a batch of cards when the button comes near the viewport. Observes again after each batch, because the button
 * may still be near.
 */
function useLoadNearViewport(setRenderedCount: Dispatch<typeof addBatch>, rest: number) {
  const element = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!element.current || !rest) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setRenderedCount(addBatch),
      {
        rootMargin: '600px',
      },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [setRenderedCount, rest]);
  return element;
}

const Root = styled('div')`
  container-type: inline-size;
`;

const Count = styled('p')<{ $empty: boolean }>`
  margin-block: var(--space-4);
  color: var(--muted);
  font-size: var(--text-sm);
  ${({ $empty }) => $empty && 'padding-block: var(--space-7); font-size: var(--text-lg); text-align: center;'}
`;

// The number of columns depends on the viewport (SPEC.md section 2) and on the width of the host's column.
const Cards = styled('ul')`
  --columns: 4;
  display: grid;
  ${columns('var(--columns)', 'var(--space-5)', '11.5em')}
  gap: var(--space-5);
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
  padding-block: var(--space-7);
  text-align: center;
`;
