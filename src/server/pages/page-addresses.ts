import type { School } from '../../domain/school.ts';

/**
 * Whether the addresses of a page are a bounded set. Only then its answers may be cached and compressed at the best quality:
 * otherwise a client could fill the cache, and cost a second compression, with addresses that nobody asks for again.
 *
 * - `fixed`: one for each choice of a fixed list.
 * - `content`: one for each id that the API knows; other ids answer 404, which is not cached.
 * - `search`: any text in the search; one address without it.
 * - `any`: any text as the id.
 */
export type PageAddresses = 'fixed' | 'content' | 'search' | 'any';

/** The decision for each route of src/site/routes.ts, by its name. */
export const pageAddresses: Readonly<Record<string, PageAddresses>> = {
  home: 'fixed',
  explore: 'fixed',
  about: 'fixed',
  ambassadors: 'fixed',
  blogs: 'fixed',
  blog: 'content',
  products: 'fixed',
  contact: 'fixed',
  'vr-labs': 'fixed',
  course: 'content',
  video: 'content',
  enroll: 'any',
  embed: 'search',
  privacy: 'fixed',
  terms: 'fixed',
  add: 'fixed',
  'not-found': 'any',
};

export interface PageAddress {
  route: { name: string; path: string };
  path: string;
  /** The part of the query that the page reads, with its `?`, or ''. */
  search: string;
}

/** True if the page of this address may be cached once it has answered 200. */
export function isCacheable({ route, path, search }: PageAddress, { hasBlogs }: School): boolean {
  // Routes match in any case of their letters, which makes many spellings of one address.
  const [fixed = '', id] = route.path.split(':');
  if (id === undefined ? path !== fixed : !path.startsWith(fixed)) return false;
  // Without posts of the school, every id shows the specification's article.
  if (route.name === 'blog') return hasBlogs;
  const addresses = pageAddresses[route.name] ?? 'any';
  return addresses === 'search' ? search === '' : addresses !== 'any';
}
