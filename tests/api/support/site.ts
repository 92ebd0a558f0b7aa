import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { applyFolder, checkFolder } from '../../../src/content/folder-commands.ts';
import { followContent, type LiveContent } from '../../../src/content/live.ts';
import { prepareDatabase } from '../../../src/db/prepare.ts';
import type { Db } from '../../../src/db/schema.ts';
import { createApp } from '../../../src/server/app.ts';
import type { DevSite } from '../../../src/server/build/dev.ts';
import { createHealth } from '../../../src/server/health/health.ts';
import { createResponseCache } from '../../../src/server/http/response-cache.ts';
import { noKitBuild } from '../../../src/server/showcase/kit-build.ts';
import { readSettings, type Settings } from '../../../src/settings/settings.ts';
import * as entry from '../../../src/site/entry-server.tsx';
import { cleanUp, temporaryFolder } from './clean-up.ts';

/** Renders pages from the imported sources, without a build. */
const fromSources: DevSite = {
  site: async () => ({ entry, assets: () => ({ entries: [], preloads: [], fonts: [] }) }),
  middleware: (_request, _response, next) => next(),
  close: async () => undefined,
};

/** The files of a content folder, by path. */
export type Files = Readonly<Record<string, string | Buffer>>;

export function writeFiles(files: Files): string {
  const folder = temporaryFolder();
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

export interface TestSite {
  db: Db;
  live: LiveContent;
  get: (path: string, headers?: Record<string, string>) => Promise<Response>;
  /** Requests a path with GET. Returns the body. */
  text: (path: string) => Promise<string>;
  post: (path: string, body: string, type?: string) => Promise<Response>;
  /** Advances the clock, and updates the server's content to the new time. */
  wait: (milliseconds: number) => Promise<void>;
  settings: Settings;
  /** Sends any request. */
  send: (path: string, init?: RequestInit) => Promise<Response>;
  /** Applies a content folder, like `content -- apply`. */
  apply: (files: Files) => Promise<void>;
}

export const testOrigin = 'http://localhost';

/** Opens all routes of a production server in this process, on an empty database unless `env` names another. */
export async function openSite(
  files?: Files,
  startAt = Date.now(),
  env: Record<string, string> = {},
): Promise<TestSite> {
  let time = startAt;
  const now = () => time;
  const dataDir = temporaryFolder();
  const settings = readSettings({ DATA_DIR: dataDir, NODE_ENV: 'production', ...env });
  const db = await prepareDatabase(settings.database);
  cleanUp(() => db.destroy());
  const live = await followContent(db, settings.dataDir, now);
  cleanUp(live.stop);
  const app = await createApp({
    ...{ settings, db, live, now, dev: fromSources },
    cache: createResponseCache({ version: live.version, now }),
    health: createHealth({ db, apiHost: undefined, hasContent: () => live.version() !== '' }),
    log: () => undefined,
    ...{ privateHealth: undefined, count: undefined },
    kitBuild: noKitBuild.state,
  });
  const connection = { incoming: { socket: { remoteAddress: '192.0.2.1' } } };
  const send = async (path: string, init: RequestInit = {}) =>
    app.fetch(new Request(new URL(path, testOrigin), init), connection);
  const apply = async (next: Files) => {
    const folder = writeFiles(next);
    const options = { author: 'test', note: '', force: true, onProgress: () => undefined };
    await applyFolder({ db, place: settings, folder, content: await checkFolder(folder), ...options });
    await live.refresh();
  };
  if (files) await apply(files);
  return {
    ...{ db, live, settings, send, apply },
    get: (path, headers = {}) => send(path, { headers }),
    wait: async (milliseconds) => {
      time += milliseconds;
      await live.refresh();
    },
    text: async (path) => (await send(path)).text(),
    post: (path, body, type = 'application/json') =>
      send(path, { method: 'POST', body, headers: { 'Content-Type': type, Origin: testOrigin } }),
  };
}
