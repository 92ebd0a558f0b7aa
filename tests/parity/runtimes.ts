import { test as base, type Page } from '@playwright/test';
import { watchPage } from '../watch-page.ts';
import { openKit } from './kit-page.ts';

export const { KIT_URL = '' } = process.env;
if (!KIT_URL)
  throw new Error('KIT_URL is not set: run `node tests/kit-suite.ts parity`, which builds and serves both kits.');

/** Both pages stay open from story to story. `errors` are those of Preact: the story runner watches React. */
export const test = base.extend<object, { runtimes: { react: Page; preact: Page; errors: string[] } }>({
  runtimes: [
    async ({ browser }, use) => {
      // One window each: a background tab does not animate.
      const open = async (kit: string) => {
        const page = await browser.newPage({ colorScheme: 'light', reducedMotion: 'no-preference', locale: 'en' });
        await openKit(page, kit);
        return page;
      };
      const react = await open(KIT_URL);
      const preact = await open(new URL('preact/', KIT_URL).href);
      await use({ react, preact, errors: watchPage(preact, new URL(KIT_URL).origin) });
      for (const page of [react, preact]) await page.close();
    },
    { scope: 'worker' },
  ],
});
