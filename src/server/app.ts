import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';
import type { LiveContent } from '../content/live.ts';
import type { Db } from '../db/schema.ts';
import { buildDir } from '../settings/folders.ts';
import type { Settings } from '../settings/settings.ts';
import { light } from '../tokens/colours.ts';
import { createApi } from './api/create-api.ts';
import { jsonAnswer } from './api/json.ts';
import { createSessions, readSessionCookie } from './api/users/sessions.ts';
import { archiveFiles, archiveVersion } from './asset-archive.ts';
import type { DevSite } from './build/dev.ts';
import { demoPages } from './demo.ts';
import { embedFiles, isChunk } from './embed/files.ts';
import { frames } from './embed/frame.ts';
import { guide } from './embed/guide.ts';
import { oembed } from './embed/oembed.ts';
import { preview } from './embed/preview.ts';
import { type Health, watchDependency, watchedFetch } from './health.ts';
import type { NodeEnv } from './http/client-address.ts';
import type { Log } from './http/log.ts';
import { findMedia, mediaFiles } from './http/media-files.ts';
import { isSameOrigin, originOf } from './http/origin.ts';
import type { ResponseCache } from './http/response-cache.ts';
import { everyAnswer, strictTransportFor } from './http/security-headers.ts';
import { immutable, staticFiles } from './http/static-files.ts';
import { kitPages } from './kit.ts';
import { loadSite } from './pages/assets.ts';
import { createPages } from './pages/pages.ts';
import { locationOf, pictures } from './pages/pictures.ts';

export type App = Hono<{ Bindings: NodeEnv }>;

const root = join(import.meta.dirname, '../..');

export interface AppOptions {
  settings: Settings;
  /** Undefined where API_HOST names another server. */
  db: Db | undefined;
  /** The school's content, and what it says of itself. */
  live: LiveContent;
  cache: ResponseCache;
  health: () => Promise<Health>;
  log: Log;
  /** Pages from the sources and not from the build. */
  dev: DevSite | undefined;
}

/** Every middleware and route of this server, in the order in which Hono matches them. */
export async function createApp({ settings, db, live, cache, health, log, dev }: AppOptions): Promise<App> {
  const { apiHost, dataDir } = settings;
  const origin = (request: Request) => originOf(request, settings);
  const shows = (what: Settings['show'][number]) => settings.show.includes(what);
  const app: App = new Hono();

  // 1. Headers of every answer. The API's and the pages' are also in the response cache, which answers before Hono does. Hono's
  // secureHeaders would need its own copy of them, and most of its defaults turned off: they keep pictures from other sites.
  app.use(async (c, next) => {
    await next();
    if (db && c.req.path.startsWith('/api/')) return;
    const { headers } = c.res;
    const always = { ...everyAnswer, ...strictTransportFor(origin(c.req.raw)) };
    for (const [name, value] of Object.entries(always)) headers.set(name, value);
    // The page that opened a document of ours gets no reference to its window.
    if (headers.get('content-type')?.startsWith('text/html')) headers.set('Cross-Origin-Opener-Policy', 'same-origin');
  });

  // 2. Health checks, for a process manager and a load balancer.
  app.get('/healthz', (c) => c.text('ok', 200, { 'Cache-Control': 'no-store' }));
  app.get('/readyz', async () => {
    const state = await health();
    return jsonAnswer(state.ready ? 200 : 503, state);
  });

  // 3. The API, or a 404 that names its host.
  if (db) app.route('/api', createApi({ db, settings, cache, log }));
  else app.all('/api/*', () => jsonAnswer(404, { message: `The API of this site is ${apiHost ?? ''}.` }));

  // 4. Files: the site's scripts and fonts, pictures, downloads, widgets.
  const assets = join(buildDir, 'site/assets');
  const keptAssets = join(dataDir, 'assets');
  if (!dev) await archiveFiles(assets, keptAssets, log, /(?<!\.map)$/);
  const { sourceMaps } = settings;
  app.route(
    '/',
    staticFiles({ at: '/assets', folder: assets, orElse: keptAssets, cacheControl: immutable, sourceMaps }),
  );
  app.route('/', mediaFiles(live));
  app.route(
    '/',
    pictures({
      live,
      find: (path) => findMedia(live, path),
      folder: join(dataDir, 'pictures'),
      ground: () => light.ground,
    }),
  );
  // Feed readers, search engines and browsers that show a picture or a PDF request it without reading a page.
  app.get('/favicon.ico', (c) => c.redirect(locationOf(live.school().icon), 302));
  const accent = () => live.school().accent;
  const widgets = await createWidgets(settings, accent, log, dev !== undefined);
  app.route('/', frames({ apiHost, origin, school: live.school }));
  app.route('/', oembed(origin, live.school));
  app.route('/', preview({ apiHost, origin }));
  app.route('/', guide({ ...widgets, origin, school: live.school, showsDemo: shows('demo') }));
  app.route('/', widgets.app);

  // 5. What SHOW turns on: partners' demo pages and the Storybook.
  if (shows('demo')) {
    const bootstrap = join(root, 'node_modules/bootstrap/dist/css');
    const folder = join(root, 'demo/partners');
    app.route('/', demoPages({ folder, bootstrap, apiHost, origin, ...widgets }));
  }
  if (shows('kit')) app.route('/', kitPages());
  if (!shows('add')) app.get('/add', (c) => c.text('There is no such page.', 404, { 'Cache-Control': 'no-store' }));

  // 6. Server-rendered pages, for every other GET.
  const built = dev ? undefined : await loadSite(buildDir);
  const callApi = apiCaller(app, settings, log);
  app.route(
    '/',
    createPages({
      site: dev?.site ?? (async () => built ?? loadSite(buildDir)),
      cacheSeconds: dev ? 0 : settings.pageCacheSeconds,
      apiHost: apiHost ?? '/api',
      live,
      fetch: callApi,
      fetchSignedIn: async (request) =>
        (db && !(await hasSession(db, settings, request)) ? withoutLectures : asIs)(callApi()),
      sameOrigin: (request) => isSameOrigin(request, settings),
      origin,
      cache,
      log,
    }),
  );

  // 7. Any other method: 405 with Allow; 204 to OPTIONS.
  app.all('*', ({ req }) => {
    const Allow = req.path === '/contactus' ? 'GET, HEAD, POST' : 'GET, HEAD';
    return new Response(null, { status: req.method === 'OPTIONS' ? 204 : 405, headers: { Allow } });
  });
  return app;
}

/** Serves the widgets' scripts, and archives this version's for pages that pin it. */
async function createWidgets({ dataDir, apiHost }: Settings, accent: () => string, log: Log, dev: boolean) {
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string };
  const folder = join(buildDir, 'embed');
  const archive = join(dataDir, 'embed');
  const chunks = join(archive, 'chunks');
  if (dev && !existsSync(join(folder, 'steam.js'))) log('There are no widgets before npm run build.');
  if (!dev) {
    await archiveFiles(folder, chunks, log, isChunk);
    await archiveVersion(folder, archive, version, log);
  }
  return { version, ...embedFiles({ folder, version, archive, chunks, apiHost, accent }) };
}

/** `fetch` for server rendering. The reference API is called in this process, with the client's X-Forwarded-For. */
function apiCaller(
  app: App,
  { apiHost }: Settings,
  log: Log,
): (visitor?: { request: Request; connection: NodeEnv }) => typeof fetch {
  if (apiHost) {
    const watched = watchedFetch(watchDependency('API host', log));
    return () => watched;
  }
  return (visitor) => async (input, init) => {
    const request = new Request(new URL(String(input), 'http://localhost'), init);
    const forwarded = visitor?.request.headers.get('x-forwarded-for');
    if (forwarded) request.headers.set('x-forwarded-for', forwarded);
    return app.fetch(request, visitor?.connection);
  };
}

/** True with a valid session cookie. The token cookie, which scripts can read and write, proves nothing. */
async function hasSession(db: Db, settings: Settings, request: Request): Promise<boolean> {
  const sid = readSessionCookie(request, settings);
  return (
    sid !== undefined &&
    (await createSessions(db)
      .find(sid)
      .catch(() => undefined)) !== undefined
  );
}

const asIs = (call: typeof fetch) => call;
/** Answers 401 for lectures; see the decision record on sessions. */
const withoutLectures =
  (call: typeof fetch): typeof fetch =>
  async (input, init) =>
    String(input).includes('/lessonvideo/') ? jsonAnswer(401, { message: 'Please sign in.' }) : call(input, init);
