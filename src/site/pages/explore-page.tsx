import { useLayoutEffect, useMemo } from 'react';
import { courses } from '../../data/endpoints.ts';
import { type Filters, filtersFromSearch, filtersToSearch, fold } from '../../domain/filters.ts';
import { withPartner } from '../../domain/url.ts';
import { SearchableCourseFinder } from '../../sections/course-finder/SearchableCourseFinder.tsx';
import { loadCourseSearch } from '../../sections/course-finder/use-course-search.ts';
import { styled } from '../../style/styled.ts';
import { levels, subjects } from '../../tokens/limits.ts';
import { Band } from '../../ui/band/Band.tsx';
import { useDraft } from '../../ui/field/use-draft.ts';
import { PageBanner } from '../../ui/page-banner/PageBanner.tsx';
import { Spinner } from '../../ui/spinner/Spinner.tsx';
import { breadcrumbs, courseList } from '../json-ld.ts';
import { useLocation, useSearch } from '../location.ts';
import { type Page, usePartner } from '../page.ts';

const path = '/explore-allcourses';

/** The URL holds the filters: each selection adds a history entry, and Back or a shared link restores it. */
function Explore() {
  const search = useSearch();
  const partner = usePartner();
  const [, navigate] = useLocation();
  const chosen = useMemo(() => filtersFromSearch(search), [search]);
  const choose = (next: Filters) => {
    const to = filtersToSearch(next);
    if (to === filtersToSearch(chosen)) return;
    // The letters of one search are one history entry; another choice is a new one.
    const isSameSearch = chosen.q && next.q && filtersToSearch({ ...next, q: chosen.q }) === filtersToSearch(chosen);
    navigate(withPartner(path + to, partner), { replace: Boolean(isSameSearch) });
  };
  const draft = useDraft(chosen.q ?? '', (q) => choose({ ...chosen, q }));
  const filters = useMemo(
    () => (draft.value === (chosen.q ?? '') ? chosen : { ...chosen, q: draft.value }),
    [chosen, draft.value],
  );
  // Selections made before hydration, or restored by the browser, exist only in the form.
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
        <SearchableCourseFinder
          onQueryChange={draft.onChange}
          onQueryBlur={draft.onBlur}
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
 * Filters the cards by CSS before hydration, because on a slow connection a visitor selects seconds earlier. Not afterwards: React keeps
 * the old cards until the new ones are rendered.
 */
const hideOthers = (name: 'category' | 'level', choices: readonly string[]) =>
  choices
    .map(fold)
    .map((value) => `${before} &:has(option[value="${value}"]:checked) li[data-${name}]:not([data-${name}="${value}"])`)
    .join();

// Without scripts, the form's button applies the filters.
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

/** The parameter of the "Show more courses" link, which works without scripts. */
const wantsAll = (search: string) => new URLSearchParams(search).has('all');

export const page: Page = {
  Page: Explore,
  queries: () => [courses],
  loadParts: async (_school, search) => {
    if (filtersFromSearch(search).q) await loadCourseSearch();
  },
  search: (search) => {
    const filters = filtersToSearch(filtersFromSearch(search));
    return wantsAll(search) ? `${filters || '?'}${filters && '&'}all=1` : filters;
  },
  head: (_params, read, school) => ({
    title: 'Explore All Our Courses',
    description: `Browse every online course of ${school.name} for children: science, technology, engineering, arts and maths, for beginners to advanced learners.`,
    // All filters have the same canonical URL.
    canonical: path,
    ...(import.meta.env.SSR && {
      jsonLd: [breadcrumbs([{ name: 'Courses', path }]), courseList(read(courses).data ?? [])],
    }),
  }),
};
