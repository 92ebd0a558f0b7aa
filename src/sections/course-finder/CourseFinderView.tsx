import { type MouseEvent, type ReactNode, useCallback, useDeferredValue, useId, useMemo } from 'react';
import type { CataloguePart } from '../../domain/course-part.ts';
import { type FinderLabels, finderLabels } from '../../domain/embed/labels/course-finder.ts';
import type { CourseSummary } from '../../domain/entities.ts';
import {
  countCourses,
  type Filters,
  facets,
  filterCounts,
  filterCourses,
  filtersToSearch,
  fold,
  noFilters,
} from '../../domain/filters.ts';
import { below, columns } from '../../style/mixins.ts';
import { styled } from '../../style/styled.ts';
import { limits } from '../../tokens/limits.ts';
import { memoisedRows, useIncrementalRender } from '../../ui/incremental-render/use-incremental-render.ts';
import { Link } from '../../ui/link/Link.tsx';
import { CourseCard } from './CourseCard.tsx';
import { CourseCount } from './CourseCount.tsx';
import { FilterBar, Pill } from './FilterBar.tsx';
import { useBatches, useLoadNearViewport } from './use-batches.ts';

/** A search beside the filters. */
export interface FinderSearch {
  /** The field, shown before the selects. */
  field: ReactNode;
  /** The number of all courses of the school; `courses` may be fewer. */
  total: number | undefined;
  /** Marks the words of a text that the search found. Stable until the query changes. */
  mark?: ((text: string) => ReactNode) | undefined;
  /** Shown below the number of courses. */
  notice?: ReactNode;
}

/** A page of the catalogue that has a URL of its own. */
export interface FinderPage {
  /** The number of matching courses on earlier pages. */
  start: number;
  /** Shown before the cards. */
  previous: ReactNode;
  /** The attributes that make "Show more courses" a link to the following courses. */
  linkToMore: (shownCount: number) => object;
}

export interface CourseFinderViewProps {
  /** All courses, or those that a search found; undefined until they are loaded. */
  courses: readonly CourseSummary[] | undefined;
  /** One page of the matching courses with the counts, shown while `courses` is undefined. */
  part?: CataloguePart | undefined;
  /** The state of the request. A failed catalogue renders nothing. */
  status: 'loading' | 'loaded' | 'failed';
  /** Shown while loading. A widget shows the fallback of its page instead. */
  spinner?: ReactNode;
  /** The selected filters; a stable object until they change. */
  filters: Filters;
  /** Changes with each choice of the visitor. The first frame of its courses only fills the viewport. */
  choice?: unknown;
  /** Set after Back or Forward: mounts all cards in one commit, so that the browser can restore the scroll position. */
  restored?: boolean;
  /** True while the courses of the last choice load. */
  isStale?: boolean;
  /** Called with the new filters and the number of matching courses, ignoring `limit`; undefined while `part` is shown. */
  onFiltersChange: (filters: Filters, count?: number) => void;
  /** Called if more cards are wanted than `part` contains: after a click, or near the end of the list. */
  onMore?: (isClick: boolean) => void;
  /** Called on a click on a card, before the browser follows its link. `preventDefault()` stops the link. */
  onSelect?: (course: CourseSummary, event: MouseEvent<HTMLAnchorElement>) => void;
  /** The maximum number of courses shown. A link to the catalogue leads to the others. */
  limit?: number;
  /** Without pages, "Show more courses" is a button. */
  page?: FinderPage;
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
  part,
  status,
  spinner,
  filters,
  choice,
  restored,
  isStale,
  onFiltersChange,
  onMore,
  onSelect,
  limit = Number.POSITIVE_INFINITY,
  page,
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
  const selection = useDeferredValue(choice);
  const matching = useMemo(() => (part ? none : filterCourses(courses, wanted)), [part, courses, wanted]);
  const choices = useMemo(() => facets(part?.counts ?? filterCounts(courses, filters)), [part, courses, filters]);
  const first = page?.start ?? 0;
  const found = part?.found ?? matching.length;
  const cards = part?.courses ?? matching.slice(first);
  const limited = Math.min(found, Math.ceil(limit));
  const isCut = limited < found;
  const total = part?.total ?? search?.total ?? courses.length;
  const counted = found ? texts.count(limited, isCut ? found : total) : texts.noMatch;
  const [renderedCount, addBatch] = useBatches(selection);
  const left = Math.max(0, limited - first);
  const wantedCount = Math.min(
    left,
    cards.length,
    part || found > limits.cardsWithoutMore ? renderedCount : Number.POSITIVE_INFINITY,
  );
  const mountedCount = useIncrementalRender(wantedCount, incremental, selection, restored);
  const rest = left - wantedCount;
  const showMore = useCallback(
    (isClick: boolean) => {
      addBatch();
      onMore?.(isClick);
    },
    [addBatch, onMore],
  );
  // Not while cards are still mounting, because each batch moves the button down.
  const more = useLoadNearViewport(showMore, mountedCount < wantedCount ? 0 : rest);
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
          onChange={(next) => onFiltersChange(next, part ? undefined : countCourses(courses, next))}
          labels={texts}
        >
          {search?.field}
        </FilterBar>
      )}
      {status === 'loading' ? (
        spinner
      ) : (
        <>
          <CourseCount
            {...{ text: counted, isEmpty: !found, notice: search?.notice, hasWayOn: total > 0 && !hideFilters }}
            {...{ form: `${id}-clear`, filters: wanted, labels: texts }}
            onShowAll={() => onFiltersChange(noFilters, part ? undefined : courses.length)}
          />
          {page?.previous}
          <Cards aria-busy={isStale || undefined}>{cards.slice(0, mountedCount).map(cardOf)}</Cards>
          {rest > 0 && (
            <Centre ref={more}>
              <Pill
                type="button"
                part="button"
                onClick={(event: MouseEvent) => {
                  // With a modifier key, the browser opens the link in a new tab or window.
                  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                  event.preventDefault();
                  showMore(true);
                }}
                {...page?.linkToMore(wantedCount)}
              >
                {texts.more}
              </Pill>
            </Centre>
          )}
          {isCut && (
            <Centre>
              <Link href={`/explore-allcourses${filtersToSearch(wanted)}`}>{texts.seeAll(found)}</Link>
            </Centre>
          )}
        </>
      )}
    </Root>
  );
}

const Root = styled('div')`
  container-type: inline-size;
`;

// The number of columns depends on the viewport (SPEC.md section 2) and on the width of the host's column.
const Cards = styled('ul')`
  --columns: 4;
  display: grid;
  ${columns('var(--columns)', 'var(--space-5)', '11.5em')}
  gap: var(--space-5);
  /* Only pictures: faint text would be hard to read. */
  &[aria-busy='true'] img {
    opacity: 0.35;
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

/** A centred line around the cards. */
export const Centre = styled('p')`
  padding-block: var(--space-7);
  text-align: center;
`;
