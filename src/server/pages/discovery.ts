import { Hono } from 'hono';
import { bodyOf } from '../http/compression.ts';
import { representationOf, respond, respondWith } from '../http/respond.ts';
import type { ResponseCache } from '../http/response-cache.ts';
import { baseHeaders, strictTransportFor } from '../http/security-headers.ts';
import { missing } from '../http/static-files.ts';
import { feedXml, readBlogs } from './feed.ts';
import { llmsTxt } from './llms.ts';
import type { RendererOptions } from './render-page.ts';
import { robotsTxt, sitemap } from './sitemap.ts';

export interface DiscoveryOptions extends Pick<RendererOptions, 'site' | 'apiHost' | 'live' | 'scope'> {
  cache: ResponseCache;
  widgetVersion: string;
  fetch: () => typeof fetch;
  origin: (request: Request) => string;
}

/** Sitemaps expire, because an external API host changes its content without a new content version here. */
const freshMs = 600_000;

/** Documents for programs: `/robots.txt`, `/llms.txt`, `/sitemap.xml` and `/blogs/feed.xml`. */
export function discovery(options: DiscoveryOptions): Hono {
  const { site, apiHost, live, scope, cache, fetch, origin, widgetVersion: version } = options;
  const hour = { 'Cache-Control': `${scope}, max-age=3600` };
  /** Caches each sitemap file, and each 404, until the content changes: with 40,000 courses, rendering takes half a second. */
  const sendSitemap = async (request: Request): Promise<Response> => {
    const here = origin(request);
    const { pathname } = new URL(request.url);
    // The response cache bypasses the middleware that adds these headers.
    const headers = { ...baseHeaders, ...strictTransportFor(here), ...hour };
    const make = async () => {
      const { entry } = await site();
      const { files, isComplete } = await sitemap({
        origin: here,
        routes: entry.routes,
        apiHost,
        fetch: fetch(),
        school: live.school(),
        changed: live.appliedAt(),
      });
      const xml = files.get(pathname);
      const representation =
        xml === undefined
          ? representationOf(bodyOf('There is no such file.', 'text/plain; charset=utf-8'), headers, 404)
          : representationOf(bodyOf(xml, 'application/xml; charset=utf-8'), headers);
      return { representation, freshMs: isComplete ? freshMs : 1, staleMs: 0 };
    };
    const found = await cache.get(`${here} ${pathname}`, make);
    return found ? respondWith(request.headers, found) : missing({});
  };
  return new Hono()
    .get('/robots.txt', (c) => c.text(robotsTxt(origin(c.req.raw)), 200, hour))
    .get('/llms.txt', (c) => {
      const here = origin(c.req.raw);
      const api = new URL(apiHost, here).href;
      return c.text(llmsTxt({ school: live.school(), origin: here, api, version }), 200, hour);
    })
    .get('/sitemap.xml', (c) => sendSitemap(c.req.raw))
    .get('/sitemap-:part{[1-9]\\d{0,3}\\.xml}', (c) => sendSitemap(c.req.raw))
    .get('/blogs/feed.xml', async (c) => {
      const school = live.school();
      if (!school.hasBlogs) return c.text('There are no posts.', 404);
      const xml = feedXml(school, await readBlogs(apiHost, fetch()), origin(c.req.raw));
      return respond(c.req.raw, bodyOf(xml, 'application/rss+xml; charset=utf-8'), hour);
    });
}
