import { Hono } from 'hono';
import { contentOf } from '../http/compression.ts';
import { respond } from '../http/respond.ts';
import { feedXml, readBlogs } from './feed.ts';
import { llmsTxt } from './llms.ts';
import type { RendererOptions } from './render-page.ts';
import { robotsTxt, sitemapXml } from './sitemap.ts';

export interface DiscoveryOptions extends Pick<RendererOptions, 'site' | 'apiHost' | 'live' | 'scope'> {
  /** The version of the widgets. */
  widgetVersion: string;
  /** Returns the `fetch` that calls the API. */
  fetch: () => typeof fetch;
  /** Returns the site's origin for a request. */
  origin: (request: Request) => string;
}

/** Documents for programs: `/robots.txt`, `/llms.txt`, `/sitemap.xml` and `/blogs/feed.xml`. */
export function discovery(options: DiscoveryOptions): Hono {
  const { site, apiHost, live, scope, fetch, origin, widgetVersion: version } = options;
  const hour = { 'Cache-Control': `${scope}, max-age=3600` };
  return new Hono()
    .get('/robots.txt', (c) => c.text(robotsTxt(origin(c.req.raw)), 200, hour))
    .get('/llms.txt', (c) => {
      const here = origin(c.req.raw);
      const api = new URL(apiHost, here).href;
      return c.text(llmsTxt({ school: live.school(), origin: here, api, version }), 200, hour);
    })
    .get('/sitemap.xml', async (c) => {
      const { entry } = await site();
      const xml = await sitemapXml({
        origin: origin(c.req.raw),
        routes: entry.routes,
        apiHost,
        fetch: fetch(),
        school: live.school(),
        changed: live.appliedAt(),
      });
      return respond(c.req.raw, contentOf(xml, 'application/xml; charset=utf-8'), hour);
    })
    .get('/blogs/feed.xml', async (c) => {
      const school = live.school();
      if (!school.hasBlogs) return c.text('There are no posts.', 404);
      const xml = feedXml(school, await readBlogs(apiHost, fetch()), origin(c.req.raw));
      return respond(c.req.raw, contentOf(xml, 'application/rss+xml; charset=utf-8'), hour);
    });
}
