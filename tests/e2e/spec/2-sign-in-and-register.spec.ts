import type { Locator, Page } from '@playwright/test';
import { brand } from '../../../src/tokens/brand.ts';
import { open, openModal } from '../helpers.ts';
import { expect, test } from '../site.ts';

const slider = (page: Page) => page.getByRole('dialog').getByRole('region', { name: 'What awaits you' });
const panel = (page: Page) => slider(page).locator('xpath=../..');

/** Expects the fields and links that both modals share. */
async function expectSharedParts(modal: Locator) {
  await expect(modal.getByRole('checkbox', { name: 'Remember Me' })).toBeVisible();
  await expect(modal.getByRole('checkbox', { name: /Terms.*Privacy/ })).not.toBeChecked();
  await expect(modal.getByLabel('Language').getByRole('option')).toHaveText(['English']);
  await expect(modal.getByRole('link', { name: brand.supportEmail })).toHaveAttribute(
    'href',
    `mailto:${brand.supportEmail}`,
  );
}

/** Expects the error message below the field and at the end of its accessible description. */
async function expectError(field: Locator, message: string) {
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(new RegExp(`${message}$`));
  const error = field
    .page()
    .locator(`[id="${((await field.getAttribute('aria-describedby')) ?? '').split(' ').at(-1)}"]`);
  await expect(error).toHaveText(message);
  const [above, below] = [await field.boundingBox(), await error.boundingBox()];
  expect((below?.y ?? 0) + 1).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
}

/** Checks the side panel of both modals. */
const expectPanels = (page: Page) =>
  test.step('The panel has a purple gradient, is 580 px wide, and is hidden at 820 px or less', async () => {
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
      // The panel is also hidden in low windows, where its Pause button would be below the end of the dialog.
      for (const [width, height] of [
        [844, 390],
        [932, 430],
      ] as const) {
        await page.setViewportSize({ width, height });
        await expect(panel(page)).toBeHidden();
      }
      await page.keyboard.press('Escape');
    }
    await page.setViewportSize({ width: 1366, height: 900 });
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

test.describe('2 Screens and routes: Sign In and Register modals', () => {
  test('Both modals have the panel, the fields and the messages of the specification', async ({ page }) => {
    await open(page, '/');
    await expectPanels(page);
    const modal = await openModal(page, 'Sign Up');
    await test.step('The message of a required field is below it', async () => {
      await modal.getByRole('button', { name: 'Create Account' }).click();
      await expectError(modal.getByLabel('First name'), 'First name is required');
      await expect(modal.getByLabel('First name')).toBeFocused();
      await expectError(
        modal.getByRole('checkbox', { name: /Terms/ }),
        'Please agree to the Terms and the Privacy Policy first',
      );
    });
    await test.step('Both modals have one language, a support address, and a button that opens the other', async () => {
      await expectSharedParts(modal);
      await modal.getByRole('button', { name: 'Login' }).click();
      const signIn = page.getByRole('dialog', { name: 'Welcome Back' });
      await expect(signIn).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(1);
      await expectSharedParts(signIn);
      const language = signIn.getByLabel('Language');
      await expect(language).toHaveCSS('appearance', 'none');
      await expect(language).toHaveCSS('border-top-style', 'solid');
    });
  });
});

test.describe('2 Screens and routes: the two-panel design', () => {
  test('The carousel has three slides and advances every 3000 ms until it is paused', async ({ page }) => {
    await page.clock.install();
    await open(page, '/');
    await page.clock.pauseAt(Date.now() + 60_000);
    await openModal(page, 'Login');
    await expect(slider(page).getByRole('group', { name: /of 3$/ })).toHaveCount(3);
    await expect(slider(page).getByRole('button', { name: /^Go to slide/ })).toHaveCount(3);
    const current = slider(page).locator('button[aria-current]');
    await expect(current).toBeVisible();
    // Preact starts a slide's timer a few frames after it shows.
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
