import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import { checkoutVersion } from '../checks/online.ts';
import type { LiveContent } from '../content/live.ts';
import type { Db } from '../db/schema.ts';
import { buildDir, root } from '../settings/folders.ts';
import type { Settings } from '../settings/settings.ts';
import { createApi, defaultHashing } from './api/create-api.ts';
import { jsonAnswer } from './api/json.ts';
import { createLectures, type Lectures } from './api/lectures.ts';
import { createPasswords } from './api/users/hash-queue.ts';
import { listReader, oembedReaders } from './api-readers.ts';
import type { DevSite } from './build/dev.ts';
import { certificateRoutes } from './certificates/routes.ts';
import { countRoutes, visitCounter } from './counts/count-routes.ts';
import { isPrerender } from './counts/countable.ts';
import type { Count } from './counts/counter.ts';
import { createFairCount } from './counts/fair-count.ts';
import { type EmbedFiles, embedFiles } from './embed/files.ts';
import { frames } from './embed/frame.ts';
import { guide } from './embed/guide.ts';
import { oembed } from './embed/oembed.ts';
import { partnerNames } from './embed/partner-names.ts';
import { preview } from './embed/preview.ts';
import { isChunk } from './embed/script-reader.ts';
import type { Health } from './health/health.ts';
import { healthRoutes, type PrivateHealth } from './health/routes.ts';
import { archiveFiles, archiveVersion } from './http/asset-archive.ts';
import type { NodeEnv } from './http/client-address.ts';
import { commonHeaders } from './http/common-headers.ts';
import type { Log } from './http/log.ts';
import { cacheScope, isSameOrigin, originOf } from './http/origin.ts';
import { createResponseCache, type ResponseCache } from './http/response-cache.ts';
import { immutable, staticFiles } from './http/static-files.ts';
import { createOffice } from './office/create-office.ts';
import { mailsTo, numberLetter, sendLetter } from './office/letters.ts';
import { openSetup, type Setup } from './office/open-setup.ts';
import { previews } from './office/preview.ts';
import { loadSite, type PageAssets, readOfficeAssets } from './pages/assets.ts';
import { createApiCaller, createSignedInCaller } from './pages/call-api.ts';
import { emptySite } from './pages/empty-site.ts';
import { createPages, type PagesOptions, takesPost } from './pages/pages.ts';
import { courseCalendar } from './requests/course-calendar.ts';
import { createRequestPages } from './requests/request-pages.ts';
import { fileSizeOf, schoolFiles } from './school-files.ts';
import { share } from './share/share.ts';
import { demoPages } from './showcase/demo.ts';
import { kitPages } from './showcase/kit.ts';
import type { KitBuildState } from './showcase/kit-build.ts';
import { withAccounts } from './with-accounts.ts';

export type App = Hono<{ Bindings: NodeEnv }>;

export interface AppOptions {
  settings: Settings;
  /** Undefined if API_HOST names another server. */
  db: Db | undefined;
  live: LiveContent;
  cache: ResponseCache;
  health: () => Promise<Health>;
  /** Undefined without HEALTH_TOKEN. */
  privateHealth: PrivateHealth | undefined;
  log: Log;
  /** The mail and backup settings that owners make in the office. @default read from `db` */
  setup?: Setup | undefined;
  now?: () => number;
  /** Renders pages from the sources instead of the build. */
  dev: DevSite | undefined;
  kitBuild: () => KitBuildState;
  /** Counts visits and messages that come through partners' links; undefined if API_HOST names another server. */
  count: Count | undefined;
  /** True for the site that previews a draft; it has no office. @default false */
  isPreview?: boolean;
}

/** The options of the site that previews a draft. That site counts no visits and serves no metrics. */
const previewOptions = (options: AppOptions, live: LiveContent): AppOptions => ({
  ...options,
  live,
  count: undefined,
  privateHealth: undefined,
  isPreview: true,
  cache: createResponseCache({ version: live.version }),
});

/** All middleware and routes of this server, in Hono's matching order. */
export async function createApp(options: AppOptions): Promise<App> {
  const { db } = options;
  const setup = options.setup ?? (db && (await openSetup({ ...options, db })));
  const settings = setup?.settings ?? options.settings;
  return createRoutes({ ...options, setup, settings, live: withAccounts(options.live, settings) });
}

async function createRoutes(options: AppOptions): Promise<App> {
  const { settings, setup, db, live, cache, log, dev, now = Date.now, isPreview = false } = options;
  const { apiHost } = settings;
  const shows = (part: Settings['show'][number]) => settings.show.includes(part);
  const app: App = new Hono();
  const lectures = db && createLectures({ db, settings, site: live.site, now });

  // 1. Headers of all responses.
  app.use(commonHeaders(settings, db !== undefined));

  if (db && !isPreview) {
    const build = (draft: LiveContent) => createApp(previewOptions(options, draft));
    app.use(previews({ db, settings, now, build }));
  }

  // 2. Health checks and metrics.
  app.route('/', healthRoutes(options.health, options.privateHealth));

  const passwords = createPasswords(defaultHashing);

  // 3. The API; or a 404 that names the API host.
  const api = {
    db,
    settings,
    passwords,
    cache,
    log,
    now,
    site: live.site,
    count: options.count,
    fileSize: fileSizeOf(settings, live),
  };
  if (db) app.route('/api', createApi({ ...api, db }));
  else app.all('/api/*', () => jsonAnswer(404, { message: `The API of this site is ${apiHost ?? ''}.` }));

  // 4. `/office`, the pages for staff.
  if (db && setup && !isPreview) {
    const services = { settings, setup, db, live, passwords, now, log, count: options.count };
    app.route('/', createOffice({ ...services, assets: await officeAssets(dev) }));
  }

  // 5. A page with instructions in place of the site, while the database has no content.
  if (db) app.use(emptySite(live));

  // 6. Files: the site's scripts and fonts, media, link preview images, widgets.
  app.route('/', await siteFiles(options));
  app.route('/', schoolFiles({ settings, live, lectures }));
  const widgets = await loadWidgets(options);
  app.route('/', widgetRoutes(app, options, widgets));

  // 7. Routes that SHOW enables: the partners' demo pages and the Storybook.
  if (shows('demo')) app.route('/', demoPages({ apiHost, origin: originFor(settings), ...demoFolders, ...widgets }));
  if (shows('kit')) app.route('/', kitPages(options.kitBuild));
  if (!shows('add')) app.get('/add', (c) => c.text('There is no such page.', 404, { 'Cache-Control': 'no-store' }));

  // 8. Every other GET: QR codes and prints of the Share panel, certificates, and server-rendered pages.
  app.route('/', shareRoutes(app, options));
  if (db) app.route('/', courseCalendar({ live, now, origin: originFor(settings) }));
  app.route('/', certificates(options, lectures));
  const counting = countingOf(options);
  app.route('/', countRoutes({ ...counting, ...numberMails(options), log, db: isPreview ? undefined : db, live, now }));
  app.route('/', await sitePages(app, { ...options, lectures }, widgets.version, visitCounter(counting)));

  // 9. Any other method: 405 with Allow; 204 for OPTIONS.
  app.all('*', ({ req }) => {
    const Allow = takesPost(req.path) ? 'GET, HEAD, POST' : 'GET, HEAD';
    return new Response(null, { status: req.method === 'OPTIONS' ? 204 : 405, headers: { Allow } });
  });
  return app;
}

/** The routes of certificates. In a preview, they read no accounts. */
const certificates = ({ settings, db, live, isPreview }: AppOptions, lectures: Lectures | undefined) =>
  certificateRoutes({
    live,
    origin: originFor(settings),
    db: isPreview ? undefined : db,
    accountOf: async (request) => (await lectures?.viewer(request))?._id,
  });

/** The options that count visits and downloads through partners’ links. */
const countingOf = ({ settings, count = () => undefined, now = Date.now }: AppOptions) => ({
  count: createFairCount(count, now),
  origin: originFor(settings),
  trustProxy: settings.trustProxy,
  sameOrigin: (request: Request) => isSameOrigin(request, settings),
});

/** Mails ambassadors the secret URL of their counts page. */
const numberMails = ({ settings, live, log }: AppOptions) => ({
  canMail: () => mailsTo(settings) !== undefined,
  mailNumber: async (to: string, path: string) => {
    const mail = mailsTo(settings);
    return (
      mail !== undefined && sendLetter({ settings, live, log }, to, numberLetter(live.school(), mail.origin + path))
    );
  },
});

const originFor = (settings: Settings) => (request: Request) => originOf(request, settings);

/** In development, Vite serves the sources of the office's pages. */
const officeAssets = async (dev: DevSite | undefined): Promise<PageAssets> =>
  dev
    ? { entries: ['/@vite/client', '/src/office/entry.tsx'], preloads: [], fonts: [] }
    : readOfficeAssets(join(buildDir, 'site'));

/** `/assets/`: the built scripts and fonts of the site, and those of earlier builds. */
async function siteFiles({ settings: { dataDir, sourceMaps }, log, dev }: AppOptions): Promise<Hono> {
  const folder = join(buildDir, 'site/assets');
  const orElse = join(dataDir, 'assets');
  if (!dev) await archiveFiles(folder, orElse, log, /(?<!\.map)$/);
  return staticFiles({ at: '/assets', folder, orElse, cacheControl: immutable, sourceMaps });
}

interface Widgets extends EmbedFiles {
  version: string;
}

/** Loads the widget scripts, and archives this version for pages that pin it. */
async function loadWidgets({ settings: { dataDir, apiHost }, live, log, dev }: AppOptions): Promise<Widgets> {
  const version = await checkoutVersion();
  const folder = join(buildDir, 'embed');
  const archive = join(dataDir, 'embed');
  const chunks = join(archive, 'chunks');
  if (dev && !existsSync(join(folder, 'steam.js'))) log('There are no widgets before npm run build.');
  if (!dev) {
    await archiveFiles(folder, chunks, log, isChunk);
    await archiveVersion(folder, archive, version, log);
  }
  return { version, ...embedFiles({ folder, version, archive, chunks, apiHost, school: live.school }) };
}

/** `/embed/`: the widget scripts, frames, oEmbed, the builder's preview and the guide. */
function widgetRoutes(app: App, options: AppOptions, { app: scripts, version, versions }: Widgets): Hono {
  const { settings, live } = options;
  const { school } = live;
  const { apiHost, show } = settings;
  const origin = originFor(settings);
  return new Hono()
    .route(
      '/',
      frames({
        apiHost,
        origin,
        school,
        sharingPicture: live.sharingPicture,
        readList: listReader(app, options),
        scope: cacheScope(settings),
      }),
    )
    .route('/', oembed({ origin, school, ...oembedReaders(app, options) }))
    .route('/', preview({ apiHost, origin }))
    .route('/', guide({ version, versions, origin, school, showsDemo: show.includes('demo') }))
    .route('/', partnerNames(options.db && live.partners))
    .route('/', scripts);
}

const demoFolders = {
  folder: join(root, 'demo/partners'),
  bootstrap: join(root, 'node_modules/bootstrap/dist/css'),
};

/** `/share/`: the QR codes, the button and the printable sheet of the Share panel. */
function shareRoutes(app: App, { settings, live, log }: AppOptions): Hono {
  const callApi = createApiCaller(app, settings, log);
  return share({
    apiHost: settings.apiHost ?? '/api',
    fetch: () => callApi(),
    origin: originFor(settings),
    school: live.school,
    partners: live.partners,
    scope: cacheScope(settings),
  });
}

async function sitePages(
  app: App,
  options: AppOptions & { lectures: Lectures | undefined },
  widgetVersion: string,
  onVisit: PagesOptions['onVisit'],
): Promise<App> {
  const { settings, db, live, cache, log, dev, lectures, now } = options;
  const built = dev ? undefined : await loadSite(buildDir);
  const callApi = createApiCaller(app, settings, log);
  return createPages({
    site: dev?.site ?? (async () => built ?? loadSite(buildDir)),
    cacheSeconds: dev ? 0 : settings.pageCacheSeconds,
    apiHost: settings.apiHost ?? '/api',
    fetch: callApi,
    fetchSignedIn: createSignedInCaller(callApi, lectures),
    sameOrigin: (request) => isSameOrigin(request, settings),
    origin: originFor(settings),
    scope: cacheScope(settings),
    live,
    cache,
    log,
    widgetVersion,
    onVisit,
    requests: db && lectures && createRequestPages({ db, live, lectures, now }),
    isPrerender: (request) => isPrerender(request, originOf(request, settings)),
  });
}
