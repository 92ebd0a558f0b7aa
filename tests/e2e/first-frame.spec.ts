import type { Page } from '@playwright/test';
import { hydrated, laidOut, open } from './helpers.ts';
import { expect, test } from './site.ts';

test.describe('The first frame', () => {
  const lastCard = (page: Page) => page.locator('main article').last();
  const lastIsLaidOut = (page: Page) =>
    lastCard(page).evaluate((card) => card.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }));

  test('lays out what is in view, and what is further down when that comes near', async ({ page }) => {
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    await open(page, '/explore-allcourses');
    expect(await lastIsLaidOut(page)).toBe(false);
    await lastCard(page).scrollIntoViewIfNeeded();
    await expect.poll(() => lastIsLaidOut(page)).toBe(true);
  });

  test('is followed by all that is further down, whenever the browser has nothing else to do', async ({ page }) => {
    await open(page, '/explore-allcourses');
    await laidOut(page);
    expect(await lastIsLaidOut(page)).toBe(true);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    const heights = () =>
      page.evaluate(async () => {
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        return [...document.querySelectorAll('main article, footer')].map((part) => part.clientHeight);
      });
    const before = await heights();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    expect(await heights()).toEqual(before);
  });

  test('of a page that follows on a link lays it out whole, so that Back finds its place', async ({ page }) => {
    await open(page, '/');
    await page.locator('main a[href="/explore-allcourses"]').first().click();
    await expect(page.getByRole('main').getByText(/^\d+ courses$/)).toBeVisible();
    expect(await lastIsLaidOut(page)).toBe(true);
  });

  test('has the line to itself: scripts are asked for when its pictures are there', async ({ page }) => {
    await open(page, '/explore-allcourses');
    const [banner, scripts] = await page.evaluate(timesOf, ['banners/explore.svg', 'entry-client']);
    expect(scripts?.startTime).toBeGreaterThanOrEqual(banner?.responseEnd ?? Number.NaN);
  });

  test('waits a second and a half for a picture that never comes, and then does without', async ({ page }) => {
    await page.route('**/media/banners/explore.svg', () => undefined);
    await page.goto('/explore-allcourses', { waitUntil: 'domcontentloaded' });
    await hydrated(page);
    expect(await page.evaluate(() => document.readyState)).toBe('interactive');
    const [scripts] = await page.evaluate(timesOf, ['entry-client']);
    expect(scripts?.startTime).toBeGreaterThanOrEqual(1_500);
  });
});

/** In the page: when the files with these words in their addresses were asked for, and were there. */
const timesOf = (words: string[]) => {
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return words.map((word) => {
    const { startTime = Number.NaN, responseEnd = Number.NaN } = files.find(({ name }) => name.includes(word)) ?? {};
    return { startTime, responseEnd };
  });
};
