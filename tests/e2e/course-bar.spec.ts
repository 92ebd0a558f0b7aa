import type { Locator, Page } from '@playwright/test';
import { full } from '../full.ts';
import { course, open } from './helpers.ts';
import { expect, test } from './site.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const path = `/course-details/${course}`;
const enrol = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Enroll Now' });

/** Whether a visitor sees one of the elements as a whole, and can press it. */
const isInReach = (links: Locator) =>
  links.evaluateAll((all) =>
    all.some((link) => {
      const { left, right, top, bottom } = link.getBoundingClientRect();
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return top >= 0 && bottom <= innerHeight && hit !== null && link.contains(hit);
    }),
  );

/** From the beginning of the page to the end of an element, in steps, without the first. */
async function scrollThrough(page: Page, element: string, check: (y: number) => Promise<void>) {
  const step = full ? 200 : 400;
  for (let y = 200; ; y += step) {
    const isEnd = await page.evaluate(
      ([to, selector]) => {
        scrollTo({ top: to, behavior: 'instant' });
        return (document.querySelector(selector)?.getBoundingClientRect().bottom ?? 0) < innerHeight;
      },
      [y, element] as const,
    );
    if (isEnd) return;
    await check(y);
  }
}

test('"Enroll Now" stays in reach in each window', async ({ page }) => {
  await open(page, path);
  await test.step('A focused element is not covered by the bar of a phone', async () => {
    await page.setViewportSize({ width: 390, height: 800 });
    const bar = await enrol(page).last().boundingBox();
    const padding = await page.evaluate(() =>
      Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom),
    );
    expect(padding).toBeGreaterThan(800 - (bar?.y ?? 0));
  });
  const name = page.getByRole('main').getByTitle('Kitchen Chemistry');
  for (const [width, height] of [
    [390, 800],
    [820, 800],
    [1366, 640],
    [1366, 900],
  ] as const) {
    await test.step(`${width} × ${height} px`, async () => {
      await page.setViewportSize({ width, height });
      // A wide page has it in the card beside the text, as far as that goes.
      const isWide = width >= 1012;
      await scrollThrough(page, isWide ? '#curriculum' : 'main', async (y) => {
        expect(await isInReach(enrol(page)), `Enroll Now at ${y} px`).toBe(true);
        if (!isWide) expect(await isInReach(name), `the name at ${y} px`).toBe(true);
      });
    });
  }
});
