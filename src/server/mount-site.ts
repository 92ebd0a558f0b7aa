import { join } from 'node:path';
import { Hono } from 'hono';
import { buildDir, ensureBuilt } from './build.ts';
import type { DevSite } from './dev.ts';
import type { NodeEnv } from './http/client-address.ts';
import type { Log } from './http/log.ts';
import { isHttps, isSameOrigin } from './http/own-origin.ts';
import { immutable, staticFiles } from './http/static-files.ts';
import { createPages } from './pages/pages.ts';
import { loadSite } from './pages/site.ts';
import type { Settings } from './settings.ts';

const root = join(import.meta.dirname, '../..');
const dist = buildDir;
const content = join(root, 'demo/content');

/** Other sites' widgets show our pictures too. */
const shared = { 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' };
/** A picture that is opened as a document runs nothing. */
const harmless = { ...shared, 'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox" };
const day = 'public, max-age=86400, stale-while-revalidate=604800';

export interface MountOptions {
  settings: Settings;
  /** Answers a path under `/api`, inside this process. */
  api: (request: Request, connection?: NodeEnv) => Response | Promise<Response>;
  log: Log;
  /** Pages from the sources and not from the build. */
  dev?: DevSite | undefined;
}

/** The built site with its files: scripts and fonts, the sample world's pictures and clips, and every page. */
export async function mountSite({ settings, api, log, dev }: MountOptions): Promise<Hono<{ Bindings: NodeEnv }>> {
  if (!dev) await ensureBuilt();
  const app = new Hono<{ Bindings: NodeEnv }>();
  const built = dev ? undefined : await loadSite(dist);

  app.route('/', staticFiles({ at: '/assets', folder: join(dist, 'site/assets'), cacheControl: immutable }));
  app.route('/', staticFiles({ at: '/media', folder: join(content, 'media'), cacheControl: day, headers: harmless }));
  app.route(
    '/',
    staticFiles({ at: '/downloads', folder: join(content, 'downloads'), cacheControl: day, headers: shared }),
  );

  const pages = createPages({
    site: dev?.site ?? (async () => built ?? loadSite(dist)),
    cacheSeconds: dev ? 0 : settings.pageCacheSeconds,
    apiHost: settings.apiHost ?? '/api',
    // The reference API is asked without a detour through the network.
    fetch: (connection) =>
      settings.apiHost
        ? fetch
        : async (input, init) => api(new Request(new URL(String(input), 'http://localhost'), init), connection),
    sameOrigin: (request) => isSameOrigin(request, settings),
    origin: (request) =>
      settings.publicUrl ?? `${isHttps(request, settings) ? 'https' : 'http'}://${new URL(request.url).host}`,
    log,
  });
  app.route('/', pages);
  return app;
}
