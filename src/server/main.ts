import { hostname } from 'node:os';
import { getRequestListener } from '@hono/node-server';
import { removeStaleCopies } from '../content/backup/backups.ts';
import { fixedContent, followContent, type LiveContent } from '../content/live.ts';
import { reportMedia } from '../content/media/media.ts';
import { sampleSeed } from '../content/versions/versions.ts';
import { UnknownSchemaError } from '../db/migrate.ts';
import { prepareDatabase } from '../db/prepare.ts';
import type { Db } from '../db/schema.ts';
import { codeOf, isDatabaseUnavailable } from '../db/unavailable.ts';
import { loadEnvFile } from '../settings/env-file.ts';
import { hasBuildTools, isBuilt } from '../settings/folders.ts';
import { readSettings, type Settings, SettingsError } from '../settings/settings.ts';
import { type App, createApp } from './app.ts';
import { banner } from './banner.ts';
import { createDevSite } from './build/dev.ts';
import { createCounter } from './counts/counter.ts';
import { createDetails } from './health/details.ts';
import { createHealth } from './health/health.ts';
import type { PrivateHealth } from './health/routes.ts';
import { answerFromCache } from './http/cached-answer.ts';
import { logRequest } from './http/log.ts';
import { createResponseCache } from './http/response-cache.ts';
import { createHttpServer, ListenError, listen } from './http/server.ts';
import { startMediaSync } from './media-sync.ts';
import { startAccountMails } from './notify/account-mails.ts';
import { startNotifier } from './notify/notifier.ts';
import { startRequestMails } from './notify/request-mails.ts';
import { startDailyBackups } from './office/backups.ts';
import { openSetup, type Setup } from './office/open-setup.ts';
import { startRetention } from './retention.ts';
import { watchSchema } from './schema-watch.ts';
import { createKitBuild, noKitBuild, shouldBuildKit } from './showcase/kit-build.ts';

/** Time for requests in progress after a stop signal. */
const graceMs = 10_000;
const log = console.error;

/** Starts the server. An expected failure prints one sentence and sets exit code 1. */
export async function main(): Promise<void> {
  try {
    loadEnvFile();
    await start(readSettings(process.env));
  } catch (error) {
    if (!(error instanceof SettingsError || error instanceof ListenError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

async function start(given: Settings): Promise<void> {
  const db = given.apiHost === undefined ? await openOrExplain(given) : undefined;
  await removeStaleCopies(given.dataDir);
  const live = await (db ? followContent(db, given.dataDir) : fixedContent());
  const setup = db && (await openSetup({ db, settings: given, live, log }));
  const settings = setup?.settings ?? given;
  const stopJobs = setup && startJobs(setup, db, live);
  const counter = db && createCounter({ db, partners: live.partners, timeZone: () => live.school().timeZone });
  const dev = process.argv.includes('--dev') ? await createDevSite(settings) : undefined;
  const health = createHealth({ db, apiHost: settings.apiHost, hasContent: () => live.version() !== '' });
  const privateHealth = await openPrivateHealth(settings, db);
  const cache = createResponseCache({ version: live.version });
  const app = Promise.withResolvers<App>();
  const buildsKit = shouldBuildKit(settings, { isDev: dev !== undefined, mayBuild: mayBuild() });
  const kitBuild = buildsKit ? createKitBuild(log) : noKitBuild;

  const hono = getRequestListener(async (request, env) => (await app.promise).fetch(request, env));
  const { server, stop } = createHttpServer((request, response) => {
    logRequest(log, settings.log, request, response);
    privateHealth?.metrics.observe(request, response);
    if (dev) dev.middleware(request, response, () => void hono(request, response));
    else if (!answerFromCache(cache, settings, request, response)) void hono(request, response);
  });
  const close = async () => {
    kitBuild.stop();
    setup?.stop();
    live.stop();
    await stopJobs?.();
    privateHealth?.metrics.close();
    await counter?.stop();
    await db?.destroy();
    await dev?.close();
  };

  try {
    // Listen first, to detect a port in use before the build.
    const port = await listen(server, settings.port, dev ? loopback : settings.host);
    if (!dev) await ensureBuild();
    app.resolve(
      await createApp({
        settings,
        setup,
        db,
        live,
        cache,
        health,
        privateHealth,
        log,
        dev,
        kitBuild: kitBuild.state,
        count: counter?.count,
      }),
    );
    console.log(banner({ settings, port, health: await health(), live, dev: dev !== undefined, buildsKit }));
    kitBuild.start();
  } catch (error) {
    await stop(0);
    await close();
    throw error;
  }

  stopOnSignal(db, async () => {
    await stop(graceMs);
    await close();
  });
}

/** Stops the server and the process on SIGTERM or SIGINT, or if another release changes the schema of the database. */
function stopOnSignal(db: Db | undefined, stop: () => Promise<void>): void {
  let stopping = false;
  const shutDown = async (exitCode: number) => {
    // A second signal exits immediately.
    if (stopping) process.exit(1);
    stopping = true;
    stopWatching?.();
    await stop();
    process.exit(exitCode);
  };
  const stopWatching =
    db &&
    watchSchema(db, (reason) => {
      log(`${reason} This server stops.`);
      void shutDown(1);
    });
  process.on('SIGTERM', () => shutDown(0));
  process.on('SIGINT', () => shutDown(0));
}

/** Starts the work that no request triggers, such as backups and mails. Returns a function that stops it. */
function startJobs(setup: Setup, db: Db, live: LiveContent): () => Promise<unknown> {
  const { settings } = setup;
  const stops = [
    startDailyBackups(setup.backups),
    startRetention(db, settings),
    reportMedia(db, settings, `${hostname()}:${settings.port}`),
    startMediaSync({ db, settings, live, log }),
    keepMailing(setup, db, live),
  ];
  return () => Promise.all(stops.map((stop) => stop()));
}

/**
 * Sends notifications and mails; restarts when an owner changes the settings in the office.
 *
 * @returns a function that stops them
 */
function keepMailing({ settings, onChange }: Setup, db: Db, live: LiveContent): () => void {
  const begin = () => [
    startNotifier(db, settings, log),
    openAccountMails(settings, db, live),
    startRequestMails({ db, settings, school: live.school, log }),
  ];
  let stops = begin();
  const end = () => {
    for (const stop of stops) stop?.();
  };
  onChange(() => {
    end();
    stops = begin();
  });
  return end;
}

/** Starts the mails to account owners, such as password resets, if a mail server and the origin for links are set. */
function openAccountMails({ notify, linkOrigin }: Settings, db: Db, { school }: LiveContent) {
  if (!notify.mail || linkOrigin === undefined) return undefined;
  return startAccountMails({ db, mail: notify.mail, origin: linkOrigin, school, log });
}

/** Imports lazily: without HEALTH_TOKEN, the server needs no metrics package. */
async function openPrivateHealth(settings: Settings, db: Db | undefined): Promise<PrivateHealth | undefined> {
  const { healthToken: token, notify } = settings;
  if (token === undefined) return undefined;
  const { createMetrics } = await import('./health/metrics.ts');
  return { token, details: await createDetails({ settings, db }), metrics: createMetrics(db, notify) };
}

/** False in production, and without the build tools: the server then uses the existing build. */
const mayBuild = () => process.env.NODE_ENV !== 'production' && hasBuildTools();

async function ensureBuild(): Promise<void> {
  if (mayBuild()) {
    const { ensureBuilt } = await import('./build/build.ts');
    await ensureBuilt();
  } else if (!isBuilt()) {
    throw new SettingsError('There is no build in dist. Make one where the build’s tools are: npm ci && npm run build');
  }
}

/** Development serves sources and source maps, so it listens on loopback only. */
const loopback = '127.0.0.1';

async function openOrExplain({ database, sample }: Settings): Promise<Db> {
  try {
    return await prepareDatabase(database, sample ? [sampleSeed] : []);
  } catch (error) {
    if (error instanceof UnknownSchemaError) throw new SettingsError(error.message);
    const fromSystem = error instanceof Error && 'syscall' in error;
    if (!isDatabaseUnavailable(error) && !fromSystem) throw error;
    const reason = codeOf(error) || (error instanceof Error ? error.message : 'no reason given');
    // The message omits the URL, which may contain a password.
    const name = database.kind === 'sqlite' ? `file ${database.file}` : 'server that DATABASE_URL names';
    throw new SettingsError(`The database ${name} cannot be used (${reason}). Repair it, or correct DATABASE_URL.`);
  }
}
