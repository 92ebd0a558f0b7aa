import { agesOf, coursesForAge } from './ages.ts';
import type { CataloguePart } from './course-part.ts';
import type { CourseSummary } from './entities.ts';
import { type Filters, filterCounts, filterCourses } from './filters.ts';

/** What a page of the catalogue shows. */
export interface Selection {
  filters: Filters;
  /** 1 is the first page. */
  page: number;
  /** The number of courses on a page. */
  limit: number;
}

/** The search, which loads on first use. */
export type CourseSearch = Pick<typeof import('./search-courses.ts'), 'searchCourses' | 'suggestQuery'>;

/** One page of a complete list of courses. The API and the pages of the site find the same courses as the browser. */
export function partOf(
  all: readonly CourseSummary[],
  { filters, page, limit }: Selection,
  search?: CourseSearch,
): CataloguePart {
  const { q = '', age = '' } = filters;
  const searched = search ? search.searchCourses(all, q) : all;
  const ages = agesOf(all);
  const narrow = (courses: readonly CourseSummary[]) => (ages.includes(age) ? coursesForAge(courses, age) : courses);
  const matching = narrow(searched);
  const found = filterCourses(matching, filters);
  const suggestion =
    matching.length === 0
      ? search?.suggestQuery(all, q, (courses) => filterCourses(narrow(courses), filters))
      : undefined;
  return {
    courses: found.slice((page - 1) * limit, page * limit),
    found: found.length,
    total: all.length,
    counts: filterCounts(matching, filters),
    ages,
    ...(suggestion && { suggestion }),
  };
}
