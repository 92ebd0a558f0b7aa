import { Hono } from 'hono';
import { createApi } from './api/create-api.ts';
import { jsonAnswer } from './api/json.ts';
import { fixedContent, followContent, type LiveContent } from './content/live.ts';
import { sampleContent } from './content/sample.ts';
import { keepClean } from './db/clean-up.ts';
import { codeOf, isDatabaseLost } from './db/lost.ts';
import { UnknownSchemaError } from './db/migrate.ts';
import { prepareDatabase } from './db/prepare.ts';
import type { Db } from './db/schema.ts';
import { createDevSite, type DevSite } from './dev.ts';
import type { NodeEnv } from './http/client-address.ts';
import { createHttpServer } from './http/create-server.ts';
import { gracefulStop } from './http/graceful-stop.ts';
import { ListenError, listen } from './http/listen.ts';
import { putBefore } from './http/put-before.ts';
import { everyAnswer } from './http/security-headers.ts';
import { mountSite } from './mount-site.ts';
import { startNotifier } from './notify/notifier.ts';
import { readSettings, type Settings, SettingsError } from './settings.ts';

type App = Hono<{ Bindings: NodeEnv }>;

/** How long requests in flight may take after the signal to stop. */
const patience = 10_000;

/** Starts the server; a reason not to is one sentence and exit code 1. */
export async function main(): Promise<void> {
  try {
    await start(readSettings(process.env));
  } catch (error) {
    if (!(error instanceof SettingsError || error instanceof ListenError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

async function start(settings: Settings): Promise<void> {
  const db = settings.apiHost === undefined ? await openOrExplain(settings) : undefined;
  const live = db ? await followContent(db, settings.dataDir) : fixedContent();
  const stopCleaning = db && keepClean(db, settings.keepMessagesDays);
  const stopNotifier = db && startNotifier(db, settings.notify, console.error);
  const dev = process.argv.includes('--dev') ? await createDevSite() : undefined;
  const site = Promise.withResolvers<App>();

  const server = createHttpServer(async (request, env) => (await site.promise).fetch(request, env));
  if (dev) putBefore(server, dev.middleware);
  const stop = gracefulStop(server);
  const close = async () => {
    stopCleaning?.();
    stopNotifier?.();
    live.stop();
    await db?.destroy();
    await dev?.close();
  };

  try {
    // The port first: whoever finds it taken should not have waited for a build to learn it.
    const port = await listen(server, settings.port, settings.host);
    site.resolve(await compose(settings, live, db, dev));
    console.log(addresses(settings, port));
    if (db && !settings.notify.webhook && !settings.notify.mail) {
      console.log(
        'Nobody is told of new messages: npm run office -- messages lists them, NOTIFY_WEBHOOK or SMTP_URL sends them.',
      );
    }
    if (db && live.version() === '') console.log('The site is empty: npm run content -- apply DIR fills it.');
  } catch (error) {
    await close();
    throw error;
  }

  let stopping = false;
  const onSignal = async () => {
    // A second signal means now.
    if (stopping) process.exit(1);
    stopping = true;
    await stop(patience);
    await close();
    process.exit(0);
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}

/** Everything this server answers, in the order it is asked. */
async function compose(
  settings: Settings,
  live: LiveContent,
  db: Db | undefined,
  dev: DevSite | undefined,
): Promise<App> {
  const app: App = new Hono();
  if (db) app.route('/api', createApi({ db, settings, contentVersion: live.version }));
  else app.all('/api/*', () => jsonAnswer(404, { message: `The API of this site is ${settings.apiHost ?? ''}.` }));

  const api = (request: Request, connection?: NodeEnv) => app.fetch(request, connection);
  app.route('/', await mountSite({ settings, live, api, log: console.error, dev }));
  // Whatever is read by GET is nothing else; who may is asked of the API alone.
  app.all('*', ({ req }) => {
    const headers = { ...everyAnswer, Allow: req.path === '/contactus' ? 'GET, HEAD, POST' : 'GET, HEAD' };
    return new Response(null, { status: req.method === 'OPTIONS' ? 204 : 405, headers });
  });
  return app;
}

async function openOrExplain({ database, sample }: Settings): Promise<Db> {
  try {
    return await prepareDatabase(database, sample ? sampleContent : undefined);
  } catch (error) {
    if (error instanceof UnknownSchemaError) throw new SettingsError(error.message);
    const fromSystem = error instanceof Error && 'syscall' in error;
    if (!isDatabaseLost(error) && !fromSystem) throw error;
    // The address stays out of the sentence: it may hold a password.
    const place = database.kind === 'sqlite' ? `file ${database.file}` : 'server that DATABASE_URL names';
    const reason = codeOf(error) || (error instanceof Error ? error.message : 'no reason given');
    throw new SettingsError(`The database ${place} cannot be used (${reason}). Mend it, or correct DATABASE_URL.`);
  }
}

function addresses(settings: Settings, port: number): string {
  const site = settings.publicUrl ?? `http://localhost:${port}`;
  return [
    `Site   ${site}/`,
    `API    ${settings.apiHost ?? `${site}/api`}/`,
    `Demo   ${site}/demo/`,
    `Kit    ${site}/kit/`,
    `Embed  ${site}/embed/v1/steam.js`,
  ].join('\n');
}
