import { levels, subjects } from '../tokens/limits.ts';
import type { CourseSummary } from './entities.ts';

/** What the catalogue is narrowed to. '' is "not filtered"; when both are set, both must match (SPEC.md section 4). */
export interface Filters {
  category: string;
  level: string;
}

export const noFilters: Filters = { category: '', level: '' };

/** The compare rule of filters: case and outer space do not count, and no locale has a say. */
export const fold = (value: string) => value.trim().toLowerCase();

const kindOf = ({ category, level }: CourseSummary) => `${category}\0${level}`;

/** Of each catalogue: how many courses there are of a category at a level. It has a few such kinds, however long it is. */
const catalogues = new WeakMap<readonly CourseSummary[], Map<string, number>>();

/** The kinds that filters leave, with how many courses there are of each. */
function kindsLeft(courses: readonly CourseSummary[], { category, level }: Filters): [kind: string, count: number][] {
  const all = catalogues.get(courses) ?? new Map<string, number>();
  if (!all.size) for (const course of courses) all.set(kindOf(course), (all.get(kindOf(course)) ?? 0) + 1);
  catalogues.set(courses, all);
  const wanted = [category, level].map(fold);
  return [...all].filter(([kind]) => wanted.every((name, at) => !name || name === fold(kind.split('\0')[at] ?? '')));
}

export function filterCourses(courses: readonly CourseSummary[], filters: Filters): CourseSummary[] {
  const left = new Map(kindsLeft(courses, filters));
  return courses.filter((course) => left.has(kindOf(course)));
}

/** How many courses `filterCourses` leaves, without looking at each of them. */
export function countCourses(courses: readonly CourseSummary[], filters: Filters): number {
  let sum = 0;
  // No reduce: a host page may have replaced it (prototype.js 1.6).
  for (const [, count] of kindsLeft(courses, filters)) sum += count;
  return sum;
}

/** One choice of a select, with how many courses choosing it would leave. */
export interface Facet {
  value: string;
  label: string;
  count: number;
}

/** The choices of both selects. A count holds the other filter as it is and answers "what if I chose this one". */
export function facets(courses: readonly CourseSummary[], filters: Filters): { categories: Facet[]; levels: Facet[] } {
  const choices = (name: keyof Filters, labels: readonly string[]): Facet[] =>
    labels.map((label) => ({
      value: fold(label),
      label,
      count: countCourses(courses, { ...filters, [name]: label }),
    }));
  return { categories: choices('category', subjects), levels: choices('level', levels) };
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
