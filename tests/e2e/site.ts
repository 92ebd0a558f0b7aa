import { test as base, expect } from '@playwright/test';
import { type RunningServer, startServer } from '../server.ts';

/** What a page must not do, whatever happens: throw, reject, or log an error of its own. */
export interface Troubles {
  list: string[];
}

export const test = base.extend<{ troubles: Troubles }, { server: RunningServer }>({
  /** One real server for each worker, with data of its own. */
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  troubles: [
    async ({ page }, use) => {
      const list: string[] = [];
      page.on('pageerror', (error) => list.push(String(error)));
      page.on('console', (message) => {
        // The browser itself reports each failed request; those are asked for in some tests.
        if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
          list.push(message.text());
      });
      await use({ list });
      expect(list, 'uncaught errors and console errors').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
