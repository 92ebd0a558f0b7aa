import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';
import { buildDir, ensureBuilt } from './build.ts';
import type { LiveContent } from './content/live.ts';
import { mediaFiles } from './content/media-files.ts';
import { demoPages } from './demo.ts';
import type { DevSite } from './dev.ts';
import { embedFiles, isChunk } from './embed/files.ts';
import { frames } from './embed/frame.ts';
import { oembed } from './embed/oembed.ts';
import type { NodeEnv } from './http/client-address.ts';
import type { Log } from './http/log.ts';
import { isHttps, isSameOrigin } from './http/own-origin.ts';
import { everyAnswer, strictTransport } from './http/security-headers.ts';
import { immutable, staticFiles } from './http/static-files.ts';
import { keepFiles, keepVersion } from './keep-files.ts';
import { ensureKitBuilt, isKitBuilt } from './kit/build-kit.ts';
import { kitPages } from './kit/kit.ts';
import { createPages } from './pages/pages.ts';
import { loadSite } from './pages/site.ts';
import type { Settings } from './settings.ts';

const root = join(import.meta.dirname, '../..');
const dist = buildDir;

export interface MountOptions {
  settings: Settings;
  live: LiveContent;
  /** Answers a path under `/api`, inside this process. */
  api: (request: Request, connection?: NodeEnv) => Response | Promise<Response>;
  log: Log;
  /** Pages from the sources and not from the build. */
  dev?: DevSite | undefined;
}

/** The built site with its files: scripts and fonts, the school's pictures and clips, and every page. */
export async function mountSite({ settings, live, api, log, dev }: MountOptions): Promise<Hono<{ Bindings: NodeEnv }>> {
  if (!dev) await ensureBuilt();
  const app = new Hono<{ Bindings: NodeEnv }>();
  const built = dev ? undefined : await loadSite(dist);

  app.use(async (c, next) => {
    await next();
    const always = { ...everyAnswer, ...(isHttps(c.req.raw, settings) && strictTransport) };
    for (const [name, value] of Object.entries(always)) c.header(name, value);
  });
  const assets = join(dist, 'site/assets');
  const keptAssets = join(settings.dataDir, 'assets');
  if (!dev) await keepFiles(assets, keptAssets, log);
  app.route('/', staticFiles({ at: '/assets', folder: assets, orElse: keptAssets, cacheControl: immutable }));
  app.route('/', mediaFiles(live));
  // Who asks without having read the page: feed readers, search engines, browsers that show a picture or a PDF.
  app.get('/favicon.ico', (c) => c.redirect('/media/favicon.svg', 301));

  const { apiHost } = settings;
  const origin = (request: Request) =>
    settings.publicUrl ?? `${isHttps(request, settings) ? 'https' : 'http'}://${new URL(request.url).host}`;

  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string };
  const widgets = join(dist, 'embed');
  const archive = join(settings.dataDir, 'embed');
  const chunks = join(archive, 'chunks');
  if (dev && !existsSync(join(widgets, 'steam.js'))) log('There are no widgets before npm run build.');
  if (!dev) {
    await keepFiles(widgets, chunks, log, isChunk);
    await keepVersion(widgets, archive, version, log);
  }
  const { app: scripts, integrityOf } = embedFiles({ folder: widgets, version, archive, chunks, apiHost });
  app.route('/', frames({ apiHost, origin }));
  app.route('/', oembed(origin));
  app.route('/', scripts);
  app.route(
    '/',
    demoPages({
      folder: join(root, 'demo/partners'),
      bootstrap: join(root, 'node_modules/bootstrap/dist/css'),
      version,
      apiHost,
      origin,
      integrityOf,
    }),
  );

  app.route('/', kitPages({ isBuilt: isKitBuilt, build: ensureKitBuilt, log }));

  const pages = createPages({
    site: dev?.site ?? (async () => built ?? loadSite(dist)),
    cacheSeconds: dev ? 0 : settings.pageCacheSeconds,
    apiHost: apiHost ?? '/api',
    live,
    // The reference API is asked without a detour through the network, and told whom a proxy has named.
    fetch: (visitor) =>
      apiHost
        ? fetch
        : async (input, init) => {
            const request = new Request(new URL(String(input), 'http://localhost'), init);
            const forwarded = visitor?.request.headers.get('x-forwarded-for');
            if (forwarded) request.headers.set('x-forwarded-for', forwarded);
            return api(request, visitor?.connection);
          },
    sameOrigin: (request) => isSameOrigin(request, settings),
    origin,
    log,
  });
  app.route('/', pages);
  return app;
}
