import type { Locator, Page } from '@playwright/test';
import { inAll } from '../full.ts';
import { dialog, headerHydrated, holdRequests, open, openModal, sampleUser, toast } from './helpers.ts';
import { expect, test } from './site.ts';

/** Scrolls through a modal. Expects its close button in view at each step, and inside the title bar if there is one. */
async function expectCloseInView(page: Page, modal: Locator, title?: Locator) {
  const close = modal.getByRole('button', { name: 'Close', exact: true });
  const content = modal.locator('> :first-child');
  const tall = await content.evaluate((own) => own.scrollHeight - own.clientHeight);
  expect(tall, 'taller than the viewport').toBeGreaterThan(100);
  for (const part of [0, 0.5, 1]) {
    await content.evaluate((own, top) => own.scrollTo({ top, behavior: 'instant' }), tall * part);
    await expect(close, `${part * 100} % down`).toBeInViewport({ ratio: 1 });
    if (!title) continue;
    const [bar, button] = [await title.boundingBox(), await close.boundingBox()];
    expect(button?.y).toBeGreaterThanOrEqual(bar?.y ?? Number.NaN);
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
  }
  await close.click();
  await expect(dialog(page)).toHaveCount(0);
}

test.describe('A modal that is taller than the viewport keeps its close button in view', () => {
  const windows = [
    [390, 480],
    [1366, 420],
  ] as const;

  test('Login, Sign Up and the drawer', async ({ page }) => {
    await open(page, '/');
    for (const [width, height] of windows) {
      for (const button of ['Login', 'Sign Up'] as const) {
        await test.step(`${button} at ${width} x ${height}`, async () => {
          await page.setViewportSize({ width: 1366, height: 900 });
          const modal = await openModal(page, button);
          await page.setViewportSize({ width, height });
          await expectCloseInView(page, modal, modal.getByRole('heading', { level: 2 }));
        });
      }
    }
    await page.setViewportSize({ width: 390, height: 400 });
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await expectCloseInView(page, page.getByRole('dialog', { name: 'Menu' }));
  });
});

test.describe('On a stalled connection', () => {
  test('a modal whose code does not load shows a toast, and does not open later', async ({ page }) => {
    const release = await holdRequests(page, '**/assets/AuthDialogs*.js');
    const request = page.waitForRequest(/AuthDialogs/);
    await open(page, '/contactus');
    const file = (await request).url();
    await page.clock.install();
    await page.getByRole('banner').getByRole('button', { name: 'Login' }).click();
    await page.clock.fastForward(5_000);
    await expect(toast(page, 'The form could not be loaded.')).toBeVisible();
    release();
    // Wait until the code has run, and two frames are painted.
    await page.evaluate(async (url) => {
      await import(url);
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    }, file);
    await expect(dialog(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Close message' }).click();
    await openModal(page, 'Login');
  });

  test(
    'an account is created with the phone number as typed if the phone library does not load',
    inAll,
    async ({ page }) => {
      await page.route('**/assets/phone*.js', () => undefined);
      await open(page, '/');
      const modal = await openModal(page, 'Sign Up');
      const password = 'kite over Lahore';
      const email = `new-${Math.random().toString(36).slice(2)}@example.com`;
      const { firstName, lastName } = sampleUser;
      const values = { firstName, lastName, email, phone: '+92 301 2345678', password, cpassword: password };
      for (const [name, value] of Object.entries(values)) await modal.locator(`[name=${name}]`).fill(value);
      await modal.getByRole('checkbox', { name: /Terms/ }).check();
      await page.clock.install();
      const sent = page.waitForRequest(/signup/);
      await modal.getByRole('button', { name: 'Create Account' }).click();
      await page.clock.fastForward(2_000);
      expect((await sent).postDataJSON()).toMatchObject({ phone: values.phone });
      await expect(toast(page, 'Registered Successfully')).toBeVisible();
    },
  );
});

test('A modal opens again if its button is activated right after Escape', async ({ page, context }) => {
  await open(page, '/');
  await openModal(page, 'Login');
  const cdp = await context.newCDPSession(page);
  const press = (key: string, code: string, windowsVirtualKeyCode: number, text?: string) => [
    cdp.send('Input.dispatchKeyEvent', { type: 'keyDown', key, code, windowsVirtualKeyCode, text }),
    cdp.send('Input.dispatchKeyEvent', { type: 'keyUp', key, code, windowsVirtualKeyCode }),
  ];
  // Dispatch both keys at once, like a slow phone: the browser handles Escape in a separate task.
  for (let turn = 0; turn < 5; turn++) {
    await dialog(page).evaluate((own) => own.setAttribute('data-turn', 'before'));
    await Promise.all([...press('Escape', 'Escape', 27), ...press(' ', 'Space', 32, ' ')]);
    await expect(page.locator('dialog[open]:not([data-turn])')).toBeVisible();
  }
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
});

test.describe('Back', () => {
  const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
  const follow = (page: Page, name: string) =>
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click();

  test('returns to the previous page after "Join Now" was clicked several times', async ({ page }) => {
    await open(page, '/aboutus');
    await follow(page, 'Home');
    await expect(page).toHaveURL('/');
    for (let press = 0; press < 3; press++) {
      await page.getByRole('link', { name: 'Join Now' }).click();
      await expect(page.getByRole('dialog', { name: 'Create Account' })).toBeVisible();
      await expect(page).toHaveURL('/');
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0);
    }
    await page.goBack();
    await expect(page).toHaveURL('/aboutus');
  });

  test('returns to the previous page if "Join Now" was the first click on the page', inAll, async ({ page }) => {
    await page.goto('/');
    await headerHydrated(page);
    const before = await page.evaluate(() => history.length);
    await page.getByRole('link', { name: 'Join Now' }).dispatchEvent('click', { button: 0 });
    await expect(page.getByRole('dialog', { name: 'Create Account' })).toBeVisible();
    expect(await page.evaluate(() => history.length)).toBe(before);
  });

  /** Opens an overlay. Expects that Back leaves the page, and that Forward returns without the overlay. */
  async function expectClosedByBack(page: Page, openSomething: () => Promise<unknown>) {
    await open(page, '/blogs');
    await follow(page, 'Contact Us');
    await expect(heading(page)).toBeFocused();
    await openSomething();
    for (const [step, path] of [
      ['goBack', '/blogs'],
      ['goForward', '/contactus'],
    ] as const) {
      await page[step]();
      await expect(page).toHaveURL(path);
      await expect(dialog(page)).toHaveCount(0);
      await expect(heading(page)).toBeFocused();
    }
  }

  test('closes a modal and leaves the page, and Forward does not open it again', async ({ page }) => {
    await expectClosedByBack(page, async () => {
      const modal = await openModal(page, 'Login');
      await modal.getByLabel('Email').fill('zainab@example.com');
    });
    const modal = await openModal(page, 'Login');
    await expect(modal.getByLabel('Email')).toHaveValue('zainab@example.com');
  });

  test('closes the drawer and leaves the page', inAll, async ({ page }) => {
    const openDrawer = async () => {
      await page.setViewportSize({ width: 390, height: 800 });
      await page.getByRole('button', { name: 'Open the menu' }).click();
      await expect(dialog(page)).toBeVisible();
    };
    await expectClosedByBack(page, openDrawer);
    await openDrawer();
  });

  test('returns to the previous page after a link opened a modal', inAll, async ({ page }) => {
    await open(page, '/contactus');
    await page.evaluate(() => history.pushState(null, '', '/?auth=signin'));
    await expect(page.getByRole('dialog', { name: 'Welcome Back' })).toBeVisible();
    await expect(page).toHaveURL('/');
    await page.goBack();
    await expect(page).toHaveURL('/contactus');
    await expect(dialog(page)).toHaveCount(0);
  });
});

test('A toast does not cover the title and controls of its modal, and is as wide as the modal', async ({ page }) => {
  await open(page, '/');
  const modal = await openModal(page, 'Login');
  await modal.getByLabel('Email').fill('nobody@example.com');
  await modal.getByLabel('Password', { exact: true }).fill('a wrong password');
  await modal.getByRole('checkbox', { name: /Terms/ }).check();
  await modal.getByRole('button', { name: 'Sign In' }).click();
  await toast(page, 'Wrong email or password').hover();
  for (const [width, height] of [
    [390, 844],
    [1366, 768],
    [820, 500],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(toast(page, 'Wrong email or password')).toBeInViewport({ ratio: 1 });
    const [covered, wide] = await modal.evaluate((own) => {
      const [content, toasts] = own.children;
      const { bottom = Number.NaN } = toasts?.getBoundingClientRect() ?? {};
      const { top = Number.NaN, width = Number.NaN } = content?.getBoundingClientRect() ?? {};
      return [bottom > top, toasts?.querySelector('[role="alert"] > *')?.getBoundingClientRect().width === width];
    });
    expect([covered, wide], `${width} px: covered, as wide as the dialog`).toEqual([false, true]);
  }
});
