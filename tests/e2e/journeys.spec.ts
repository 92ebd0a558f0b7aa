import type { Page } from '@playwright/test';
import { inAll } from '../full.ts';
import { holdRequests, open } from './helpers.ts';
import { expect, test } from './site.ts';

test.describe('A visitor finds a course', () => {
  test('from the home page, through a filter and Back, to a lesson', async ({ page, server }) => {
    await open(page, '/');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Empowering Minds with');
    await page.getByRole('link', { name: 'Explore All Courses' }).click();

    await expect(page).toHaveURL(/\/explore-allcourses$/);
    await expect(page).toHaveTitle(/^Explore All Our Courses/);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${server.url}/explore-allcourses`);
    await expect(page.getByRole('heading', { level: 1, name: 'Explore All Our Courses' })).toBeFocused();
    const cards = page.getByRole('main').getByRole('article');
    await expect(cards).toHaveCount(42);

    await page.getByLabel('Category').selectOption('science');
    await expect(page).toHaveURL(/\?category=science$/);
    await expect(cards).toHaveCount(9);
    await page.getByLabel('Level').selectOption('beginner');
    await expect(page).toHaveURL(/\?category=science&level=beginner$/);
    await expect(cards).toHaveCount(3);

    await page.goBack();
    await expect(cards).toHaveCount(9);
    await expect(page.getByLabel('Level')).toHaveValue('');
    await page.goForward();
    await expect(cards).toHaveCount(3);

    const name = (await cards.first().getByRole('heading').textContent()) ?? '';
    await cards.first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/course-details\//);
    await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
    await expect(page.getByText(`Welcome to ${name} course!`)).toBeVisible();
    expect(await page.evaluate(() => scrollY)).toBe(0);

    await page.locator('details summary').first().click();
    await expect(page.getByRole('link', { name: /^Watch Lecture - / }).first()).toBeVisible();
  });

  test('and reads a not-found page with focus on its heading, if the course is gone', async ({ page }) => {
    await page.route('**/api/course/single/*', (route) => route.fulfill({ status: 404, json: {} }));
    await open(page, '/explore-allcourses');
    const link = page.getByRole('article').first().getByRole('link').first();
    // Hover prefetches the course: its response arrives before the click.
    const response = page.waitForResponse('**/api/course/single/*');
    await link.hover();
    await (await response).finished();
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: 'This course is not here' })).toBeFocused();
  });
});

test.describe('A page that is still loading', () => {
  /** Delays the code of the course page. Call it before the first page opens, because an idle browser prefetches the code. */
  const holdCode = (page: Page) => holdRequests(page, '**/assets/course-page*.js');

  /** Clicks a course whose code is delayed. The returned function releases the code, and advances the clock past the timeout. */
  async function clickSlowCourse(page: Page, release: () => void) {
    await page.clock.install();
    await page.getByRole('main').getByRole('article').getByRole('link').first().click();
    return async function releaseCode() {
      const came = page.waitForResponse(/course-page/);
      release();
      await (await came).finished();
      await page.clock.fastForward(6_000);
    };
  }

  test('does not replace a page that the visitor has opened in the meantime', async ({ page }) => {
    const release = await holdCode(page);
    await open(page, '/explore-allcourses');
    const releaseCode = await clickSlowCourse(page, release);
    await page.getByLabel('Category').selectOption('science');
    await expect(page).toHaveURL(/\?category=science$/);
    await releaseCode();
    await page.getByLabel('Level').selectOption('beginner');
    await expect(page).toHaveURL(/explore-allcourses\?category=science&level=beginner$/);
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(3);
  });

  test('is not rendered client-side after the browser starts to load it as a document', inAll, async ({ page }) => {
    const releaseCode = await holdCode(page);
    await open(page, '/explore-allcourses');
    const releasePage = await holdRequests(page, '**/course-details/*');
    // The page logs each idle callback, because Playwright cannot evaluate code during a navigation.
    await page.evaluate(() => {
      const { requestIdleCallback, setTimeout } = window;
      const logIdle = () => {
        console.debug('idle');
        setTimeout(() => requestIdleCallback(logIdle), 50);
      };
      logIdle();
    });
    await page.clock.install();
    const paths: string[] = [];
    page.on('framenavigated', (frame) => {
      const { pathname } = new URL(frame.url());
      // The old page saves its scroll position with history.replaceState, which Playwright reports as a navigation.
      if (pathname !== '/explore-allcourses') paths.push(pathname);
    });
    await page.getByRole('main').getByRole('article').getByRole('link').first().click();
    const load = page.waitForRequest((request) => request.isNavigationRequest());
    await page.clock.fastForward(6_000);
    await load;
    const code = page.waitForResponse(/course-page/);
    releaseCode();
    await (await code).finished();
    for (let turn = 0; turn < 10; turn++) await page.waitForEvent('console');
    expect(paths).toEqual([]);
    releasePage();
    await expect.poll(() => paths).toEqual([expect.stringContaining('/course-details/')]);
  });

  test('does not replace the page to which a visitor has returned', inAll, async ({ page }) => {
    const release = await holdCode(page);
    await open(page, '/');
    await page.getByRole('link', { name: 'Explore All Courses' }).click();
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(42);
    const releaseCode = await clickSlowCourse(page, release);
    await page.goBack();
    await expect(page).toHaveURL('/');
    await releaseCode();
    await page.getByRole('link', { name: 'Explore All Courses' }).click();
    await expect(page).toHaveURL('/explore-allcourses');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Empowering Minds with');
  });
});
