import { chromiumArgs, chromiumPath } from '../chromium.ts';
import { full } from '../full.ts';
import { brokenWords, course, cutTexts, open, overflow } from './helpers.ts';
import { expect, test } from './site.ts';

/** 150 % of the default font size, as a visitor sets it in the browser. */
test.use({
  launchOptions: { executablePath: chromiumPath(), args: [...chromiumArgs, '--blink-settings=defaultFontSize=24'] },
});

test.describe('With a larger font size in the browser', () => {
  // One worker: each worker starts its own browser.
  test.describe.configure({ mode: 'default' });

  test('no page scrolls sideways at any width, and the header’s controls stay in view', async ({ page }) => {
    for (const path of full ? ['/', '/explore-allcourses', `/course-details/${course}`, '/contactus'] : ['/']) {
      await open(page, path);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('24px');
      for (const width of [2048, 1519, 1366, 820, 390]) {
        await test.step(`${path} at ${width} px`, async () => {
          await page.setViewportSize({ width, height: 900 });
          expect(await overflow(page)).toBeLessThanOrEqual(0);
          const controls = page.getByRole('banner').getByRole('button').filter({ visible: true });
          expect(await controls.count()).toBeGreaterThan(0);
          for (const control of await controls.all()) await expect(control).toBeInViewport({ ratio: 1 });
        });
      }
    }
  });

  test('no text is cut, and no word is broken', async ({ page }) => {
    for (const path of ['/explore-allcourses', '/steam-products', '/'].slice(0, full ? 3 : 1)) {
      await open(page, path);
      // 200 % of the default font size.
      await page.evaluate(() => {
        document.documentElement.style.setProperty('font-size', '32px');
        document.querySelector('main')?.style.setProperty('--content-visibility', 'visible');
      });
      for (const width of path === '/explore-allcourses' ? [1366, 1012, 820, 390] : [1366, 1012, 820]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await cutTexts(page), `${path} at ${width} px`).toEqual([]);
        expect(await brokenWords(page.locator('main')), `${path} at ${width} px`).toEqual([]);
      }
    }
  });

  test('the menu replaces the links if they do not fit, and holds the buttons if they do not fit', async ({ page }) => {
    const row = page.getByRole('navigation', { name: 'Main' });
    const opener = page.getByRole('button', { name: 'Open the menu' });
    const login = page.getByRole('banner').getByRole('button', { name: 'Login' });
    await open(page, '/');
    // The breakpoints 1012 and 540 px are 63.25 and 33.75 em at the default font size.
    for (const [width, links, buttons] of [
      [1518, true, true],
      [1517, false, true],
      [810, false, true],
      [809, false, false],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await expect(row).toBeVisible({ visible: links });
      await expect(opener).toBeVisible({ visible: !links });
      await expect(login).toBeVisible({ visible: buttons });
    }
    await opener.click();
    await expect(page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Login' })).toBeInViewport();
  });
});
