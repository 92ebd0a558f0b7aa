import { test as base, type Page } from '@playwright/test';
import { openKit } from './kit-page.ts';

export const { KIT_URL = '' } = process.env;
if (!KIT_URL)
  throw new Error('KIT_URL is not set: run `node tests/kit-suite.ts parity`, which builds and serves both kits.');

/** Both pages stay open from story to story. */
export const test = base.extend<object, { runtimes: { react: Page; preact: Page } }>({
  runtimes: [
    async ({ browser }, use) => {
      // One window each: a background tab does not animate.
      const open = async (kit: string) => {
        const page = await browser.newPage({ colorScheme: 'light', reducedMotion: 'no-preference', locale: 'en' });
        await openKit(page, kit);
        return page;
      };
      const runtimes = { react: await open(KIT_URL), preact: await open(new URL('preact/', KIT_URL).href) };
      await use(runtimes);
      for (const page of Object.values(runtimes)) await page.close();
    },
    { scope: 'worker' },
  ],
});
