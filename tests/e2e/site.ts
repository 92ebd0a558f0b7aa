import { test as base, expect } from '@playwright/test';
import { type RunningServer, startServer } from '../server.ts';

/** What a page must not do, whatever happens: throw, reject, log an error of its own, or break its policy. */
export interface Troubles {
  list: string[];
}

export const test = base.extend<{ troubles: Troubles; noise: RegExp }, { server: RunningServer }>({
  /** What the browser may say of what a test has asked for, besides each failed request. */
  noise: [/^$/, { option: true }],
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
    async ({ context, noise }, use) => {
      const list: string[] = [];
      const hear = (text: string) => {
        if (!noise.test(text) && !text.startsWith('Failed to load resource')) list.push(text);
      };
      // In every page of the visit, also one that a link opened.
      context.on('weberror', (error) => hear(String(error.error())));
      context.on('console', (message) => message.type() === 'error' && hear(message.text()));
      // What a page's policy refuses, also where it only costs a picture.
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) =>
          console.error(`policy: ${effectiveDirective} refused ${blockedURI} of ${sourceFile}`),
        );
      });
      await use({ list });
      expect(list, 'uncaught errors, console errors and reports of the page’s policy').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
