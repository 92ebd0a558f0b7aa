import { inAll } from '../full.ts';
import { headerHydrated, open } from './helpers.ts';
import { expect, test } from './site.ts';

test.describe('The styles of a page', () => {
  // Error 418: React renders the changed header again. The page's policy blocks the copied style, unlike that of an extension.
  test.use({ noise: /Minified React error #418|inline style|style-src-elem/ });

  test('stay after a translator changes the header before scripts run', async ({ page }) => {
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        const link = document.querySelector('header nav a');
        const font = document.createElement('font');
        font.append(...(link?.childNodes ?? []));
        link?.append(font);
      });
    });
    await page.goto('/explore-allcourses', { waitUntil: 'domcontentloaded' });
    const banner = page.locator('main section').first();
    const room = () => banner.evaluate((part) => getComputedStyle(part).paddingTop);
    const before = await room();
    await headerHydrated(page);
    expect(before).toMatch(/^[1-9]/);
    expect(await room()).toBe(before);
  });

  test('work beside a copy that an extension inserts', inAll, async ({ page }) => {
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        for (const own of document.querySelectorAll('style')) {
          const copy = document.createElement('style');
          copy.className = 'darkreader darkreader--sync';
          own.after(copy);
        }
      });
    });
    await open(page, '/explore-allcourses');
    await expect(page.locator('main')).toHaveCount(1);
    await page.getByLabel('Category').selectOption({ label: 'Science (9)' });
    await expect(page.locator('main article')).toHaveCount(9);
  });
});
