import { followContent } from '../../../src/content/live.ts';
import { createApp } from '../../../src/server/app.ts';
import { createCounter } from '../../../src/server/counts/counter.ts';
import { createResponseCache } from '../../../src/server/http/response-cache.ts';
import { noKitBuild } from '../../../src/server/showcase/kit-build.ts';
import { readSettings } from '../../../src/settings/settings.ts';
import * as entry from '../../../src/site/entry-server.tsx';
import { openSample } from './api.ts';
import { cleanUp, temporaryFolder } from './clean-up.ts';

export const site = 'https://steam.example';

/** Opens all routes of the server on a new SQLite database with the sample content. Renders pages from the sources. */
export async function openApp(env: Record<string, string> = {}) {
  const dataDir = temporaryFolder();
  const settings = readSettings({ DATA_DIR: dataDir, PUBLIC_URL: site, ...env });
  const db = await openSample(settings.database);
  cleanUp(() => db.destroy());
  const live = await followContent(db, dataDir);
  cleanUp(live.stop);
  const counter = createCounter({ db, partners: live.partners, timeZone: () => live.school().timeZone });
  cleanUp(counter.stop);
  const app = await createApp({
    ...{ settings, db, live, count: counter.count },
    cache: createResponseCache({ version: live.version }),
    health: async () => ({ ready: true }),
    log: () => undefined,
    dev: {
      site: async () => ({ entry, assets: () => ({ entries: [], preloads: [], fonts: [] }) }),
      middleware: (_request, _response, next) => next(),
      close: async () => undefined,
    },
    privateHealth: undefined,
    kitBuild: noKitBuild.state,
  });
  const get = async (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    app.fetch(new Request(new URL(path, site), { headers, method }));
  return { app, db, live, counter, settings, get, text: async (path: string) => (await get(path)).text() };
}
