import { useLayoutEffect, useMemo } from 'react';
import { courses } from '../../data/endpoints.ts';
import { type Filters, filtersFromSearch, filtersToSearch, fold } from '../../domain/filters.ts';
import { withPartner } from '../../domain/url.ts';
import { CourseFinder } from '../../sections/course-finder/CourseFinder.tsx';
import { styled } from '../../style/styled.ts';
import { levels, subjects } from '../../tokens/limits.ts';
import { Band } from '../../ui/band/Band.tsx';
import { PageBanner } from '../../ui/page-banner/PageBanner.tsx';
import { Spinner } from '../../ui/spinner/Spinner.tsx';
import { breadcrumbs, courseList } from '../json-ld.ts';
import { useLocation, useSearch } from '../location.ts';
import { type Page, usePartner } from '../page.ts';

const path = '/explore-allcourses';

/** The address is the only state of the filters: a choice is one history entry, Back and a shared link restore it. */
function Explore() {
  const search = useSearch();
  const partner = usePartner();
  const [, navigate] = useLocation();
  const filters = useMemo(() => filtersFromSearch(search), [search]);
  const choose = (next: Filters) => {
    const to = filtersToSearch(next);
    if (to !== filtersToSearch(filters)) navigate(withPartner(path + to, partner));
  };
  // What was chosen before hydration, or restored by the browser, stands in the form alone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form is read once, directly after hydration; later the URL is the state
  useLayoutEffect(() => {
    const form = document.querySelector<HTMLFormElement>(`main form[action^="${path}"]:has(select)`);
    const chosen = form && new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
    if (chosen) choose(filtersFromSearch(`?${chosen}`));
  }, []);
  return (
    <>
      <PageBanner
        low
        title="Explore All Our Courses"
        description="Science, technology, engineering, arts and maths: choose a subject and a level."
        image="/media/banners/explore.svg"
      />
      <Catalogue as="div">
        <CourseFinder
          spinner={<Wait label="Loading courses" />}
          filters={filters}
          onFiltersChange={choose}
          all={wantsAll(search)}
          action={withPartner(path, partner)}
        />
      </Catalogue>
    </>
  );
}

const before = 'main:not([data-hydrated])';

/**
 * Hides the cards that a choice leaves out, until hydration: on a slow line a visitor chooses seconds before it. Not afterwards:
 * there the old cards stay until the new ones are rendered.
 */
const hideOthers = (name: keyof Filters, choices: readonly string[]) =>
  choices
    .map(fold)
    .map((value) => `${before} &:has(option[value="${value}"]:checked) li[data-${name}]:not([data-${name}="${value}"])`)
    .join();

// Without scripts the form has a button that also counts.
const Catalogue = styled(Band)`
  padding-block-start: var(--space-6);
  @media (scripting: enabled) {
    ${hideOthers('category', subjects)}, ${hideOthers('level', levels)} {
      display: none;
    }
  }
`;

const Wait = styled(Spinner)`
  padding-block: 200px;
`;

/** The link that "Show more courses" is where scripts do not run. */
const wantsAll = (search: string) => new URLSearchParams(search).has('all');

export const page: Page = {
  Page: Explore,
  queries: () => [courses],
  search: (search) => {
    const filters = filtersToSearch(filtersFromSearch(search));
    return wantsAll(search) ? `${filters || '?'}${filters && '&'}all=1` : filters;
  },
  head: (_params, read, school) => ({
    title: 'Explore All Our Courses',
    description: `Browse every online course of ${school.name} for children: science, technology, engineering, arts and maths, for beginners to advanced learners.`,
    // Every choice of filters is a view of this one page.
    canonical: path,
    ...(import.meta.env.SSR && {
      jsonLd: [breadcrumbs([{ name: 'Courses', path }]), courseList(read(courses).data ?? [])],
    }),
  }),
};
