import { type Context, Hono } from 'hono';
import type { LiveContent } from '../../content/live.ts';
import { partnerOf, withPartner } from '../../domain/url.ts';
import type * as Entry from '../../site/entry-server.tsx';
import { readBody } from '../api/json.ts';
import { oembedOf } from '../embed/oembed.ts';
import type { NodeEnv } from '../http/client-address.ts';
import { contentOf } from '../http/compression.ts';
import { type Log, logFailure } from '../http/log.ts';
import { type Representation, representationOf, respond, respondWith } from '../http/respond.ts';
import type { Cacheable, ResponseCache } from '../http/response-cache.ts';
import { dataAnswer, pageAnswer, strictTransportFor } from '../http/security-headers.ts';
import type { PageAssets } from './assets.ts';
import { documentHtml, failurePage } from './document.ts';
import { feedXml, readBlogs } from './feed.ts';
import { maxFormBytes, postedContact } from './posted-contact.ts';
import { robotsTxt, sitemapXml } from './sitemap.ts';

/** On whose behalf the API is called. */
export interface Visitor {
  request: Request;
  connection: NodeEnv;
}

export interface PagesOptions {
  /** The built site; a function, because the development server builds it anew for each request. */
  site: () => Promise<{ entry: typeof Entry; assets: (route: string) => PageAssets }>;
  /** The API host as browsers call it: `/api`, or another server's address. */
  apiHost: string;
  /** What the school says of itself. */
  live: LiveContent;
  /** How this server calls the API. */
  fetch: (visitor?: Visitor) => typeof fetch;
  /** How it does for a visitor with a token cookie. */
  fetchSignedIn: (request: Request) => Promise<typeof fetch>;
  /** True when no other site's page can have made a request. */
  sameOrigin: (request: Request) => boolean;
  /** The site's origin for a request. */
  origin: (request: Request) => string;
  cache: ResponseCache;
  log: Log;
  /** How long a complete page is fresh; 0 renders each one. */
  cacheSeconds: number;
}

/** How long an old page still answers while a new one is rendered. */
const staleMs = 300_000;
/** A page that lacks something is shown, but not for long, and not once the rest is there. */
const incompleteMs = 2_000;
/** How long a page waits for the API before it goes out with what it has. */
const pageTimeoutMs = 2_500;

/** The rendered site: every page, `sitemap.xml` and `robots.txt`. */
export function createPages(options: PagesOptions): Hono<{ Bindings: NodeEnv }> {
  const { site, apiHost, live, fetch, fetchSignedIn, sameOrigin, origin, cache, log, cacheSeconds } = options;
  const app = new Hono<{ Bindings: NodeEnv }>();
  const apiOrigin = apiHost.startsWith('http') ? new URL(apiHost).origin : '';

  app.get('/robots.txt', (c) => c.text(robotsTxt(origin(c.req.raw)), 200, { 'Cache-Control': 'public, max-age=3600' }));
  app.get('/sitemap.xml', async (c) => {
    const { entry } = await site();
    const xml = await sitemapXml({
      origin: origin(c.req.raw),
      routes: entry.routes,
      apiHost,
      fetch: fetch(),
      hasBlogs: live.school().hasBlogs,
      changed: live.appliedAt(),
    });
    return respond(c.req.raw, contentOf(xml, 'application/xml; charset=utf-8'), {
      'Cache-Control': 'public, max-age=3600',
    });
  });

  app.get('/blogs/feed.xml', async (c) => {
    const school = live.school();
    if (!school.hasBlogs) return c.text('There are no posts.', 404);
    const here = origin(c.req.raw);
    const xml = feedXml(school, await readBlogs(apiHost, fetch()), here);
    return respond(c.req.raw, contentOf(xml, 'application/rss+xml; charset=utf-8'), {
      'Cache-Control': 'public, max-age=3600',
    });
  });

  app.post('/contactus', async (c) => {
    // Another site's page has no business to post here; its widget talks to the API.
    if (!sameOrigin(c.req.raw)) return c.text('Please use the form on our own page.', 403);
    return guarded(c, async () => {
      const partner = partnerOf('/contactus', new URL(c.req.url).search);
      const body = await readBody(c, maxFormBytes).catch(() => null);
      if (body === null) return c.text('The request ended too early.', 400);
      const visitor = { request: c.req.raw, connection: c.env };
      const { formResult, status } = await postedContact(body, apiHost, fetch(visitor), partner);
      const { representation } = await render({
        path: '/contactus',
        search: partner && `?partner=${partner}`,
        here: origin(c.req.raw),
        cookies: c.req.header('cookie') ?? '',
        formResult,
        call: fetch(visitor),
      });
      const { content, headers } = representation;
      return respond(c.req.raw, content, { ...headers, 'Cache-Control': 'no-store' }, status);
    });
  });

  app.get('*', async (c) => {
    const { pathname, search } = new URL(c.req.url);
    // One address for one page.
    const plain = plainPath(pathname);
    if (plain !== pathname) return c.redirect(plain + search, 308);
    return guarded(c, () => answer(c.req.raw, pathname, search));
  });

  /** A page that cannot be rendered is logged, and shown without a stack. */
  async function guarded(c: Context, make: () => Promise<Response>): Promise<Response> {
    try {
      return await make();
    } catch (error) {
      const reference = logFailure(log, c.req.raw, error);
      return c.html(failurePage(reference, live.school()), 500, { ...dataAnswer, 'Cache-Control': 'no-store' });
    }
  }

  async function answer(request: Request, path: string, query: string): Promise<Response> {
    const { entry } = await site();
    const cookies = request.headers.get('cookie') ?? '';
    const partner = partnerOf(path, query);
    const elsewhere = await entry.readGuard(path, cookies);
    if (elsewhere) return redirect(partner ? withPartner(elsewhere, partner) : elsewhere);
    const known = await entry.readSearch(path, query);
    const search = partner ? `${known || '?'}${known && '&'}partner=${partner}` : known;
    const here = origin(request);
    if (/(?:^|;\s*)token=/.test(cookies)) {
      const call = await fetchSignedIn(request);
      const { representation } = await render({ path, search, here, cookies, call });
      const { content, headers, status } = representation;
      return respond(request, content, { ...headers, 'Cache-Control': 'private, no-store' }, status);
    }
    const make = () => render({ path, search, here, call: fetch() });
    // Any short name is a partner's: such pages must not push the others out of the cache.
    if (partner) return respondWith(request.headers, (await make()).representation);
    return respondWith(request.headers, await cached(`${here} ${path}${search}`, make));
  }

  async function cached(key: string, make: () => Promise<Cacheable>): Promise<Representation> {
    if (cacheSeconds === 0) return (await make()).representation;
    return (await cache.get(key, make)) ?? (await make()).representation;
  }

  async function render(at: {
    path: string;
    search: string;
    here: string;
    cookies?: string;
    formResult?: Entry.FormResult;
    call: typeof globalThis.fetch;
  }): Promise<Cacheable> {
    const { entry, assets } = await site();
    const { path, search, here, cookies, formResult, call } = at;
    const school = live.school();
    const page = await entry.renderPage({
      path,
      search,
      host: apiHost,
      fetch: call,
      timeoutMs: pageTimeoutMs,
      formResult,
      school,
      ...(cookies && { cookies }),
    });
    const files = assets(page.route);
    const { html, styleHash } = documentHtml({
      page,
      assets: files,
      origin: here,
      path,
      school,
      oembed: oembedOf(new URL(path + search, here)),
      pageData: {
        at: { path, search },
        host: apiHost,
        snapshot: page.snapshot,
        session: page.session,
        formResult,
        school,
      },
    });
    const { status, complete } = page;
    const headers = {
      ...pageAnswer({ styleHash, api: apiOrigin }),
      ...strictTransportFor(here),
      'Cache-Control': complete ? `public, max-age=${cacheSeconds}, stale-while-revalidate=300` : 'no-store',
      // What stands in the header depends on the token cookie.
      Vary: 'Accept-Encoding, Cookie',
    };
    const isCached = status === 200 && complete && cookies === undefined && cacheSeconds > 0;
    const content = contentOf(html, 'text/html; charset=utf-8', { cached: isCached });
    return {
      representation: representationOf(content, headers, status),
      freshMs: complete ? cacheSeconds * 1_000 : incompleteMs,
      staleMs: complete ? staleMs : 0,
    };
  }
  return app;
}

/** For this visitor and now: after signing in, the same address is a page. */
const redirect = (to: string) =>
  new Response(null, { status: 302, headers: { Location: to, 'Cache-Control': 'no-store' } });

/** A path without needless escapes, with one slash at its beginning and none at its end, in linear time. */
function plainPath(path: string): string {
  // RFC 3986, 6.2.2.2: letters, digits and - . _ ~ mean the same with and without an escape.
  const unescaped = path.replace(/%[2-7][\da-f]/gi, (escaped) => {
    const sign = decodeURIComponent(escaped);
    return /[\w.~-]/.test(sign) ? sign : escaped;
  });
  let start = 0;
  let end = unescaped.length;
  while (unescaped[end - 1] === '/') end -= 1;
  while (start < end && unescaped[start] === '/') start += 1;
  return `/${unescaped.slice(start, end)}`;
}
