import type { CataloguePart } from './course-part.ts';
import type { CourseSummary } from './entities.ts';
import { filterCounts, filterCourses } from './filter-courses.ts';
import type { Filters } from './filters.ts';

export interface Selection {
  filters: Filters;
  /** 1 is the first page. */
  page: number;
  limit: number;
}

/** The search functions. The browser loads them on first use. */
export type CourseSearch = Pick<
  typeof import('./search-courses.ts'),
  'searchCourses' | 'suggestQuery' | 'ignoredWords'
>;

/** Prepares the filters by age, fee and so on. Only the site passes this function: widgets lack these filters. */
export type ReadFacts = typeof import('./course-facts.ts').readFacts;

/** Selects the matching courses of a complete list. The server and the browser share it, so they find the same courses. */
export function selectCourses(
  all: readonly CourseSummary[],
  filters: Filters,
  search?: CourseSearch,
  facts?: ReadFacts,
): CataloguePart {
  const { q = '' } = filters;
  const own = facts?.(all, filters);
  const narrow = (some: readonly CourseSummary[]) => (own ? own.narrow(some) : some);
  const searched = narrow(search ? search.searchCourses(all, q) : all);
  const courses = filterCourses(searched, filters);
  const suggestion =
    searched.length === 0 ? search?.suggestQuery(all, q, (some) => filterCourses(narrow(some), filters)) : undefined;
  return {
    courses,
    found: courses.length,
    total: all.length,
    counts: filterCounts(searched, filters),
    ages: own?.ages,
    facts: own?.choices,
    ...(suggestion && { suggestion }),
    ignored: q === '' ? undefined : search?.ignoredWords(all, q),
  };
}

/** One page of the matching courses. */
export function partOf(
  all: readonly CourseSummary[],
  { filters, page, limit }: Selection,
  search?: CourseSearch,
  facts?: ReadFacts,
): CataloguePart {
  const selected = selectCourses(all, filters, search, facts);
  return { ...selected, courses: selected.courses.slice((page - 1) * limit, page * limit) };
}
