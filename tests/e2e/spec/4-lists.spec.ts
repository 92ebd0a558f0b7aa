import type { Page } from '@playwright/test';
import { brand } from '../../../src/tokens/brand.ts';
import { open } from '../helpers.ts';
import { expect, test } from '../site.ts';

/** Each page with its link and a selector for each list. Each list shows a spinner while it loads. */
const pages = [
  {
    link: 'Home',
    shows: [
      'main a[href^="/explore-allcourses?category="]',
      'main h2:text("Announcements")',
      'main h2:text("What Families Say")',
      'main details',
    ],
  },
  { link: 'Courses', shows: ['main article'] },
  {
    link: 'About Us',
    shows: [
      `main h2:text("Know The ${brand.product}")`,
      'main h2:text("Get To Know About Our Team")',
      'main h2:text("Competition We Won")',
      'main h2:text("Our Achievements")',
    ],
  },
  { link: 'Ambassadors', shows: ['main h2:text("Our STEAM Ambassadors")'] },
  { link: 'Products', shows: ['main li a:text("Download Now !")'] },
] as const;

const spinners = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /loading/i });

/** Holds back the responses of the API until the returned function is called. */
async function hold(page: Page) {
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/**', async (route) => {
    await gate;
    await route.continue();
  });
  return () => release();
}

test.describe('4 States and transitions: list loads', () => {
  test('The lists of each page show a spinner each, then their content', async ({ page }) => {
    await open(page, '/vr-labs');
    for (const { link, shows } of pages) {
      await test.step(link, async () => {
        const release = await hold(page);
        await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: link, exact: true }).click();
        await expect(spinners(page)).toHaveCount(shows.length);
        for (const spinner of await spinners(page).all()) await expect(spinner).toBeVisible();
        release();
        await expect(spinners(page)).toHaveCount(0);
        for (const selector of shows) await expect(page.locator(selector).first()).toBeVisible();
        await page.unroute('**/api/**');
      });
    }
  });
});
