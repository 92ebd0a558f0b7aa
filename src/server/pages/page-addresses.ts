import { filterNames, isBoundedFilter } from '../../domain/filters.ts';
import type { School } from '../../domain/school.ts';

/**
 * The possible URLs of a page. Only a bounded set may be cached and compressed at the best quality: otherwise a client
 * could fill the cache, and cause recompression, with URLs that nobody requests again.
 *
 * - `fixed`: one URL per value of a fixed list.
 * - `content`: one URL per id in the API; other ids return 404, which is not cached.
 * - `search`: any text in the query; one URL without it.
 * - `q`: one URL per value of fixed lists, if the query has neither `q` nor `age`. `q` may be any text, and `age` multiplies the URLs.
 * - `any`: any text as the id.
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
  // Unknown names get a page, too.
  partner: 'any',
  contact: 'search',
  'vr-labs': 'fixed',
  course: 'content',
  video: 'content',
  enroll: 'any',
  // One for each request: server/pages/request-pages.ts renders them.
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
  // Route matching ignores case, so one page has many spellings of its URL.
  const [fixed = '', id] = route.path.split(':');
  if (id === undefined ? path !== fixed : !path.startsWith(fixed)) return false;
  // If the school has no posts, each id shows the specification's article.
  if (route.name === 'blog') return hasBlogs;
  const addresses = pageAddresses[route.name] ?? 'any';
  if (addresses === 'q') {
    const query = new URLSearchParams(search);
    return filterNames.every((name) => isBoundedFilter(name) || !query.has(name));
  }
  return addresses === 'search' ? search === '' : addresses !== 'any';
}
