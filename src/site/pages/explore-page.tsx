import { useContext, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { coursePart } from '../../data/course-part.ts';
import type { Endpoint } from '../../data/endpoints.ts';
import { partOf, type Selection } from '../../domain/catalogue.ts';
import type { CataloguePart } from '../../domain/course-part.ts';
import { type Filters, filtersFromSearch, filtersToSearch, fold, pageFromSearch } from '../../domain/filters.ts';
import { withPartner } from '../../domain/url.ts';
import { prepareSearch, SearchableCourseFinder } from '../../sections/course-finder/SearchableCourseFinder.tsx';
import { loadedSearch } from '../../sections/course-finder/use-course-search.ts';
import { styled } from '../../style/styled.ts';
import { levels, limits, subjects } from '../../tokens/limits.ts';
import { Band } from '../../ui/band/Band.tsx';
import { useDraft } from '../../ui/field/use-draft.ts';
import { PageBanner } from '../../ui/page-banner/PageBanner.tsx';
import { Spinner } from '../../ui/spinner/Spinner.tsx';
import { breadcrumbs, courseList } from '../json-ld.ts';
import { useLocation, useSearch } from '../location.ts';
import { type Page, ServedContext, usePartner } from '../page.ts';
import { savedPosition } from '../scroll-and-focus.ts';
import { whenIdle } from '../when-idle.ts';

const path = '/explore-allcourses';

const selectionOf = (search: string): Selection => ({
  filters: filtersFromSearch(search),
  page: pageFromSearch(search),
  limit: limits.cardsAtOnce,
});

/** The first view of a URL. The server keeps only the courses of this page if the API host sends all. */
function firstViewOf(search: string): Endpoint<CataloguePart> {
  const selection = selectionOf(search);
  const { decode, ...address } = coursePart(
    `counts${filtersToSearch(selection.filters, selection.page).replace('?', '&')}`,
  );
  if (!import.meta.env.SSR) return { ...address, decode };
  return {
    ...address,
    decode: (raw, base) => {
      const part = decode(raw, base);
      return part.counts ? part : partOf(part.courses, selection, loadedSearch());
    },
  };
}

/** The URL holds the filters: each selection adds a history entry, and Back or a shared link restores it. */
function Explore() {
  const search = useSearch();
  const partner = usePartner();
  const [, navigate] = useLocation();
  const { filters: chosen, page } = useMemo(() => selectionOf(search), [search]);
  const isServed = useContext(ServedContext);
  const [isRestored, setIsRestored] = useState(false);
  useEffect(() => {
    const restore = () => setIsRestored(true);
    addEventListener('popstate', restore);
    return () => removeEventListener('popstate', restore);
  }, []);
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => setIsIdle(true)), []);
  const choose = (next: Filters) => {
    const to = filtersToSearch(next);
    if (to === filtersToSearch(chosen)) return;
    // The letters of one search are one history entry; another choice is a new one.
    const isSameSearch = chosen.q && next.q && filtersToSearch({ ...next, q: chosen.q }) === filtersToSearch(chosen);
    navigate(withPartner(path + to, partner), { replace: Boolean(isSameSearch) });
  };
  const [firstSearch] = useState(search);
  const firstView = useMemo(() => firstViewOf(firstSearch), [firstSearch]);
  const draft = useDraft(chosen.q ?? '', (q) => choose({ ...chosen, q }));
  const isTyping = draft.value !== (chosen.q ?? '');
  const isOtherQuery = draft.value.trim() !== (chosen.q ?? '').trim();
  const filters = useMemo(() => (isTyping ? { ...chosen, q: draft.value } : chosen), [isTyping, chosen, draft.value]);
  const pages = useMemo(
    () => ({
      // While the visitor types, show page 1: the URL still has the old page.
      current: isOtherQuery ? 1 : page,
      hrefOf: (other: number) => withPartner(path + filtersToSearch(chosen, other), partner),
    }),
    [isOtherQuery, chosen, page, partner],
  );
  // Selections made before hydration, or restored by the browser, exist only in the form.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form is read once, directly after hydration; later the URL is the state
  useLayoutEffect(() => {
    const form = document.querySelector<HTMLFormElement>(`main form[action^="${path}"]:has(select)`);
    if (!isServed || !form) return;
    const fields = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
    // The form has no age field before the courses are loaded.
    if (chosen.age && !fields.has('age')) fields.set('age', chosen.age);
    choose(filtersFromSearch(`?${fields}`));
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
          spinner={<Wait label="Loading courses" />}
          firstView={firstView}
          filters={filters}
          restored={isRestored}
          onFiltersChange={(next) => {
            setIsRestored(false);
            choose(next);
          }}
          onQueryChange={(query) => {
            setIsRestored(false);
            draft.onChange(query);
          }}
          onQueryBlur={draft.onBlur}
          pages={pages}
          // After Back or Forward, one commit mounts all cards, so that the browser can restore the scroll position.
          incremental={!isServed && savedPosition() === undefined}
          isAllWanted={isIdle || search !== firstSearch}
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

export const page: Page = {
  Page: Explore,
  queries: (_params, _school, search) => [firstViewOf(search)],
  loadParts: async (_school, search) => {
    if (filtersFromSearch(search).q) await prepareSearch();
  },
  search: (search) => filtersToSearch(filtersFromSearch(search), pageFromSearch(search)),
  status: (_params, read, search) => {
    const { data } = read(firstViewOf(search));
    return pageFromSearch(search) > 1 && data?.courses.length === 0 ? 404 : 200;
  },
  head: (_params, read, school, search) => {
    const page = pageFromSearch(search);
    const part = import.meta.env.SSR ? read(firstViewOf(search)).data : undefined;
    return {
      title: page > 1 ? `Explore All Our Courses, page ${page}` : 'Explore All Our Courses',
      description: `Browse every online course of ${school.name} for children: science, technology, engineering, arts and maths, for beginners to advanced learners.`,
      // All filters have the same canonical URL; each page of all courses has its own.
      canonical: search === filtersToSearch({ category: '', level: '' }, page) ? path + search : path,
      ...(part && {
        jsonLd: [breadcrumbs([{ name: 'Courses', path }]), courseList(part, (page - 1) * limits.cardsAtOnce)],
      }),
    };
  },
};
