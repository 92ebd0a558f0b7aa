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
  /** The courses to show; undefined until they are loaded. A stable object until they change. */
  list: CourseList | undefined;
  /** The state of the request. A failed catalogue renders nothing. */
  status: 'loading' | 'loaded' | 'failed';
  /** Shown while loading. A widget shows the fallback of its page instead. */
  spinner?: ReactNode;
  /** The selected filters; those of `list` may be older. */
  filters: Filters;
  /** True while the courses of the last choice load. */
  isStale?: boolean;
  /** Called with the new filters. */
  onFiltersChange: (filters: Filters) => void;
  /** Called if more cards are wanted than `list` contains: after a click, or near the end of the list. */
  onMore?: (isClick: boolean) => void;
  /** Called on a click on a card, before the browser follows its link. `preventDefault()` stops the link. */
  onSelect?: (course: CourseSummary, event: MouseEvent<HTMLAnchorElement>) => void;
  /** The maximum number of courses shown. A link to the catalogue leads to the others. */
  limit?: number;
  /** Without pages, "Show more courses" is a button. */
  page?: FinderPage;
  /** Mounts the first viewport, then the rest in batches, to keep the page responsive; `later`: only after the first frame. */
  incremental?: Incremental;
  /** The field of a search, before the selects. */
  searchField?: ReactNode;
  /** Adds other filters between the selects and the buttons. */
  arrangeFilters?: ArrangeFilters;
  /** The facts of a card, if not those of a widget. Stable. */
  factsOf?: ((course: CourseSummary) => readonly string[]) | undefined;
  /** Further attributes of a card's list item. Stable. */
  attributesOf?: ((course: CourseSummary) => object) | undefined;
  /** A control over the card of a course. */
  extra?: ((course: CourseSummary) => ReactNode) | undefined;
  /** Marks the words of a text that the search found. Stable until the query changes. */
  mark?: ((text: string) => ReactNode) | undefined;
  /** Shown below the number of courses. */
  notice?: ReactNode;
  /** Hides the selects, and the search. */
  hideFilters?: boolean;
  /** How the cards are arranged, if not as high cards: `compact` or `row` of layouts.tsx. */
  layout?: FinderLayout | undefined;
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

/** The catalogue: its filters, the number of matching courses, and their cards. */
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
    /** The id of the form without filters, for browsers without scripts. */
    clearForm: string;
    /** Removes all filters; undefined if they are hidden. */
    onShowAll: (() => void) | undefined;
  };

/** The number of courses, their cards, and the way to more of them. */
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
  // Not while cards are still mounting, because each batch moves the button down.
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

/** Renders a course as a list item. Memoised: a new filter or card does not render the existing cards again. */
const useCards = ({ onSelect, headingLevel = 2, labels, mark, factsOf, attributesOf, extra }: CardOptions) =>
  useMemo(
    () =>
      memoisedRows((course: CourseSummary, index) => (
        <li key={course.id} {...attributesOf?.(course)}>
          <CourseCard
            course={course}
            onSelect={onSelect}
            // Load the pictures in a phone's first viewport immediately, the others lazily.
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
