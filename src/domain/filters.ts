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

/** `fold`, for values of which a whole catalogue has a few. */
function foldedOnce() {
  const known = new Map<string, string>();
  return (value: string) => {
    const found = known.get(value);
    if (found !== undefined) return found;
    const folded = fold(value);
    known.set(value, folded);
    return folded;
  };
}

export function filterCourses(courses: readonly CourseSummary[], filters: Filters): CourseSummary[] {
  const [category, level, folded] = [fold(filters.category), fold(filters.level), foldedOnce()];
  return courses.filter(
    (course) => (!category || category === folded(course.category.name)) && (!level || level === folded(course.level)),
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
  const [category, level, folded] = [fold(filters.category), fold(filters.level), foldedOnce()];
  const [categories, ofLevel] = [new Map<string, number>(), new Map<string, number>()];
  const add = (counts: Map<string, number>, name: string) => counts.set(name, (counts.get(name) ?? 0) + 1);
  for (const course of courses) {
    const [itsCategory, itsLevel] = [folded(course.category.name), folded(course.level)];
    if (!level || level === itsLevel) add(categories, itsCategory);
    if (!category || category === itsCategory) add(ofLevel, itsLevel);
  }
  return { categories: choices(subjects, categories), levels: choices(levels, ofLevel) };
}

const choices = (labels: readonly string[], counts: ReadonlyMap<string, number>): Facet[] =>
  labels.map((label) => ({ value: fold(label), label, count: counts.get(fold(label)) ?? 0 }));

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
