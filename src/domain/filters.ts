import { levels, subjects } from '../tokens/limits.ts';
import type { CourseSummary } from './entities.ts';

/** The filters of the catalogue. '' means no filter. If both are set, both must match (SPEC.md section 4). */
export interface Filters {
  category: string;
  level: string;
  /** What the visitor searches for, as typed. `search-courses.ts` applies it; the functions below do not. */
  q?: string;
  /** A child's age. `ages.ts` applies it. */
  age?: string;
}

export const noFilters: Filters = { category: '', level: '' };

/** Normalises a text for comparison: trimmed, in lower case, independent of the locale. */
export const fold = (value: string) => value.trim().toLowerCase();

const kindOf = ({ category, level }: CourseSummary) => `${category}\0${level}`;

/** The number of courses by category and level, cached per catalogue. Even a long catalogue has few combinations. */
const catalogues = new WeakMap<readonly CourseSummary[], Map<string, number>>();

/** The combinations of category and level that match the filters, with their number of courses. */
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

/** The number of courses that `filterCourses` returns, without a loop over all courses. */
export function countCourses(courses: readonly CourseSummary[], filters: Filters): number {
  let sum = 0;
  // No reduce: a host page may have replaced it (prototype.js 1.6).
  for (const [, count] of kindsLeft(courses, filters)) sum += count;
  return sum;
}

/** An option of a select, with the number of courses that match if it is selected. */
export interface Facet {
  value: string;
  label: string;
  count: number;
}

type Select = 'category' | 'level';

/** The number of matching courses, by select and option; from a server, they may be anything. */
export type FilterCounts = Readonly<Record<Select, Readonly<Record<string, unknown>>>>;

/** A number of courses from a server: 0 for anything but a positive integer. */
export const countFrom = (value: unknown): number => (Number.isInteger(Number(value)) ? Math.max(0, Number(value)) : 0);

/** The options of both selects. */
export function facets({ category, level }: FilterCounts): { categories: Facet[]; levels: Facet[] } {
  const choices = (labels: readonly string[], counts: FilterCounts[Select]): Facet[] =>
    labels.map((label) => ({ value: fold(label), label, count: countFrom(counts[fold(label)]) }));
  return { categories: choices(subjects, category), levels: choices(levels, level) };
}

/** Each count assumes this option and the current value of the other select. */
export function filterCounts(courses: readonly CourseSummary[], filters: Filters): FilterCounts {
  const counts = (name: Select, labels: readonly string[]) =>
    Object.fromEntries(labels.map((label) => [fold(label), countCourses(courses, { ...filters, [name]: label })]));
  return { category: counts('category', subjects), level: counts('level', levels) };
}

const known = (names: readonly string[], value: string | null) =>
  names.map(fold).find((name) => name === fold(value ?? '')) ?? '';

/** The number of a page in a query string; 1 for anything else. */
export const pageFromSearch = (search: string) =>
  Number(/^[1-9]\d{0,5}$/.exec(new URLSearchParams(search).get('page') ?? '')?.[0] ?? 1);

/** Parses filters from a query string. Ignores unknown values. */
export function filtersFromSearch(search: string): Filters {
  const query = new URLSearchParams(search);
  const q = query.get('q');
  const age = query.get('age') ?? '';
  return {
    category: known(subjects, query.get('category')),
    level: known(levels, query.get('level')),
    ...(q?.trim() && { q }),
    ...(/^\d{1,2}$/.test(age) && { age: String(Number(age)) }),
  };
}

/** The query string of filters and a page; '' for none. The order is fixed, so equal filters have equal URLs. */
export function filtersToSearch(filters: Filters, page = 1): string {
  const query = new URLSearchParams();
  if (filters.q?.trim()) query.set('q', filters.q);
  if (filters.category) query.set('category', filters.category);
  if (filters.level) query.set('level', filters.level);
  if (filters.age) query.set('age', filters.age);
  if (page > 1) query.set('page', String(page));
  const search = query.toString();
  return search && `?${search}`;
}
