import { levels, subjects } from '../tokens/subjects.ts';
import type { CourseSummary } from './entities.ts';

/** What the catalogue is narrowed to. '' is "not filtered"; when both are set, both must match (spec section 4). */
export interface Filters {
  category: string;
  level: string;
}

export const noFilters: Filters = { category: '', level: '' };

/** The compare rule of filters: case and outer space do not count, and no locale has a say. */
export const fold = (value: string) => value.trim().toLowerCase();
const matches = (wanted: string, actual: string) => fold(wanted) === '' || fold(wanted) === fold(actual);

export function filterCourses(courses: readonly CourseSummary[], filters: Filters): CourseSummary[] {
  return courses.filter(
    (course) => matches(filters.category, course.category.name) && matches(filters.level, course.level),
  );
}

/** One choice of a select, with how many courses choosing it would leave. */
export interface Facet {
  value: string;
  label: string;
  count: number;
}

/** The choices of both selects. A count holds the other filter as it is and answers "what if I chose this one". */
export function facets(courses: readonly CourseSummary[], filters: Filters): { categories: Facet[]; levels: Facet[] } {
  const categories = choices(subjects);
  const level = choices(levels);
  for (const course of courses) {
    if (matches(filters.level, course.level)) add(categories, course.category.name);
    if (matches(filters.category, course.category.name)) add(level, course.level);
  }
  return { categories, levels: level };
}

const choices = (labels: readonly string[]): Facet[] =>
  labels.map((label) => ({ value: fold(label), label, count: 0 }));

function add(facet: Facet[], name: string): void {
  const choice = facet.find(({ value }) => value === fold(name));
  if (choice) choice.count += 1;
}

const known = (names: readonly string[], value: string | null) =>
  names.map(fold).find((name) => name === fold(value ?? '')) ?? '';

/** Filters out of a query string; a value that is no choice is no filter. */
export function filtersFromSearch(search: string): Filters {
  const query = new URLSearchParams(search);
  return { category: known(subjects, query.get('category')), level: known(levels, query.get('level')) };
}

/** The query string of filters, '' for none; always in one order, so that one choice has one address. */
export function filtersToSearch(filters: Filters): string {
  const query = new URLSearchParams();
  if (filters.category) query.set('category', filters.category);
  if (filters.level) query.set('level', filters.level);
  const search = query.toString();
  return search && `?${search}`;
}
