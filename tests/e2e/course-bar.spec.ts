import type { Locator, Page } from '@playwright/test';
import { full } from '../full.ts';
import { course, open } from './helpers.ts';
import { expect, test } from './site.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const path = `/course-details/${course}`;
const enrol = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Enroll Now' });

/** Whether one of several equal links is completely visible and not covered. */
const isInReach = (links: Locator) =>
  links.evaluateAll((all) =>
    all.some((link) => {
      const { left, right, top, bottom } = link.getBoundingClientRect();
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return top >= 0 && bottom <= innerHeight && hit !== null && link.contains(hit);
    }),
  );

/** Scrolls down in steps until the end of an element is visible. Calls `check` after each step. */
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

test('"Enroll Now" stays visible while a visitor scrolls the page of a course, in each window size', async ({
  page,
}) => {
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
      // On a wide page, the link is in a card beside the text, which ends at the curriculum.
      const isWide = width >= 1012;
      await scrollThrough(page, isWide ? '#curriculum' : 'main', async (y) => {
        expect(await isInReach(enrol(page)), `Enroll Now at ${y} px`).toBe(true);
        if (!isWide) expect(await isInReach(name), `the name at ${y} px`).toBe(true);
      });
    });
  }
});
