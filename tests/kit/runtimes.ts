import { test as base, type Page } from '@playwright/test';
import { openKit, storyContext } from './story-page.ts';

export const { KIT_URL = '' } = process.env;
if (!KIT_URL) throw new Error('KIT_URL is not set: run `npm test -- kit`, which builds and serves both kits.');

/** The story pages of both runtimes, which stay open between stories. */
export const test = base.extend<object, { runtimes: { react: Page; preact: Page } }>({
  runtimes: [
    async ({ browser }, use) => {
      // A window for each page, because a background tab does not animate.
      const open = async (kit: string) => {
        const page = await browser.newPage(storyContext);
        await openKit(page, kit);
        return page;
      };
      const react = await open(KIT_URL);
      const preact = await open(new URL('preact/', KIT_URL).href);
      await use({ react, preact });
      for (const page of [react, preact]) await page.close();
    },
    { scope: 'worker' },
  ],
});
