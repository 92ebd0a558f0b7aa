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

/** From the beginning of the page to the end of <main>, in steps, without the first. */
async function scrollThrough(page: Page, check: (y: number) => Promise<void>) {
  const step = full ? 200 : 400;
  for (let y = 200; ; y += step) {
    const isEnd = await page.evaluate((to) => {
      scrollTo({ top: to, behavior: 'instant' });
      return (document.querySelector('main')?.getBoundingClientRect().bottom ?? 0) < innerHeight;
    }, y);
    if (isEnd) return;
    await check(y);
  }
}

test('The name of a course and "Enroll Now" stay in reach in each window', async ({ page }) => {
  await open(page, path);
  await test.step('The bar covers no toast and no focused element, and is behind the name of a wide screen until it has scrolled away, but not if it has the focus', async () => {
    const bar = await enrol(page).last().boundingBox();
    const below = (bar?.y ?? 0) + (bar?.height ?? 0);
    const [toasts, padding] = await page.evaluate(() => [
      document.querySelector('[data-toasts]')?.getBoundingClientRect().top ?? 0,
      Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop),
    ]);
    expect(toasts).toBeGreaterThan(below);
    expect(padding).toBeGreaterThan(below);
    const last = enrol(page).last();
    expect(await isInReach(last)).toBe(false);
    await last.focus();
    expect(await isInReach(last)).toBe(true);
  });
  const name = page.getByRole('main').getByTitle('Kitchen Chemistry');
  for (const [width, height] of [
    [390, 800],
    [820, 800],
    [1366, 760],
    [1366, 900],
  ] as const) {
    await test.step(`${width} × ${height} px`, async () => {
      await page.setViewportSize({ width, height });
      await scrollThrough(page, async (y) => {
        expect(await isInReach(enrol(page)), `Enroll Now at ${y} px`).toBe(true);
        expect(await isInReach(name), `the name at ${y} px`).toBe(true);
      });
    });
  }
});
