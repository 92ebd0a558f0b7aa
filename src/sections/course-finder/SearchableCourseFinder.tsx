import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { agesOf, coursesForAge } from '../../domain/ages.ts';
import type { Filters } from '../../domain/filters.ts';
import { below } from '../../style/mixins.ts';
import { styled } from '../../style/styled.ts';
import { shadowRaised } from '../../tokens/effects.ts';
import { limits } from '../../tokens/limits.ts';
import { CourseFinder, type CourseFinderProps, type FurtherField } from './CourseFinder.tsx';
import { Centre, type FinderPage } from './CourseFinderView.tsx';
import { Choice, Pill } from './FilterBar.tsx';
import { loadCourseSearch } from './use-course-search.ts';

export interface SearchableCourseFinderProps
  extends Omit<CourseFinderProps, 'loadSearch' | 'furtherField' | 'narrow' | 'page'> {
  /** A stable object. */
  pages: CataloguePages;
  onQueryChange: (query: string) => void;
  onQueryBlur: () => void;
}

const loadSearch = () => import('../../domain/search-courses.ts');

/** Loads the search before the catalogue renders, for a URL with a query. */
export const prepareSearch = () => loadCourseSearch(loadSearch);

/** Pages of the catalogue with URLs of their own. */
export interface CataloguePages {
  /** The number of the page in the URL, from 1. */
  current: number;
  hrefOf: (page: number) => string;
}

/** The links between the pages, which work without scripts. */
const pageOf = ({ current, hrefOf }: CataloguePages): FinderPage => ({
  start: (current - 1) * limits.cardsAtOnce,
  previous: current > 1 && (
    <Centre>
      <Pill {...{ as: 'a', rel: 'prev', href: hrefOf(current - 1) }}>Previous courses</Pill>
    </Centre>
  ),
  linkToMore: (shownCount) => ({
    as: 'a',
    type: undefined,
    rel: 'next',
    href: hrefOf(current + Math.ceil(shownCount / limits.cardsAtOnce)),
  }),
});

/** The catalogue of the site: with a filter by age, and a way back to the filters on a phone. */
export function SearchableCourseFinder({ pages, ...props }: SearchableCourseFinderProps) {
  const { filters } = props;
  const catalogue = useRef<HTMLDivElement>(null);
  const isScrolledAway = useIsScrolledAway(catalogue);
  const chosen = [filters.q, filters.age, filters.category, filters.level].filter((value) => value?.trim()).length;
  const page = useMemo(() => pageOf(pages), [pages]);
  const { age } = filters;
  const ofAge = useCallback<NonNullable<CourseFinderProps['narrow']>>(
    (courses, all) => (age && agesOf(all).includes(age) ? coursesForAge(courses, age) : courses),
    [age],
  );
  const ageField: FurtherField = ({ all, part, onChange }) => {
    const ages = all ? agesOf(all) : (part?.ages ?? []);
    return ages.length > 0 && <AgeField ages={ages} filters={filters} onChange={onChange} />;
  };
  return (
    <Catalogue id="filters" ref={catalogue}>
      <CourseFinder {...props} page={page} loadSearch={loadSearch} furtherField={ageField} narrow={ofAge} />
      <ToFilters href="#filters" $isNeeded={isScrolledAway}>
        {chosen > 0 ? `Filters (${chosen})` : 'Filters'}
      </ToFilters>
    </Catalogue>
  );
}

interface AgeFieldProps {
  ages: readonly string[];
  filters: Filters;
  onChange: (filters: Filters) => void;
}

function AgeField({ ages, filters, onChange }: AgeFieldProps) {
  return (
    <Choice $width={124}>
      Age
      <select
        name="age"
        value={filters.age ?? ''}
        onChange={(event) => onChange({ ...filters, age: event.currentTarget.value })}
      >
        <option value="">All ages</option>
        {ages.map((one) => (
          <option key={one} value={one}>
            {`${one} years`}
          </option>
        ))}
      </select>
    </Choice>
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

// On a phone, forty cards with their picture above the text are twenty screens long. At 200 % text, a word needs the whole width.
const Catalogue = styled('div')`
  scroll-margin-block-start: ${limits.headerHeight + 16}px;
  ${below(540)} {
    /* Their estimated height (site/shell/Content.tsx): a reload restores a position by it. */
    --card-height: 318px;
    @container (min-width: 14rem) {
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
