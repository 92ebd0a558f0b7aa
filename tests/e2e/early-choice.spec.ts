import type { Page } from '@playwright/test';
import { holdRequests, hydrated } from './helpers.ts';
import { expect, test } from './site.ts';

declare global {
  interface Window {
    /** The texts of the visible cards in each frame since `recordFrames`. Omits frames without a change. */
    cardFrames: string[][];
  }
}

/** Starts to record `cardFrames` in the next frame. */
const recordFrames = (page: Page) =>
  page.evaluate(() => {
    window.cardFrames = [];
    const look = () => {
      const cards = [...document.querySelectorAll('main article')].filter((card) => card.checkVisibility());
      const seen = cards.map((card) => card.querySelector('p')?.textContent ?? '');
      if (String(seen) !== String(window.cardFrames.at(-1))) window.cardFrames.push(seen);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });

const cards = (page: Page) => page.getByRole('main').getByRole('article');

test.describe('A filter that a visitor chooses before hydration', () => {
  test('shows the matching courses in the first frame, and in each frame until React has rendered them', async ({
    page,
  }) => {
    const release = await holdRequests(page, '**/assets/*.js');
    await page.goto('/explore-allcourses', { waitUntil: 'commit' });
    await expect(cards(page)).toHaveCount(42);
    // Maths is the last category of the list. The status still counts all courses, so it is hidden.
    await page.getByLabel('Category').selectOption('maths');
    await expect(cards(page).filter({ hasNotText: 'Maths' })).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('status')).toHaveCSS('opacity', '0');
    await page.getByLabel('Category').selectOption('arts');
    await page.getByRole('radio', { name: '9', exact: true }).check();
    await recordFrames(page);
    const early = await cards(page).count();
    expect(early).toBeLessThan(8);
    release();
    await hydrated(page);
    await expect(page).toHaveURL('/explore-allcourses?category=arts&age=9');
    await expect(page.getByRole('main').getByRole('status')).toHaveText(`${early} of 42 courses`);
    await expect(page.locator('main article')).toHaveCount(early);
    const frames = await page.evaluate(() => window.cardFrames);
    expect(frames).toEqual([Array.from({ length: early }, () => expect.stringContaining('Arts'))]);
    // The choice has added a history entry: Back removes the filters.
    await page.goBack();
    await expect(cards(page)).toHaveCount(42);
  });

  test('submits the form to the server if the page contains only some of the courses', async ({ page }) => {
    let release = await holdRequests(page, '**/assets/*.js');
    await page.goto('/explore-allcourses?category=science', { waitUntil: 'commit' });
    await expect(cards(page)).toHaveCount(9);
    await page.getByLabel('Category').selectOption('arts', { noWaitAfter: true });
    await expect(page).toHaveURL(/category=arts/);
    await expect(cards(page)).toHaveCount(8);
    release();
    await hydrated(page);
    release = await holdRequests(page, '**/assets/*.js');
    await page.goBack({ waitUntil: 'commit' });
    release();
    await hydrated(page);
    await expect(page.getByLabel('Category')).toHaveValue('science');
    await expect(cards(page)).toHaveCount(9);
  });
});
