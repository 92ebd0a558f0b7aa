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
import { countCourses, type Filters, facets, filterCourses, fold } from '../../domain/filters.ts';
import { below, columns } from '../../style/mixins.ts';
import { styled } from '../../style/styled.ts';
import { limits } from '../../tokens/limits.ts';
import { memoisedRows, useIncrementalRender } from '../../ui/incremental-render/use-incremental-render.ts';
import { CourseCard } from './CourseCard.tsx';
import { FilterBar, Pill } from './FilterBar.tsx';

export interface CourseFinderViewProps {
  /** All courses; undefined until they are there. */
  courses: readonly CourseSummary[] | undefined;
  /** How reading them goes. A failed catalogue renders nothing. */
  status: 'loading' | 'loaded' | 'failed';
  /** What shows while loading: the site's spinner. A widget shows its page's own fallback instead. */
  spinner?: ReactNode;
  /** What the catalogue is narrowed to; an object that stays the same until it changes. */
  filters: Filters;
  /** Called with what the visitor chose, and how many courses it leaves, `limit` apart. */
  onFiltersChange: (filters: Filters, count: number) => void;
  /** Called on a click on a card before its link is followed, which `preventDefault()` stops. */
  onSelect?: (course: CourseSummary, event: MouseEvent<HTMLAnchorElement>) => void;
  /** Shows no more than so many courses. */
  limit?: number;
  /** Mounts all cards at once: what "Show more courses" leads to where scripts do not run. */
  all?: boolean;
  /** Mounts what is in view first and the rest a few at a time, so that a partner's page never waits for it. */
  incremental?: boolean;
  /** Leaves the selects out. */
  hideFilters?: boolean;
  /**
   * The level of the cards' headings.
   * @default 2
   */
  headingLevel?: 2 | 3 | 4;
  /**
   * Where the form leads without scripts; its query goes along, apart from filters.
   * @default /explore-allcourses
   */
  action?: string;
  /** Replaces some of its labels. */
  labels?: Partial<FinderLabels>;
}

const none: readonly CourseSummary[] = [];

/** The catalogue: two filters, how many courses they leave, and their cards. */
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
  hideFilters,
  headingLevel = 2,
  action = '/explore-allcourses',
  labels,
}: CourseFinderViewProps) {
  const id = useId();
  const words = useMemo(() => ({ ...finderLabels, ...labels }), [labels]);
  // Deferred, so that the selects respond before thousands of cards have rendered.
  const wanted = useDeferredValue(filters);
  const found = useMemo(() => filterCourses(courses, wanted), [courses, wanted]);
  const choices = useMemo(() => facets(courses, filters), [courses, filters]);
  const most = Math.min(found.length, limit);
  const counted = found.length ? words.count(most, courses.length) : words.noMatch;
  const [reached, setReached] = useState<number>(limits.cardsAtOnce);
  const wished = all || found.length <= limits.cardsWithoutMore ? most : Math.min(most, reached);
  const [shown, restart] = useIncrementalRender(wished, incremental);
  const rest = most - wished;
  // Not while cards are still being added: the button moves down with them.
  const more = useReach(setReached, shown < wished ? 0 : rest);
  // Memoised: neither a filter nor a further card renders the existing ones again.
  const cardOf = useMemo(
    () =>
      memoisedRows((course: CourseSummary, index) => (
        <li key={course.id} data-category={fold(course.category)} data-level={fold(course.level)}>
          <CourseCard
            course={course}
            onSelect={onSelect}
            // What fits a phone's first viewport is fetched at once, the others when they are laid out.
            eager={index < 2}
            headingLevel={headingLevel}
            words={words}
          />
        </li>
      )),
    [onSelect, headingLevel, words],
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
            restart();
            onFiltersChange(next, countCourses(courses, next));
          }}
          words={words}
        />
      )}
      {status === 'loading' ? (
        spinner
      ) : (
        <>
          <Count role="status" $empty={!found.length}>
            {/* A new element for a new text: Preact would write into the text node that a translator has taken out. */}
            <span key={counted}>{counted}</span>
          </Count>
          <Cards>{found.slice(0, shown).map(cardOf)}</Cards>
          {rest > 0 && (
            <Centre>
              <Pill ref={more} part="button" form={id} name="all" value="1" onClick={() => setReached(further)}>
                {words.more}
              </Pill>
            </Centre>
          )}
        </>
      )}
    </Root>
  );
}

const further = (reached: number) => reached + limits.cardsAtOnce;

/** Reaches further when its element is about to come into view; again each time `rest` has changed, for it may still be there. */
function useReach(setReached: Dispatch<typeof further>, rest: number) {
  const element = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!element.current || !rest) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setReached(further),
      {
        rootMargin: '600px',
      },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [setReached, rest]);
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

// Columns by the page's width (SPEC.md section 2), and never more than the host's own column holds.
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
