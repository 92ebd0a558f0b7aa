import { levels, subjects } from '../tokens/limits.ts';

/** The filters of the catalogue. '' means no filter. All that are set must match (SPEC.md section 4). */
export interface Filters {
  category: string;
  level: string;
  /** What the visitor searches for, as typed. `search-courses.ts` applies it. */
  q?: string;
  /** A child's age in years. */
  age?: string;
}

export const noFilters: Filters = { category: '', level: '' };

/** Normalises a text for comparison: trimmed, in lower case, independent of the locale. */
export const fold = (value: string) => value.trim().toLowerCase();

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

/** Whether two filters select the same courses. */
export const areSameFilters = (one: Filters, other: Filters): boolean =>
  filtersToSearch(trimmed(one)) === filtersToSearch(trimmed(other));

const trimmed = (filters: Filters): Filters => ({ ...filters, q: filters.q?.trim() ?? '' });
