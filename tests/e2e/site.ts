import { test as base, expect } from '@playwright/test';
import { type RunningServer, startServer } from '../server.ts';

/** Errors that fail a test: uncaught errors, unhandled rejections, console errors and policy violations. */
export interface PageErrors {
  list: string[];
}

export const test = base.extend<{ pageErrors: PageErrors; noise: RegExp }, { server: RunningServer }>({
  /** A pattern of errors that the test allows, in addition to failed requests. */
  noise: [/^$/, { option: true }],
  /** One real server per worker, with its own data. */
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
  pageErrors: [
    async ({ context, noise }, use) => {
      const list: string[] = [];
      const hear = (text: string) => {
        if (!noise.test(text) && !text.startsWith('Failed to load resource')) list.push(text);
      };
      // Listen to all pages of the context, including popups.
      context.on('weberror', (error) => hear(String(error.error())));
      context.on('console', (message) => message.type() === 'error' && hear(message.text()));
      // Report policy violations, including blocked images.
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) =>
          console.error(`policy: ${effectiveDirective} refused ${blockedURI} of ${sourceFile}`),
        );
      });
      await use({ list });
      expect(list, 'uncaught errors, console errors and violation reports').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
