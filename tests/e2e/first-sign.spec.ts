import type { Page } from '@playwright/test';
import { headerTakenOver, holdBack, hydrated, lesson, open, signIn } from './helpers.ts';
import { expect, test } from './site.ts';

/** Keeps the addresses of a page's own scripts, and of what it asks the API. */
function asked(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/assets\/.*\.js$|^\/api\//.test(pathname)) names.push(pathname.replace(/-[\w-]{8}\.js$/, ''));
  });
  return names;
}

const taken = (page: Page) => page.locator('main[data-live]');

/** The header, as long as it shows that what was pressed is on its way. */
const waiting = (page: Page) => page.locator('header[data-waiting]');

test.describe('A page that nobody has touched', () => {
  const signs: [string, (page: Page) => Promise<unknown>][] = [
    ['a pointer moves', (page) => page.mouse.move(200, 400)],
    ['somebody scrolls', (page) => page.evaluate(() => scrollTo(0, 300))],
    ['a key is pressed', (page) => page.keyboard.press('Tab')],
    ['a finger comes down', (page) => page.touchscreen.tap(6, 400)],
  ];
  test.use({ hasTouch: true });

  for (const [sign, give] of signs) {
    test(`has the header’s script and no other until ${sign}`, async ({ page }) => {
      const files = asked(page);
      await page.goto('/');
      await headerTakenOver(page);
      await page.waitForLoadState('networkidle');
      expect(files).toEqual(['/assets/entry-client']);
      await expect(taken(page)).toHaveCount(0);
      await give(page);
      await expect(taken(page)).toBeAttached();
      expect(files).toContain('/assets/home-page');
      expect(files.filter((file) => file.startsWith('/api/'))).toEqual([]);
    });
  }

  test('follows the first click on one of its links without a page load', async ({ page }) => {
    const loads: string[] = [];
    await page.goto('/');
    await headerTakenOver(page);
    page.on('request', (request) => request.isNavigationRequest() && loads.push(request.url()));
    // No pointer comes near it before.
    await page.locator('main a[href="/explore-allcourses"]').first().dispatchEvent('click', { button: 0 });
    await expect(page).toHaveURL('/explore-allcourses');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(42);
    expect(loads).toEqual([]);
  });

  test('answers to a button that was pressed before its script was there', async ({ page, context, server }) => {
    await signIn(context, server);
    const letThrough = await holdBack(page, '**/assets/{later,video-page}*.js');
    await page.goto(`/video/${lesson}`);
    await headerTakenOver(page);
    await page.getByRole('main').getByRole('article').first().getByRole('button').click();
    await expect(taken(page)).toHaveCount(0);
    letThrough();
    await expect(page.getByRole('dialog').locator('video')).toBeVisible();
  });

  test('answers to a form that was sent before its script was there', async ({ page }) => {
    const letThrough = await holdBack(page, '**/assets/{later,add-page}*.js');
    await page.goto('/add');
    await headerTakenOver(page);
    await page.getByLabel('Name', { exact: true }).fill('Kites');
    await page.getByLabel('Name', { exact: true }).press('Enter');
    await expect(taken(page)).toHaveCount(0);
    letThrough();
    await expect(page.getByRole('main').locator('pre')).toContainText('Kites');
  });

  test('still leads on where the rest cannot be had, by page loads', async ({ page }) => {
    await page.route('**/assets/later*.js', (route) => route.abort());
    await page.goto('/');
    await headerTakenOver(page);
    await page.mouse.move(200, 400);
    await page.locator('main a[href="/explore-allcourses"]').first().click();
    await expect(page).toHaveURL('/explore-allcourses');
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(42);
  });

  test('keeps its content where a modal cannot be had, and lets the address bring it', async ({ page }) => {
    await page.route('**/assets/{later,AuthDialogs}*.js', (route) => route.abort());
    await page.goto('/contactus');
    await headerTakenOver(page);
    await page.getByRole('banner').getByRole('button', { name: 'Login' }).click();
    await page.waitForURL('/?auth=signin');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeAttached();
  });

  test('lets the address bring a modal that does not come, and shows meanwhile that it is on its way', async ({
    page,
  }) => {
    const letThrough = await holdBack(page, '**/assets/{later,AuthDialogs}*.js');
    await page.clock.install();
    await page.goto('/contactus');
    await headerTakenOver(page);
    await page.getByRole('banner').getByRole('button', { name: 'Login' }).click();
    await expect(waiting(page)).toBeVisible();
    await page.clock.fastForward(5_000);
    await page.waitForURL('/?auth=signin');
    letThrough();
    await expect(page.getByRole('dialog', { name: 'Welcome Back' })).toBeVisible();
    await expect(page).toHaveURL('/');
    await expect(waiting(page)).toHaveCount(0);
  });

  test('unfolds its menu where the drawer does not come, and has the drawer once it is there', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    const letThrough = await holdBack(page, '**/assets/NavDrawer*.js');
    await page.clock.install();
    await page.goto('/');
    await headerTakenOver(page);
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    const row = page.getByRole('navigation', { name: 'Main' });
    const opener = page.getByRole('button', { name: 'Open the menu' });
    const asked = page.waitForRequest(/NavDrawer/);
    await opener.tap();
    await expect(waiting(page)).toBeVisible();
    await expect(row).toBeHidden();
    await page.clock.fastForward(1_500);
    await expect(row).toBeVisible();
    await expect(waiting(page)).toHaveCount(0);

    letThrough();
    // When its code has run, and what waits for it.
    await page.evaluate(async (file) => {
      await import(file);
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    }, (await asked).url());
    await expect(drawer).toHaveCount(0);
    await row.getByRole('link', { name: 'Close the menu' }).click();
    await expect(row).toBeHidden();
    await opener.tap();
    await expect(drawer).toBeVisible();
  });

  test('leaves the menu of the next page folded, however late the one of this page fails', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.route('**/assets/NavDrawer*.js', () => undefined);
    await page.clock.install();
    await open(page, '/blogs');
    await page.getByRole('button', { name: 'Open the menu' }).tap();
    await expect(waiting(page)).toBeVisible();
    await page.locator('main a[href^="/blog-details"]').first().click();
    await expect(page).toHaveURL(/blog-details/);
    await page.clock.fastForward(1_500);
    await expect(waiting(page)).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  });

  test('loads the page anew for a button whose script has failed', async ({ page, context, server }) => {
    await signIn(context, server);
    let gone = true;
    await page.route('**/assets/video-page*.js', (route) => (gone ? route.abort() : route.continue()));
    await page.goto(`/video/${lesson}`);
    await headerTakenOver(page);
    const play = page.getByRole('main').getByRole('article').first().getByRole('button');
    const loaded = page.waitForEvent('load');
    // Its script fails at the first sign, which may be this press, and is not asked for again at once.
    await expect(async () => {
      await play.click({ noWaitAfter: true });
      expect(await Promise.race([loaded.then(() => true), page.evaluate(() => false)])).toBe(true);
    }).toPass();
    gone = false;
    await page.reload();
    await hydrated(page);
    await play.click();
    await expect(page.getByRole('dialog').locator('video')).toBeVisible();
  });

  test('shows the page that Back leads to, also after a reload', async ({ page }) => {
    await open(page, '/');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blogs' }).click();
    const heading = page.getByRole('main').getByRole('heading', { level: 1 });
    await expect(page).toHaveURL('/blogs');
    await expect(heading).toBeFocused();
    const there = await heading.textContent();
    await page.reload();
    await headerTakenOver(page);
    await expect(heading).toHaveText(there ?? '');
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL('/');
    await expect(heading).not.toHaveText(there ?? '');
  });
});
