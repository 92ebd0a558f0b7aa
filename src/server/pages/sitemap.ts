import type { Decode } from '../../domain/decode.ts';
import { courses, products } from '../../domain/decoders.ts';
import { hasPage, type School } from '../../domain/school.ts';
import { escapeHtml } from '../../domain/text.ts';
import { productHref } from '../../domain/url.ts';
import { readBlogs } from './feed.ts';

export const robotsTxt = (origin: string) =>
  `User-agent: *\nAllow: /\nDisallow: /api/\nDisallow: /enroll-now/\nDisallow: /video/\n\nSitemap: ${origin}/sitemap.xml\n`;

/** Pages that only some visitors can see, or that have no text content of their own. */
const unlisted = new Set([
  ...['video', 'enroll', 'add', 'vr-labs', 'share'],
  ...['account', 'forgot-password', 'new-password', 'confirm-email'],
]);

export interface SitemapOptions {
  origin: string;
  routes: readonly { path: string; name: string }[];
  apiHost: string;
  fetch: typeof fetch;
  school: School;
  /** The time of the last content apply. */
  changed: Date | undefined;
}

/** Lists the pages for search engines: routes without a parameter, courses, products and posts. */
export async function sitemapXml({ origin, routes, apiHost, fetch, school, changed }: SitemapOptions): Promise<string> {
  const isListed = (name: string) => !unlisted.has(name) && hasPage(school, name);
  const fixed = routes.filter(({ path, name }) => !path.includes(':') && isListed(name)).map(({ path }) => path);
  const posts = school.hasBlogs ? await readBlogs(apiHost, fetch) : [];
  const days = new Map(posts.map(({ id, day }) => [`/blog-details/${encodeURIComponent(id)}`, day]));
  const ids = <T extends { id: string }>(list: string, decode: Decode<T[]>) => idsOf(apiHost, fetch, list, decode);
  const paths = [
    ...fixed,
    ...(await ids('course', courses)).map((id) => `/course-details/${encodeURIComponent(id)}`),
    ...(await ids('product', products)).map(productHref),
    ...days.keys(),
  ];
  const modified = (path: string) => {
    const day = days.get(path) ?? changed?.toISOString().slice(0, 10);
    return day ? `<lastmod>${day}</lastmod>` : '';
  };
  const entries = paths.map(
    (path) => `<url><loc>${escapeHtml(new URL(path, origin).href)}</loc>${modified(path)}</url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`;
}

/** Returns no ids if the API does not respond: the sitemap still lists the other pages. */
async function idsOf<T extends { id: string }>(
  apiHost: string,
  fetch: SitemapOptions['fetch'],
  list: string,
  decode: Decode<T[]>,
): Promise<string[]> {
  try {
    const response = await fetch(`${apiHost}/${list}`, {
      headers: { Accept: 'application/json' },
      signal: AbortSignal.timeout(5_000),
    });
    return response.ok ? decode(await response.json(), apiHost).map(({ id }) => id) : [];
  } catch {
    return [];
  }
}
