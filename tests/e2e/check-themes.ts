import type { Page } from '@playwright/test';
import { axeViolations } from '../axe.ts';
import { full } from '../full.ts';
import { expect, test } from './site.ts';

const widths = [390, 820, 1366] as const;
const schemes = ['light', 'dark'] as const;

/** Combinations of width and theme for a sample. The stories check both themes of every component. */
export const [narrowLight, wideDark, tabletDark] = ['390 light', '1366 dark', '820 dark'] as const;

/** Checks the combinations of `sample` with axe. `npm run test:all` checks every combination. */
export async function checkThemes(page: Page, ...sample: readonly string[]): Promise<void> {
  for (const width of widths) {
    for (const colorScheme of schemes) {
      if (!full && !sample.includes(`${width} ${colorScheme}`)) continue;
      await test.step(`${width} px, ${colorScheme}`, async () => {
        // Reduced motion disables colour transitions, which would change the contrast during the check.
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.setViewportSize({ width, height: 900 });
        expect(await axeViolations(page)).toEqual([]);
      });
    }
  }
}

/** Opens the first panel of each accordion, so that axe checks its content. */
export async function openFirstPanels(page: Page): Promise<void> {
  for (const panel of await page.locator('main details:first-of-type > summary:visible').all()) await panel.click();
}
