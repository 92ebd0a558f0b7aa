import { type MouseEvent, type ReactNode, useCallback, useId, useMemo } from 'react';
import { type FinderLabels, finderLabels } from '../../domain/embed/labels/course-finder.ts';
import type { CourseSummary } from '../../domain/entities.ts';
import { type Filters, filtersToSearch, noFilters } from '../../domain/filters.ts';
import { columns } from '../../style/card-mixins.ts';
import { below } from '../../style/mixins.ts';
import { styled } from '../../style/styled.ts';
import { limits } from '../../tokens/limits.ts';
import {
  type Incremental,
  memoisedRows,
  useIncrementalRender,
} from '../../ui/incremental-render/use-incremental-render.ts';
import { Link } from '../../ui/link/Link.tsx';
import { CourseCard } from './CourseCard.tsx';
import { CourseCount } from './CourseCount.tsx';
import type { ArrangeFilters, CourseList } from './course-list.ts';
import { FilterBar, Pill } from './FilterBar.tsx';
import type { FinderLayout } from './layouts.tsx';
import { useBatches, useLoadNearViewport } from './use-batches.ts';

/** A page of the catalogue with its own URL. */
export interface FinderPage {
  /** The number of matching courses on earlier pages. */
  start: number;
  /** Shown before the cards. */
  previous: ReactNode;
  /** Returns the attributes that make "Show more courses" a link to the next courses. */
  linkToMore: (shownCount: number) => object;
}

export interface CourseFinderViewProps {
  /** The courses to show; undefined while they load. Must be a stable object. */
  list: CourseList | undefined;
  /** The state of the request. A failed catalogue renders nothing. */
  status: 'loading' | 'loaded' | 'failed';
  /** Shown while loading. A widget shows the host page's link instead. */
  spinner?: ReactNode;
  /** The selected filters. `list.filters` may be older. */
  filters: Filters;
  /** True while the courses for new filters load. */
  isStale?: boolean;
  /** Called with the new filters. */
  onFiltersChange: (filters: Filters) => void;
  /** Called if `list` has too few courses: after a click on "Show more courses", or near the end of the list. */
  onMore?: (isClick: boolean) => void;
  /** Called on a click on a card, before the browser follows its link. `preventDefault()` stops the link. */
  onSelect?: (course: CourseSummary, event: MouseEvent<HTMLAnchorElement>) => void;
  /** The maximum number of cards. A link to the catalogue leads to the other courses. */
  limit?: number;
  /** The current page; without it, "Show more courses" is a button. */
  page?: FinderPage;
  /** Mounts the first viewport, then the rest in batches, to keep the page responsive. 'later' starts after the first frame. */
  incremental?: Incremental;
  /** The search field, before the selects. */
  searchField?: ReactNode;
  /** Arranges the form: the selects, additional filters, and the buttons. */
  arrangeFilters?: ArrangeFilters;
  /**
   * Returns the facts of a card. Must be stable.
   * @default the facts of a widget
   */
  factsOf?: ((course: CourseSummary) => readonly string[]) | undefined;
  /** Returns more attributes for a card's list item. Must be stable. */
  attributesOf?: ((course: CourseSummary) => object) | undefined;
  /** Renders a control over a card. */
  extra?: ((course: CourseSummary) => ReactNode) | undefined;
  /** Marks the found words of the search in a text. Must be stable until the query changes. */
  mark?: ((text: string) => ReactNode) | undefined;
  /** Shown below the number of courses. */
  notice?: ReactNode;
  /** Hides the selects and the search field. */
  hideFilters?: boolean;
  /** The layout, `compact` or `row` of layouts.tsx; without it, high cards. */
  layout?: FinderLayout | undefined;
  /**
   * The level of the cards' headings.
   * @default 2
   */
  headingLevel?: 2 | 3 | 4;
  /**
   * The URL to which the form submits without scripts. Its query parameters are kept, except the filters.
   * @default /explore-allcourses
   */
  action?: string;
  /** Replaces some of the default labels. */
  labels?: Partial<FinderLabels>;
}

/** The catalogue: filters, the number of matching courses, and their cards. */
export function CourseFinderView({
  list,
  status,
  spinner,
  filters,
  onFiltersChange,
  searchField,
  arrangeFilters,
  notice,
  hideFilters,
  layout,
  limit = layout?.limit,
  action = '/explore-allcourses',
  labels,
  ...props
}: CourseFinderViewProps) {
  const id = useId();
  const texts = useMemo(() => ({ ...finderLabels, ...labels }), [labels]);
  if (status === 'failed') return null;
  return (
    <Root $css={layout?.css}>
      {!hideFilters && (
        <FilterBar
          id={id}
          action={action}
          filters={filters}
          onChange={onFiltersChange}
          labels={texts}
          arrange={arrangeFilters}
          list={list}
        >
          {searchField}
        </FilterBar>
      )}
      {list && status === 'loaded' ? (
        <CardList
          {...props}
          limit={limit}
          list={list}
          notice={notice}
          labels={texts}
          clearForm={`${id}-clear`}
          onShowAll={hideFilters ? undefined : () => onFiltersChange(noFilters)}
        />
      ) : (
        spinner
      )}
    </Root>
  );
}

type CardListProps = Pick<CourseFinderViewProps, 'isStale' | 'onMore' | 'limit' | 'page' | 'incremental' | 'notice'> &
  CardOptions & {
    list: CourseList;
    /** The id of a form without filters (FilterBar): without scripts, a button submits it to show all courses. */
    clearForm: string;
    /** Removes all filters; undefined if they are hidden. */
    onShowAll: (() => void) | undefined;
  };

function CardList({
  list,
  isStale,
  onMore,
  limit = Number.POSITIVE_INFINITY,
  page,
  incremental,
  notice,
  clearForm,
  onShowAll,
  ...options
}: CardListProps) {
  const { courses, found, total } = list;
  const { labels } = options;
  const start = page?.start ?? 0;
  const shown = Math.min(found, Math.ceil(limit));
  const isCut = shown < found;
  const counted = found ? labels.count(shown, isCut ? found : total, list.ignored) : labels.noMatch;
  const [batchedCount, addBatch] = useBatches(`${start}${filtersToSearch(list.filters)}`);
  const isShort = found <= limits.cardsWithoutMore && start + courses.length >= found;
  const left = Math.max(0, shown - start);
  const wantedCount = Math.min(left, courses.length, isShort ? left : batchedCount);
  const mountedCount = useIncrementalRender(wantedCount, incremental);
  const rest = left - wantedCount;
  const showMore = useCallback(
    (isClick: boolean) => {
      addBatch();
      onMore?.(isClick);
    },
    [addBatch, onMore],
  );
  // Not while cards are mounting, because each batch moves the button down.
  const more = useLoadNearViewport(showMore, mountedCount < wantedCount ? 0 : rest);
  const cardOf = useCards(options);
  return (
    <>
      <CourseCount
        text={counted}
        isEmpty={!found}
        notice={notice}
        form={clearForm}
        filters={list.filters}
        labels={labels}
        onShowAll={total > 0 ? onShowAll : undefined}
      />
      {page?.previous}
      <Cards
        aria-busy={isStale || undefined}
        data-complete={(isShort && !isCut && courses.length === total) || undefined}
      >
        {courses.slice(0, mountedCount).map(cardOf)}
      </Cards>
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
            {labels.more}
          </Pill>
        </Centre>
      )}
      {isCut && (
        <Centre>
          <Link href={`/explore-allcourses${filtersToSearch(list.filters)}`}>{labels.seeAll(found)}</Link>
        </Centre>
      )}
    </>
  );
}

interface CardOptions
  extends Pick<CourseFinderViewProps, 'onSelect' | 'headingLevel' | 'mark' | 'factsOf' | 'attributesOf' | 'extra'> {
  labels: FinderLabels;
}

/** Renders a course as a list item. Memoised, so existing cards do not render again. */
const useCards = ({ onSelect, headingLevel = 2, labels, mark, factsOf, attributesOf, extra }: CardOptions) =>
  useMemo(
    () =>
      memoisedRows((course: CourseSummary, index) => (
        <li key={course.id} {...attributesOf?.(course)}>
          <CourseCard
            course={course}
            onSelect={onSelect}
            eager={index < 2}
            headingLevel={headingLevel}
            labels={labels}
            mark={mark}
            factsOf={factsOf}
          />
          {extra?.(course)}
        </li>
      )),
    [onSelect, headingLevel, labels, mark, factsOf, attributesOf, extra],
  );

const Root = styled('div')<{ $css: string | undefined }>`
  container-type: inline-size;
  ${({ $css }) => $css}
`;

// The number of columns depends on the viewport (SPEC.md section 2) and on the width of the column in a host page.
const Cards = styled('ul')`
  --columns: 4;
  display: grid;
  ${columns('var(--columns)', 'var(--space-5)', '11.5em')}
  gap: var(--space-5);
  /* Fades only pictures, because faint text would be hard to read. */
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

/** A centred line above or below the cards. */
export const Centre = styled('p')`
  padding-block: var(--space-7);
  text-align: center;
`;
