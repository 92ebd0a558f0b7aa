import type { Locator, Page } from '@playwright/test';
import { full, inAll } from '../full.ts';
import { allRoutes, guardedRoutes } from '../routes.ts';
import { focusProblem } from './focus-problem.ts';
import { course, lesson, logIn, open, register, sampleUser, toast } from './helpers.ts';
import { expect, test } from './site.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Presses Tab until the target has the focus. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await expect(target).toBeAttached();
  for (let step = 0; step < 200; step += 1) {
    await page.keyboard.press(key);
    if (await target.evaluate((element) => element === document.activeElement))
      return expect(await focusProblem(page)).toBe('');
  }
  throw new Error(`${target} cannot be reached by ${key}.`);
}

test.describe('By keyboard alone: the focus', () => {
  for (const width of full ? [1366, 820, 390] : [1366, 390]) {
    const pages = full ? 'each page' : 'a page of each layout';
    test(`is visible at every stop of ${pages} at ${width} px, without traps`, async ({ page, context, server }) => {
      await page.setViewportSize({ width, height: 800 });
      // Filters leave three cards instead of 42, because each tab stop takes 30 ms.
      const catalogue = '/explore-allcourses?category=science&level=beginner';
      const sample = width === 390 ? ['/'] : [catalogue, `/course-details/${course}`, '/embed'];
      for (const path of full ? allRoutes : sample) {
        await test.step(path, async () => {
          if (guardedRoutes.includes(path)) await logIn(context, server.url);
          await open(page, path);
          let problem: string | undefined = '';
          let stops = -1;
          for (; problem === '' && stops < 300; stops += 1) {
            await page.keyboard.press('Tab');
            problem = await focusProblem(page);
          }
          expect(problem, `after ${stops} stops`).toBeUndefined();
          expect(stops).toBeGreaterThan(10);
        });
      }
    });
  }
});

test.describe('By keyboard alone: a journey', () => {
  test('past the header by the skip link, and the check reports a style sheet that removes outlines', async ({
    page,
  }) => {
    await open(page, '/blogs');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
    expect(await focusProblem(page)).toBe('');
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('*, *::after { outline: none !important }');
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    });
    expect(await focusProblem(page)).toMatch(/no outline$/);
  });

  test('from the navigation through the filters and a card to an open lesson', async ({ page }) => {
    await open(page, '/');
    await tabTo(page, page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Courses' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Explore All Our Courses' })).toBeFocused();

    const cards = page.getByRole('main').getByRole('article');
    await tabTo(page, page.getByLabel('Category'));
    await page.keyboard.type('Sci');
    await expect(cards).toHaveCount(9);
    await tabTo(page, page.getByLabel('Level'));
    await page.keyboard.press('ArrowDown');
    await expect(cards).toHaveCount(3);
    await expect(page.getByLabel('Level')).toBeFocused();
    await tabTo(page, page.getByRole('button', { name: 'Clear Filter' }));
    await page.keyboard.press('Enter');
    await expect(cards).toHaveCount(42);
    await expect(page.getByRole('button', { name: 'Clear Filter' })).toBeFocused();

    const name = (await cards.first().getByRole('heading').textContent()) ?? '';
    await tabTo(page, cards.first().getByRole('link'));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();

    const summaries = page.getByRole('region', { name: 'Course Curriculum' }).locator('summary');
    await tabTo(page, summaries.first());
    await page.keyboard.press('Enter');
    await expect(page.locator('details[open]')).toHaveCount(1);
    await tabTo(page, page.getByRole('link', { name: /^Watch Lecture - / }).first());
    await tabTo(page, summaries.nth(1));
    await page.keyboard.press('Space');
    await expect(page.locator('details[open] summary')).toHaveText([(await summaries.nth(1).textContent()) ?? '']);
    await tabTo(page, summaries.first(), 'Shift+Tab');
  });

  test('into the Sign In modal and out of it, then through a login', async ({ page, server }) => {
    const { email, password } = await register(server);
    await open(page, '/blogs');
    const login = page.getByRole('banner').getByRole('button', { name: 'Login' });
    const modal = page.getByRole('dialog', { name: 'Welcome Back' });
    await tabTo(page, login);
    await page.keyboard.press('Enter');
    await expect(modal.getByRole('heading', { name: 'Welcome Back' })).toBeFocused();
    for (let step = 0; step < 40; step += 1) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.matches('body, dialog, dialog *'))).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(modal).toHaveCount(0);
    await expect(login).toBeFocused();

    await page.keyboard.press('Enter');
    await tabTo(page, modal.getByLabel('Email'));
    await page.keyboard.press('Enter');
    await expect(modal.getByLabel('Email')).toBeFocused();
    await expect(modal.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
    await page.keyboard.type(email);
    await tabTo(page, modal.getByLabel('Password', { exact: true }));
    await page.keyboard.type(password);
    await tabTo(page, modal.getByRole('checkbox', { name: 'Remember Me' }));
    await tabTo(page, modal.getByRole('checkbox', { name: /Terms/ }));
    await page.keyboard.press('Space');
    await tabTo(page, modal.getByRole('button', { name: 'Sign In' }));
    await page.keyboard.press('Enter');
    await expect(toast(page, 'User login Successfully')).toBeVisible();
    await expect(modal).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
    await tabTo(page, page.getByRole('banner').getByRole('button', { name: 'Logout' }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('banner').getByRole('button', { name: 'Login' })).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('through the registration, from the Sign In modal', async ({ page }) => {
    await open(page, '/');
    await tabTo(page, page.getByRole('banner').getByRole('button', { name: 'Login' }));
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'Sign Up' }));
    await page.keyboard.press('Enter');
    const modal = page.getByRole('dialog', { name: 'Create Account' });
    await expect(modal.getByRole('heading', { name: 'Create Account' })).toBeFocused();
    const type = async (label: string, text: string) => {
      await tabTo(page, modal.getByLabel(label, { exact: true }));
      await page.keyboard.type(text);
    };
    await type('First name', sampleUser.firstName);
    await type('Last name', sampleUser.lastName);
    await type('Email', `keys-${Math.random().toString(36).slice(2)}@example.com`);
    await tabTo(page, modal.getByLabel('Country'));
    await type('Phone Number', '03001234567');
    await type('Password', 'kite over Lahore');
    await type('Confirm password', 'kite over Lahore');
    await tabTo(page, modal.getByRole('checkbox', { name: /Terms/ }));
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await expect(toast(page, 'Registered Successfully')).toBeVisible();
    await expect(
      page.getByRole('dialog', { name: 'Welcome Back' }).getByRole('heading', { name: 'Welcome Back' }),
    ).toBeFocused();
  });

  test('through the contact form and its errors', inAll, async ({ page }) => {
    await open(page, '/contactus');
    const send = page.getByRole('button', { name: 'Send message' });
    await tabTo(page, send);
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Your e-mail')).toBeFocused();
    await page.keyboard.type('a@example.com');
    await tabTo(page, page.getByLabel('Subject'));
    await page.keyboard.type('Kites');
    await tabTo(page, page.getByLabel('Your message'));
    await page.keyboard.type('How high?\nAnd why?');
    await tabTo(page, send);
    await page.keyboard.press('Space');
    await expect(toast(page, 'Thank you, your message has been received.')).toBeVisible();
    await expect(send).toBeFocused();
    await tabTo(page, page.getByRole('button', { name: 'Close message' }));
    await page.keyboard.press('Escape');
    await expect(toast(page, 'Thank you')).toHaveCount(0);
  });

  test('through a lecture and its player', async ({ page, context, server }) => {
    await logIn(context, server.url);
    await open(page, `/video/${lesson}`);
    const play = page.getByRole('main').getByRole('button', { name: /^Play/ }).first();
    await tabTo(page, play);
    await page.keyboard.press('Enter');
    const modal = page.getByRole('dialog');
    const video = modal.locator('video');
    await expect(video).toBeFocused();
    await page.keyboard.press('m');
    expect(await video.evaluate((clip: HTMLVideoElement) => clip.muted)).toBe(true);
    const isPaused = () => video.evaluate((clip: HTMLVideoElement) => clip.paused);
    // The press that opened the dialog has also started the video.
    await expect.poll(isPaused).toBe(false);
    await page.keyboard.press('Space');
    await expect.poll(isPaused).toBe(true);
    await page.keyboard.press('k');
    await expect.poll(isPaused).toBe(false);
    await tabTo(page, modal.getByLabel('Speed'));
    await page.keyboard.type('2');
    expect(await video.evaluate((clip: HTMLVideoElement) => clip.playbackRate)).toBe(2);
    await tabTo(page, modal.getByRole('button', { name: 'Close' }));
    await page.keyboard.press('Enter');
    await expect(modal).toHaveCount(0);
    await expect(play).toBeFocused();
  });

  test('opens and closes the drawer of a narrow screen, and follows a link in it', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await open(page, '/');
    const opener = page.getByRole('button', { name: 'Open the menu' });
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await tabTo(page, opener);
    await page.keyboard.press('Enter');
    await expect(drawer).toBeVisible();
    expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
    await page.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0);
    await expect(opener).toBeFocused();
    await page.keyboard.press('Space');
    await tabTo(page, drawer.getByRole('link', { name: 'Ambassadors' }));
    await page.keyboard.press('Enter');
    await expect(drawer).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, name: 'STEAM Ambassadors' })).toBeFocused();
  });
});
