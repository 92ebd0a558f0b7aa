import { levels, subjects } from '../tokens/limits.ts';

/** The filters of the catalogue. '' means no filter. A course must match all filters (SPEC.md section 4). */
export interface Filters {
  category: string;
  level: string;
  /** The search query as typed. `search-courses.ts` applies it. */
  q?: string;
  /** A child's age in years. `course-facts.ts` applies this and the following ones. */
  age?: string;
  /** A language of the lessons, in lower case. */
  language?: string;
  /** `weekdays` or `weekend`. */
  days?: string;
  /** The highest fee, in the currency of most courses. */
  fee?: string;
  /** `start` for the soonest start first, `fee` for the lowest fee first; '' for the school's order. */
  order?: string;
}

export const noFilters: Filters = { category: '', level: '' };

/** Normalises a text for comparison: trimmed, in lower case, independent of the locale. */
export const fold = (value: string) => value.trim().toLowerCase();

const known = (names: readonly string[], value: string) => names.map(fold).find((name) => name === fold(value)) ?? '';

/** The number of a page in a query string; 1 for anything else. */
export const pageFromSearch = (search: string) =>
  Number(/^[1-9]\d{0,5}$/.exec(new URLSearchParams(search).get('page') ?? '')?.[0] ?? 1);

/** The fixed order of the filters in a query string: equal filters have equal URLs. */
export const filterNames: readonly (keyof Filters)[] = [
  'q',
  'category',
  'level',
  'age',
  'language',
  'days',
  'fee',
  'order',
];

/** Normalises the value of a parameter; '' if it is invalid. */
const valid: Readonly<Record<keyof Filters, (value: string) => string>> = {
  q: (value) => (value.trim() ? value : ''),
  category: (value) => known(subjects, value),
  level: (value) => known(levels, value),
  age: (value) => (/^\d{1,2}$/.test(value) ? String(Number(value)) : ''),
  language: (value) => (value.length > 40 ? '' : fold(value)),
  days: (value) => known(['weekdays', 'weekend'], value),
  fee: (value) => (/^\d{1,9}$/.test(value) ? String(Number(value)) : ''),
  order: (value) => known(['start', 'fee'], value),
};

/** Whether a filter has few values, so that responses with it may be cached. */
export const isBoundedFilter = (name: keyof Filters): boolean => name === 'category' || name === 'level';

/** Parses filters from a query string. Ignores unknown values. */
export function filtersFromSearch(search: string): Filters {
  const query = new URLSearchParams(search);
  const filters: Filters = { ...noFilters };
  // Not `entries()` or `reduce`: a host page may have replaced them (prototype.js).
  for (const name of filterNames) {
    const value = valid[name](query.get(name) ?? '');
    if (value) filters[name] = value;
  }
  return filters;
}

/** The query string of filters and a page; '' for none. */
export function filtersToSearch(filters: Filters, page = 1): string {
  const query = new URLSearchParams();
  for (const name of filterNames) if (filters[name]?.trim()) query.set(name, filters[name]);
  if (page > 1) query.set('page', String(page));
  const search = query.toString();
  return search && `?${search}`;
}

/** Whether two filters select the same courses. */
export const areSameFilters = (one: Filters, other: Filters): boolean =>
  filtersToSearch(trimmed(one)) === filtersToSearch(trimmed(other));

const trimmed = (filters: Filters): Filters => ({ ...filters, q: filters.q?.trim() ?? '' });
