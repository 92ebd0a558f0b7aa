import { type Context, Hono } from 'hono';
import type * as Entry from '../../site/entry-server.tsx';
import type { LiveContent } from '../content/live.ts';
import { oembedOf } from '../embed/oembed.ts';
import type { NodeEnv } from '../http/client-address.ts';
import { answerWithBody, encodedBody } from '../http/encoded-body.ts';
import { type Log, logFailure } from '../http/log.ts';
import { dataAnswer, everyAnswer, pageAnswer } from '../http/security-headers.ts';
import type { PageAssets } from './assets.ts';
import { documentHtml } from './document.ts';
import { failurePage } from './failure.ts';
import { type CachedPage, createPageCache } from './page-cache.ts';
import { postedContact } from './posted-contact.ts';
import { robotsTxt, sitemapXml } from './sitemap.ts';

export interface PagesOptions {
  /** The built site; a function, because the development server builds it anew for each request. */
  site: () => Promise<{ entry: typeof Entry; assets: (route: string) => PageAssets }>;
  /** The API host as browsers call it: `/api`, or another server's address. */
  apiHost: string;
  /** What the school says of itself. */
  live: LiveContent;
  /** How this server calls the API; on behalf of a visitor where it is given what they asked by. */
  fetch: (visitor?: { request: Request; connection: NodeEnv }) => typeof fetch;
  /** True when no other site's page can have made a request. */
  sameOrigin: (request: Request) => boolean;
  /** The site's origin for a request. */
  origin: (request: Request) => string;
  log: Log;
  /** How long a complete page counts as fresh; 0 makes each one anew. */
  cacheSeconds: number;
}

/** How long an old page still answers while a new one is made behind it. */
const stale = 300_000;
/** How long a page waits for the API before it goes out with what it has. */
const patience = 2_500;

/** The rendered site: every page, `sitemap.xml` and `robots.txt`. */
export function createPages({
  site,
  apiHost,
  live,
  fetch,
  sameOrigin,
  origin,
  log,
  cacheSeconds,
}: PagesOptions): Hono<{ Bindings: NodeEnv }> {
  const app = new Hono<{ Bindings: NodeEnv }>();
  const cache = createPageCache({ most: 1_000 });
  const apiOrigin = apiHost.startsWith('http') ? new URL(apiHost).origin : '';

  app.get('/robots.txt', (c) => c.text(robotsTxt(origin(c.req.raw)), 200, { 'Cache-Control': 'public, max-age=3600' }));
  app.get('/sitemap.xml', async (c) => {
    const { entry } = await site();
    const xml = await sitemapXml({ origin: origin(c.req.raw), routes: entry.routes, apiHost, fetch: fetch() });
    return answerWithBody(c.req.raw, encodedBody(xml, 'application/xml; charset=utf-8'), {
      'Cache-Control': 'public, max-age=3600',
    });
  });

  app.post('/contactus', async (c) => {
    // Another site's page has no business to post here; its widget talks to the API.
    if (!sameOrigin(c.req.raw)) return c.text('Please use the form on our own page.', 403);
    return guarded(c, async () => {
      const { posted, status } = await postedContact(
        c.req.raw,
        apiHost,
        fetch({ request: c.req.raw, connection: c.env }),
      );
      const page = await render({
        path: '/contactus',
        search: '',
        here: origin(c.req.raw),
        cookies: c.req.header('cookie') ?? '',
        posted,
      });
      return answerWithBody(c.req.raw, page.body, { ...page.headers, 'Cache-Control': 'no-store' }, status);
    });
  });

  app.get('*', async (c) => {
    const url = new URL(c.req.url);
    const { pathname } = url;
    // One address for one page.
    if (pathname !== '/' && pathname.endsWith('/')) {
      return c.redirect(`${pathname.replace(/\/+$/, '').replace(/^\/+/, '/') || '/'}${url.search}`, 308);
    }
    return guarded(c, () => answer(c, pathname, url.search));
  });

  /** A page that cannot be rendered is logged, and told without a stack. */
  async function guarded(c: Context, make: () => Promise<Response>): Promise<Response> {
    try {
      return await make();
    } catch (error) {
      const reference = logFailure(log, c.req.raw, error);
      return c.html(failurePage(reference), 500, { ...dataAnswer, 'Cache-Control': 'no-store' });
    }
  }

  async function answer(c: Context, path: string, query: string): Promise<Response> {
    const { entry } = await site();
    const cookies = c.req.header('cookie') ?? '';
    const elsewhere = await entry.readGuard(path, cookies);
    if (elsewhere) return redirect(elsewhere);
    const search = await entry.readSearch(path, query);
    const here = origin(c.req.raw);
    const personal = /(?:^|;\s*)token=/.test(cookies);
    const make = () => render({ path, search, here, ...(personal && { cookies }) });
    const page =
      personal || cacheSeconds === 0
        ? await make()
        : await cache.get(`${live.version()} ${here} ${path}${search}`, make);
    const response = await answerWithBody(c.req.raw, page.body, page.headers, page.status);
    // What stands in the header depends on the token cookie.
    response.headers.set('Vary', 'Accept-Encoding, Cookie');
    if (personal) response.headers.set('Cache-Control', 'private, no-store');
    return response;
  }

  async function render(at: {
    path: string;
    search: string;
    here: string;
    cookies?: string;
    posted?: Entry.Posted;
  }): Promise<CachedPage> {
    const { entry, assets } = await site();
    const { path, search, here, cookies, posted } = at;
    const page = await entry.renderPage({
      path,
      search,
      host: apiHost,
      fetch: fetch(),
      patience,
      posted,
      ...(cookies && { cookies }),
    });
    const files = assets(page.route);
    const { html, styleHashes, scriptHash } = documentHtml({
      page,
      assets: files,
      origin: here,
      path,
      oembed: oembedOf(new URL(path + search, here)),
      pageData: {
        host: apiHost,
        snapshot: page.snapshot,
        session: page.session,
        posted,
        later: files.later,
        atOnce: !page.complete || posted !== undefined,
      },
    });
    return {
      body: encodedBody(html, 'text/html; charset=utf-8', {
        lasting: page.status === 200 && page.complete && cookies === undefined,
      }),
      status: page.status,
      // A page that lacks something is shown, but not for long, and not once the rest is there.
      fresh: page.complete ? cacheSeconds * 1_000 : 2_000,
      stale: page.complete ? stale : 0,
      headers: {
        ...pageAnswer({ styleHashes, scriptHash, api: apiOrigin }),
        'Cache-Control': page.complete ? `public, max-age=${cacheSeconds}, stale-while-revalidate=300` : 'no-store',
      },
    };
  }
  return app;
}

/** For this visitor and now: after signing in, the same address is a page. */
const redirect = (to: string) =>
  new Response(null, { status: 302, headers: { ...everyAnswer, Location: to, 'Cache-Control': 'no-store' } });
