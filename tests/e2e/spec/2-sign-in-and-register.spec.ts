import type { Locator, Page } from '@playwright/test';
import { brand } from '../../../src/tokens/brand.ts';
import { open, openModal } from '../helpers.ts';
import { expect, test } from '../site.ts';

/** What both modals have. */
async function common(modal: Locator) {
  await expect(modal.getByRole('checkbox', { name: 'Remember Me' })).toBeVisible();
  await expect(modal.getByRole('checkbox', { name: /Terms.*Privacy/ })).not.toBeChecked();
  await expect(modal.getByLabel('Language').getByRole('option')).toHaveText(['English']);
  await expect(modal.getByRole('link', { name: brand.supportEmail })).toHaveAttribute(
    'href',
    `mailto:${brand.supportEmail}`,
  );
}

test.describe('2 Screens and routes: Sign In modal', () => {
  test('What it has', async ({ page }) => {
    await open(page, '/');
    const modal = await openModal(page, 'Login');
    await test.step('Password managers know its fields, and a password can be shown', async () => {
      await expect(modal.locator('input[name=email]')).toHaveAttribute('autocomplete', /email|username/);
      const password = modal.locator('input[name=password]');
      await expect(password).toHaveAttribute('autocomplete', 'current-password');
      await password.fill('kite over Lahore');
      await modal.getByRole('button', { name: 'Show password' }).click();
      await expect(password).toHaveAttribute('type', 'text');
      await modal.getByRole('button', { name: 'Hide password' }).click();
      await expect(password).toHaveAttribute('type', 'password');
      await expect(password).toHaveValue('kite over Lahore');
    });
    await test.step('Its title, fields, boxes, button and links', async () => {
      await expect(modal.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
      await expect(modal.getByLabel('Email')).toHaveAttribute('type', 'email');
      await expect(modal.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'password');
      await expect(modal.getByRole('button', { name: 'Sign In' })).toBeVisible();
      // The spec gives it no action: it writes to the support, and says so.
      const forgot = modal.getByRole('link', { name: /^Forgot Password/ });
      await expect(forgot).toHaveAttribute('href', new RegExp(`^mailto:${brand.supportEmail}`));
      await expect(forgot).toContainText('e-mail');
      await common(modal);
      await modal.getByRole('button', { name: 'Sign Up' }).click();
      await expect(page.getByRole('dialog', { name: 'Create Account' })).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(1);
    });
  });

  test('Remember Me brings the address back in the next visit, and only with it', async ({ page }) => {
    await page.route('**/api/user/signin', (route) => route.fulfill({ json: { success: true, user: {}, token: 't' } }));
    for (const remember of [true, false]) {
      await open(page, '/');
      const modal = await openModal(page, 'Login');
      await modal.getByLabel('Email').fill('a@example.com');
      await modal.getByLabel('Password', { exact: true }).fill('kite over Lahore');
      await modal.getByRole('checkbox', { name: 'Remember Me' }).setChecked(remember);
      await modal.getByRole('checkbox', { name: /Terms/ }).check();
      await modal.getByRole('button', { name: 'Sign In' }).click();
      // Its message stands before the button until it closes by itself.
      await page.getByRole('button', { name: 'Close message' }).click();
      await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
      await page.reload();
      await expect((await openModal(page, 'Login')).getByLabel('Email')).toHaveValue(remember ? 'a@example.com' : '');
    }
  });
});

test.describe('2 Screens and routes: Register modal', () => {
  test('What it has', async ({ page }) => {
    await open(page, '/');
    const modal = await openModal(page, 'Sign Up');
    await test.step('The phone’s country is Pakistan until another is chosen, first in a list of all countries', async () => {
      const country = modal.getByLabel('Country');
      await expect(country).toHaveValue('PK');
      await expect(country.getByRole('option').first()).toHaveText('Pakistan (+92)');
      await expect.poll(() => country.getByRole('option').count()).toBeGreaterThan(200);
      await expect(country).toHaveValue('PK');
      await country.selectOption('AE');
      await expect(country).toHaveValue('AE');
    });
    await test.step('Password managers know its fields', async () => {
      for (const [name, autocomplete] of [
        ['firstName', 'given-name'],
        ['lastName', 'family-name'],
        ['email', 'email'],
        ['phone', 'tel'],
        ['password', 'new-password'],
        ['cpassword', 'new-password'],
      ] as const) {
        await expect(modal.locator(`input[name=${name}]`)).toHaveAttribute('autocomplete', autocomplete);
      }
    });
    await test.step('Its title, fields, boxes, button and links', async () => {
      await expect(modal.getByRole('heading', { name: 'Create Account' })).toBeVisible();
      for (const label of ['First name', 'Last name', 'Email', 'Phone Number', 'Password', 'Confirm password']) {
        await expect(modal.getByLabel(label, { exact: true }), label).toBeVisible();
      }
      await expect(modal.getByRole('button', { name: 'Create Account' })).toBeVisible();
      await common(modal);
      await modal.getByRole('button', { name: 'Login' }).click();
      await expect(page.getByRole('dialog', { name: 'Welcome Back' })).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(1);
    });
  });
});

test.describe('2 Screens and routes: the two-panel design', () => {
  const slider = (page: Page) => page.getByRole('dialog').getByRole('region', { name: 'What awaits you' });
  const panel = (page: Page) => slider(page).locator('xpath=../..');

  test('A purple gradient panel, 580 px wide, hidden at 820 px or less', async ({ page }) => {
    await open(page, '/');
    for (const button of ['Login', 'Sign Up'] as const) {
      await page.setViewportSize({ width: 1366, height: 900 });
      await openModal(page, button);
      expect((await panel(page).boundingBox())?.width).toBe(580);
      const ground = await panel(page).evaluate((element) => getComputedStyle(element).backgroundImage);
      expect(ground).toContain('linear-gradient');
      for (const [, r, g, b] of ground.matchAll(/rgb\((\d+), (\d+), (\d+)\)/g)) {
        expect(Number(b)).toBeGreaterThan(Number(r));
        expect(Number(r)).toBeGreaterThan(Number(g));
      }
      await page.setViewportSize({ width: 821, height: 900 });
      await expect(panel(page)).toBeVisible();
      await page.setViewportSize({ width: 820, height: 900 });
      await expect(panel(page)).toBeHidden();
      await page.keyboard.press('Escape');
    }
  });

  test('Its carousel has three slides and moves on every 3000 ms, until it is paused', async ({ page }) => {
    await page.clock.install();
    await open(page, '/');
    await page.clock.pauseAt(Date.now() + 60_000);
    await openModal(page, 'Login');
    await expect(slider(page).getByRole('group', { name: /of 3$/ })).toHaveCount(3);
    await expect(slider(page).getByRole('button', { name: /^Go to slide/ })).toHaveCount(3);
    const current = slider(page).locator('button[aria-current]');
    await expect(current).toBeVisible();
    // Preact starts a slide's clock a few frames after it shows.
    const [almost, rest] = [2_999, 1];
    for (const slide of [1, 2, 3, 1]) {
      await expect(current).toHaveAttribute('aria-label', `Go to slide ${slide}`);
      await page.clock.runFor(almost);
      await expect(current).toHaveAttribute('aria-label', `Go to slide ${slide}`);
      await page.clock.runFor(rest);
    }
    await expect(current).toHaveAttribute('aria-label', 'Go to slide 2');

    await slider(page).getByRole('button', { name: 'Pause' }).click();
    await page.mouse.move(0, 0);
    await page.clock.runFor(9_000);
    await expect(current).toHaveAttribute('aria-label', 'Go to slide 2');
    await expect(slider(page).getByRole('button', { name: 'Play' })).toBeVisible();
  });
});
