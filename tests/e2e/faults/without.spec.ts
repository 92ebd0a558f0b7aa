import type { Page } from '@playwright/test';
import { everyNth, full, inAll } from '../../full.ts';
import { allRoutes, hydrated, lesson, logIn, open, overflow, readingRoutes } from '../helpers.ts';
import { expect, test } from '../site.ts';

const nav = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const slips = /undefined|\[object |\bNaN\b|\bnull\b/;

test.describe('Without scripts', () => {
  for (const [place, how] of (['never answered', 'blocked', 'not found'] as const).entries()) {
    test(`(${how}) pages have their content, a filter and working links`, place > 0 ? inAll : {}, async ({ page }) => {
      await page.route('**/assets/*.js', (route) => {
        if (how === 'blocked') return route.abort();
        return how === 'not found' ? route.fulfill({ status: 404, body: 'Not Found' }) : undefined;
      });
      // A sample, because every-page.spec.ts compares the same HTML of all pages.
      for (const path of everyNth(readingRoutes, readingRoutes.length, 4 * place)) {
        await page.goto(path, { waitUntil: 'commit' });
        await expect(heading(page)).toBeVisible();
        await expect(page.getByRole('contentinfo')).toBeAttached();
        await expect(page.getByRole('status').filter({ hasText: /loading/i })).toHaveCount(0);
      }
      await page.goto('/explore-allcourses', { waitUntil: 'commit' });
      await page.getByLabel('Category').selectOption('science');
      await page.getByLabel('Level').selectOption('beginner');
      await expect(page.getByRole('main').getByRole('article')).toHaveCount(3);
      await expect(page.getByRole('main').getByText('Science / Beginner')).toHaveCount(3);
      await page.getByRole('main').getByRole('article').first().getByRole('link').first().click({ noWaitAfter: true });
      await expect(page).toHaveURL(/course-details/);
      await expect(page.getByRole('main')).toContainText('Welcome to');
    });
  }

  test('of a later page, the browser loads that page as a document, and the error is reported', async ({
    page,
    pageErrors,
  }) => {
    await page.route('**/assets/about-page*.js', (route) => route.abort());
    await open(page, '/privacy');
    await nav(page).getByRole('link', { name: 'About Us' }).click();
    await expect(page).toHaveURL('/aboutus');
    await expect(heading(page)).toHaveText('About Us');
    await expect(page.getByRole('main')).toContainText('Competition We Won');
    await expect
      .poll(() => pageErrors.list)
      .toEqual([expect.stringContaining('Failed to fetch dynamically imported module')]);
    pageErrors.list.length = 0;
  });
});

test.describe('Without styles and media', () => {
  test('(no styles) a page is readable and usable', async ({ page }) => {
    await page.route('**/*', async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const body = (await response.text()).replace(/(<style[^>]*>)[^<]*/g, '$1');
      expect(body.match(/<style[^>]*><\/style>/g)).toHaveLength(1);
      // Remove the policy, which has the hash of the removed styles.
      const { 'content-security-policy': _, ...headers } = response.headers();
      return route.fulfill({ response, body, headers });
    });
    for (const path of full ? ['/', '/explore-allcourses', '/contactus'] : ['/contactus']) {
      await page.goto(path);
      await expect(heading(page)).toBeVisible();
      await expect(nav(page).getByRole('link', { name: 'About Us' })).toBeVisible();
      await expect(page.locator('body')).not.toContainText(slips);
    }
    await page.getByLabel('Subject').fill('Kites');
  });

  test('(no constructable style sheets) navigation works', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'CSSStyleSheet', {
        value: class {
          constructor() {
            throw new TypeError('Illegal constructor');
          }
        },
      });
    });
    await open(page, '/');
    for (const name of ['About Us', 'Courses', 'Contact Us']) {
      await nav(page).getByRole('link', { name, exact: true }).click();
      await expect(nav(page).locator('[aria-current]')).toHaveText(name);
      await expect(heading(page)).toBeVisible();
    }
  });

  for (const [place, how] of (['never answered', 'not found', 'blocked'] as const).entries()) {
    test(
      `(images ${how}) pages keep their layout and text`,
      place > 0 ? inAll : {},
      async ({ page, context, server }) => {
        await logIn(context, server.url);
        await context.route('**/*.{svg,png}', (route) => {
          if (how === 'blocked') return route.abort();
          return how === 'not found' ? route.fulfill({ status: 404, body: '' }) : undefined;
        });
        for (const path of full ? everyNth(allRoutes, 3, place) : ['/', '/aboutus']) {
          await page.goto(path, { waitUntil: 'commit' });
          await hydrated(page);
          for (const width of [390, 1366]) {
            await page.setViewportSize({ width, height: 900 });
            expect(await overflow(page), `${path} at ${width}`).toBe(0);
          }
          await expect(heading(page)).toBeVisible();
        }
      },
    );
  }

  test('(missing video) the player shows an error, and closes', async ({ page, context, server }) => {
    await logIn(context, server.url);
    await context.route('**/*.mp4', (route) => route.fulfill({ status: 404, body: '' }));
    await open(page, `/video/${lesson}`);
    await page.getByRole('main').getByRole('article').first().getByRole('button').click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('This lecture could not be played.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(heading(page)).toBeVisible();
  });
});
