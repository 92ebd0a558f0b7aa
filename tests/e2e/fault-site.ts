import { type RunningServer, startServer } from '../server.ts';
import { type FaultyApi, startFaultyApi } from './fault-api.ts';
import { test as base, expect } from './site.ts';

/** A site whose API is a separate server. The test controls its faults. */
export const test = base.extend<{ resetApi: undefined }, { api: FaultyApi; site: RunningServer }>({
  api: [
    async ({ server }, use) => {
      const api = await startFaultyApi(server.url);
      await use(api);
      await api.stop();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ api }, use) => {
      const site = await startServer({ API_HOST: api.host, PAGE_CACHE_SECONDS: '0' });
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  /** Removes the faults of the previous test. */
  resetApi: [
    async ({ api }, use) => {
      api.break({});
      api.setContent();
      await use(undefined);
    },
    { auto: true },
  ],
  baseURL: async ({ site }, use) => use(site.url),
});

export { expect };
