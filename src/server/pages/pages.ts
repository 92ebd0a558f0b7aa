import { type Context, Hono } from 'hono';
import type * as Entry from '../../site/entry-server.tsx';
import { answerWithBody, encodedBody } from '../http/encoded-body.ts';
import { type Log, logFailure } from '../http/log.ts';
import { everyAnswer } from '../http/security-headers.ts';
import type { PageAssets } from './assets.ts';
import { documentHtml } from './document.ts';
import { failurePage } from './failure.ts';
import { type CachedPage, createPageCache } from './page-cache.ts';
import { robotsTxt, sitemapXml } from './sitemap.ts';

export interface PagesOptions {
  /** The built site; a function, because the development server builds it anew for each request. */
  site: () => Promise<{ entry: typeof Entry; assets: (route: string) => PageAssets }>;
  /** The API host as browsers call it: `/api`, or another server's address. */
  apiHost: string;
  /** How this server calls the API. */
  fetch: typeof fetch;
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
export function createPages({ site, apiHost, fetch, origin, log, cacheSeconds }: PagesOptions): Hono {
  const app = new Hono();
  const cache = createPageCache({ most: 1_000 });
  const connect = apiHost.startsWith('http') ? ` ${new URL(apiHost).origin}` : '';

  app.get('/robots.txt', (c) => c.text(robotsTxt(origin(c.req.raw)), 200, { 'Cache-Control': 'public, max-age=3600' }));
  app.get('/sitemap.xml', async (c) => {
    const { entry } = await site();
    const xml = await sitemapXml({ origin: origin(c.req.raw), routes: entry.routes, apiHost, fetch });
    return answerWithBody(c.req.raw, encodedBody(xml, 'application/xml; charset=utf-8'), {
      'Cache-Control': 'public, max-age=3600',
    });
  });

  app.get('*', async (c) => {
    const url = new URL(c.req.url);
    const { pathname } = url;
    // One address for one page.
    if (pathname !== '/' && pathname.endsWith('/')) {
      return c.redirect(`${pathname.replace(/\/+$/, '').replace(/^\/+/, '/') || '/'}${url.search}`, 308);
    }
    try {
      return await answer(c, pathname, url.search);
    } catch (error) {
      const reference = logFailure(log, c.req.raw, error);
      return c.html(failurePage(reference), 500, { ...everyAnswer, 'Cache-Control': 'no-store' });
    }
  });

  async function answer(c: Context, path: string, query: string): Promise<Response> {
    const { entry } = await site();
    const search = await entry.readSearch(path, query);
    const here = origin(c.req.raw);
    const cookies = c.req.header('cookie') ?? '';
    const personal = /(?:^|;\s*)token=/.test(cookies);
    const make = () => render({ path, search, here, ...(personal && { cookies }) });
    const page = personal || cacheSeconds === 0 ? await make() : await cache.get(`${here} ${path}${search}`, make);
    const response = await answerWithBody(c.req.raw, page.body, page.headers, page.status);
    // What stands in the header depends on the token cookie.
    response.headers.set('Vary', 'Accept-Encoding, Cookie');
    if (personal) response.headers.set('Cache-Control', 'private, no-store');
    return response;
  }

  async function render(at: { path: string; search: string; here: string; cookies?: string }): Promise<CachedPage> {
    const { entry, assets } = await site();
    const { path, search, here, cookies } = at;
    const page = await entry.renderPage({ path, search, host: apiHost, fetch, patience, ...(cookies && { cookies }) });
    const { html, styleHash } = documentHtml({
      page,
      assets: assets(page.route),
      origin: here,
      path,
      pageData: { host: apiHost, snapshot: page.snapshot },
    });
    return {
      body: encodedBody(html, 'text/html; charset=utf-8'),
      status: page.status,
      // A page that lacks something is shown, but not for long, and not once the rest is there.
      fresh: page.complete ? cacheSeconds * 1_000 : 2_000,
      stale: page.complete ? stale : 0,
      headers: {
        ...everyAnswer,
        'Cache-Control': page.complete ? `public, max-age=${cacheSeconds}, stale-while-revalidate=300` : 'no-store',
        'Content-Security-Policy': policy(styleHash, connect),
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
      },
    };
  }
  return app;
}

/** Scripts are files of ours; the page's one <style> is known by its hash, which a cached page can carry and a nonce cannot. */
const policy = (styleHash: string, connect: string) =>
  [
    `default-src 'none'`,
    `script-src 'self'`,
    `style-src 'self' 'sha256-${styleHash}'`,
    `img-src 'self' https: http: data:`,
    `media-src 'self' https: http:`,
    `font-src 'self'`,
    `connect-src 'self'${connect}`,
    `form-action 'self'`,
    `base-uri 'none'`,
    `object-src 'none'`,
    `frame-ancestors 'none'`,
  ].join('; ');
