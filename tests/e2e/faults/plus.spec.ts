import type { Page } from '@playwright/test';
import { full, inAll } from '../../full.ts';
import type { Exchange } from '../fault-api.ts';
import { expect, test } from '../fault-site.ts';
import { course, logIn, open, openModal, readingRoutes } from '../helpers.ts';

const nav = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Pages that use storage: for the session, and for the draft of a form. */
const storing = ['/contactus', '/explore-allcourses'];

test.describe('In a browser without', () => {
  test('storage and cookies pages work, and a session lasts until reload', async ({ page }) => {
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
        Object.defineProperty(window, name, { get: refuse });
      Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse });
    });
    for (const path of full ? readingRoutes : storing) {
      await open(page, path);
      await expect(heading(page)).toBeVisible();
      if (path !== '/explore-allcourses') continue;
      await page.getByLabel('Category').selectOption('science');
      await expect(page.getByRole('main').getByRole('article')).toHaveCount(9);
    }
    const modal = await openModal(page, 'Login');
    await modal.getByLabel('Email').fill('a@b.pk');
    await modal.getByLabel('Password', { exact: true }).fill('kite over Lahore');
    await modal.getByRole('checkbox', { name: /Remember/ }).check();
    await modal.getByRole('checkbox', { name: /Terms/ }).check();
    await modal.getByRole('button', { name: 'Sign In' }).click();
    await expect(modal.getByRole('button', { name: 'Sign In' })).toBeEnabled();
  });

  for (const year of [1999, 2077]) {
    test(
      `a correct clock (year ${year}) pages, lists and the session work`,
      year < 2000 ? inAll : {},
      async ({ page, context, site, api }) => {
        await logIn(context, site.url);
        await page.clock.install({ time: new Date(`${year}-06-01`) });
        api.break({});
        await open(page, '/privacy');
        for (const name of ['Home', 'About Us', 'Home', 'Courses']) {
          await nav(page).getByRole('link', { name, exact: true }).click();
          await expect(nav(page).locator('[aria-current]')).toHaveText(name);
          await expect(page.getByRole('status').filter({ hasText: /loading/i })).toHaveCount(0);
        }
        await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
        await expect(page.getByRole('banner').getByRole('button', { name: 'Logout' })).toBeVisible();
        for (const [call, times] of Object.entries(api.calls()).filter(([path]) => !/\./.test(path)))
          expect(times, call).toBe(1);
      },
    );
  }
});

test.describe('While requests are in flight', () => {
  /** A fault that delays the response until `release` is called. */
  function later() {
    let release = () => {};
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    const answer = async ({ response, good, cors }: Exchange) => {
      await gate;
      response.writeHead(200, { ...cors, 'Content-Type': 'application/json' }).end((await good()).text);
    };
    return { answer, release: () => release() };
  }

  test('the last navigation wins, whatever the order of responses', async ({ page, api }) => {
    const other = 'paper-bridges';
    const slow = later();
    const known = (await (await fetch(`${api.host}/course`)).json()) as { _id: string; name: string }[];
    const [first, second] = [
      known.find(({ _id }) => _id === course),
      known.find(({ _id }) => _id !== course) ?? { _id: other, name: other },
    ];
    await open(page, '/explore-allcourses');
    api.break({ [`course/single/${course}`]: slow.answer });
    const go = (id: string) =>
      page
        .locator(`main a[href="/course-details/${id}"]`)
        .first()
        .evaluate((link: HTMLAnchorElement) => link.click());
    await go(course);
    await expect(page).toHaveURL(`/course-details/${course}`);
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL('/explore-allcourses');
    await go(second._id);
    await expect(heading(page)).toHaveText(second.name);
    slow.release();
    await expect(heading(page)).toHaveText(second.name);
    await page.evaluate(() => history.back());
    await go(course);
    await expect(heading(page)).toHaveText(first?.name ?? '');
  });

  test('a second click on a link adds no history entry, and Back returns to the previous page', async ({
    page,
    api,
  }) => {
    await open(page, '/privacy');
    const steps = await page.evaluate(() => history.length);
    api.break({});
    await nav(page).getByRole('link', { name: 'About Us' }).dblclick();
    await expect(heading(page)).toHaveText('About Us');
    expect(await page.evaluate(() => history.length)).toBe(steps + 1);
    for (const call of ['aboutus', 'information', 'team', 'winner', 'achievement']) expect(api.calls()[call]).toBe(1);
    await page.goBack();
    await expect(heading(page)).toHaveText('Privacy in Plain Words');
  });

  test('a page restored from the back/forward cache shows the current session', async ({ page, context, site }) => {
    await logIn(context, site.url);
    await open(page, '/privacy');
    await expect(page.getByRole('banner').getByRole('button', { name: 'Logout' })).toBeVisible();
    await page.goto('/robots.txt');
    await context.clearCookies();
    await page.goBack();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Login' })).toBeVisible();
  });
});
