import type { Decode } from '../../domain/decode.ts';
import { courses, products } from '../../domain/decoders.ts';
import { filtersToSearch, noFilters } from '../../domain/filters.ts';
import { addressOf, courseList, type ListAddress, productList } from '../../domain/list-address.ts';
import { hasPage, type School } from '../../domain/school.ts';
import { escapeHtml } from '../../domain/text.ts';
import { productHref } from '../../domain/url.ts';
import { limits } from '../../tokens/limits.ts';
import { readBlogs } from './feed.ts';

export const robotsTxt = (origin: string) =>
  `User-agent: *\nAllow: /\nDisallow: /api/\nDisallow: /enroll-now/\nDisallow: /video/\n\nSitemap: ${origin}/sitemap.xml\n`;

/** Routes without public text. */
const unlisted = new Set([
  ...['video', 'enroll', 'add', 'vr-labs', 'share'],
  ...['account', 'forgot-password', 'new-password', 'confirm-email'],
]);

/** The limit of sitemaps.org. */
const maxUrls = 50_000;

export interface SitemapOptions {
  origin: string;
  routes: readonly { path: string; name: string }[];
  apiHost: string;
  fetch: typeof fetch;
  school: School;
  /** The time of the last publication: the `lastmod` of each URL that is not a post. */
  changed: Date | undefined;
}

export interface Sitemap {
  /** The files by path: one, or an index and the files that it lists. */
  files: ReadonlyMap<string, string>;
  /** False if the API did not respond: the sitemap lacks its items. */
  isComplete: boolean;
}

/**
 * Lists the URLs for search engines: routes without a parameter, catalogue pages, courses, products and posts.
 *
 * @param perFile the maximum number of URLs in one file
 */
export async function sitemap(options: SitemapOptions, perFile = maxUrls): Promise<Sitemap> {
  const { origin, routes, apiHost, fetch, school, changed } = options;
  const isListed = (name: string) => !unlisted.has(name) && hasPage(school, name);
  const fixed = routes.filter(({ path, name }) => !path.includes(':') && isListed(name)).map(({ path }) => path);
  const posts = school.hasBlogs ? await readBlogs(apiHost, fetch) : [];
  const days = new Map(posts.map(({ id, day }) => [`/blog-details/${encodeURIComponent(id)}`, day]));
  const courseIds = await idsOf(options, courseList, courses);
  const productIds = await idsOf(options, productList, products);
  const paths = [
    ...fixed,
    ...pagesOf(courseIds?.length ?? 0),
    ...(courseIds ?? []).map((id) => `/course-details/${encodeURIComponent(id)}`),
    ...(productIds ?? []).map(productHref),
    ...days.keys(),
  ];
  const modified = (path: string) => {
    const day = days.get(path) ?? changed?.toISOString().slice(0, 10);
    return day ? `<lastmod>${day}</lastmod>` : '';
  };
  const entry = (tag: 'url' | 'sitemap') => (path: string) =>
    `<${tag}><loc>${escapeHtml(new URL(path, origin).href)}</loc>${modified(path)}</${tag}>`;
  const parts = Array.from({ length: Math.ceil(paths.length / perFile) }, (_, index) =>
    document('urlset', paths.slice(index * perFile, (index + 1) * perFile).map(entry('url'))),
  );
  const names = parts.map((_, index) => `/sitemap-${index + 1}.xml`);
  const isComplete = courseIds !== undefined && productIds !== undefined;
  if (parts.length === 1) return { files: new Map([['/sitemap.xml', parts[0] ?? '']]), isComplete };
  const index = document('sitemapindex', names.map(entry('sitemap')));
  return {
    files: new Map([['/sitemap.xml', index], ...names.map((name, at) => [name, parts[at] ?? ''] as const)]),
    isComplete,
  };
}

const document = (tag: 'urlset' | 'sitemapindex', entries: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${tag} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</${tag}>\n`;

/** The URLs of the second and later pages of the course list. A short list has one page. */
function pagesOf(courseCount: number): string[] {
  if (courseCount <= limits.cardsWithoutMore) return [];
  return Array.from(
    { length: Math.ceil(courseCount / limits.cardsAtOnce) - 1 },
    (_, index) => `/explore-allcourses${filtersToSearch(noFilters, index + 2)}`,
  );
}

/** Reads the ids of a list; undefined if the API does not respond. */
async function idsOf<T extends { id: string }>(
  { apiHost, fetch }: SitemapOptions,
  list: ListAddress,
  decode: Decode<T[]>,
): Promise<string[] | undefined> {
  try {
    const response = await fetch(addressOf(list, apiHost, apiHost.startsWith('/'), {}), {
      headers: { Accept: 'application/json' },
      signal: AbortSignal.timeout(5_000),
    });
    return response.ok ? decode(await response.json(), apiHost).map(({ id }) => id) : undefined;
  } catch {
    return undefined;
  }
}
