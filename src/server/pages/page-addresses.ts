import { filterNames, isBoundedFilter } from '../../domain/filters.ts';
import type { School } from '../../domain/school.ts';

/**
 * The number of URLs that a page can have. Only pages with a limited number may be cached and compressed at the maximum
 * quality: otherwise a client could fill the cache and the CPU with URLs that nobody requests again.
 *
 * - `fixed`: one URL per value of a fixed list.
 * - `content`: one URL per id in the API; other ids return 404, which is not cached.
 * - `search`: one URL without a query, and unlimited URLs with one.
 * - `q`: one URL per value of fixed lists. A query with `q` or `age` may have any value, so it is not cached.
 * - `any`: unlimited URLs, because the id, or the query of `request`, is free text.
 */
export type PageAddresses = 'fixed' | 'content' | 'search' | 'q' | 'any';

/** The value for each route of src/site/routes.ts, by route name. */
export const pageAddresses: Readonly<Record<string, PageAddresses>> = {
  home: 'fixed',
  explore: 'q',
  about: 'fixed',
  ambassador: 'search',
  ambassadors: 'fixed',
  blogs: 'fixed',
  blog: 'content',
  products: 'fixed',
  product: 'content',
  // Unknown partner names get a page too.
  partner: 'any',
  contact: 'search',
  'vr-labs': 'fixed',
  course: 'content',
  video: 'content',
  enroll: 'any',
  // One URL per parent's request: server/requests/routes.ts.
  request: 'any',
  saved: 'search',
  share: 'search',
  embed: 'search',
  privacy: 'fixed',
  terms: 'fixed',
  add: 'fixed',
  account: 'fixed',
  'forgot-password': 'fixed',
  'new-password': 'fixed',
  'confirm-email': 'fixed',
  'not-found': 'any',
};

export interface PageAddress {
  route: { name: string; path: string };
  path: string;
  /** The part of the query that the page reads, including `?`, or ''. */
  search: string;
}

/** True if a 200 response for this URL may be cached. */
export function isCacheable({ route, path, search }: PageAddress, { hasBlogs }: School): boolean {
  // Routes match in any letter case, so a page has many URLs. Only the canonical one is cached.
  const [fixed = '', id] = route.path.split(':');
  if (id === undefined ? path !== fixed : !path.startsWith(fixed)) return false;
  // Without posts, every id shows the same article.
  if (route.name === 'blog') return hasBlogs;
  const addresses = pageAddresses[route.name] ?? 'any';
  if (addresses === 'q') {
    const query = new URLSearchParams(search);
    return filterNames.every((name) => isBoundedFilter(name) || !query.has(name));
  }
  return addresses === 'search' ? search === '' : addresses !== 'any';
}
