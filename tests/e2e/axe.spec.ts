import { axeViolations } from '../axe.ts';
import { full } from '../full.ts';
import { checkThemes, narrowLight, openFirstPanels, wideDark } from './check-themes.ts';
import { allRoutes, lesson, logIn, open, openModal } from './helpers.ts';
import { expect, test } from './site.ts';

test.describe('axe finds no violation', () => {
  test.describe.configure({ timeout: full ? 600_000 : 180_000 });

  test('until an image loses its alt text', async ({ page }) => {
    await open(page, '/vr-labs');
    await page.locator('main img').evaluate((img) => img.removeAttribute('alt'));
    expect(await axeViolations(page)).toEqual([expect.stringMatching(/^image-alt: <img/)]);
  });

  // Logged out: every-page.spec. The parts that differ for a signed-in visitor have stories, which run axe.
  if (full) {
    test('on any page, logged in', async ({ page, context, server }) => {
      await logIn(context, server.url);
      for (const path of allRoutes) {
        await test.step(path, async () => {
          await page.setViewportSize({ width: 1366, height: 900 });
          await open(page, path);
          await openFirstPanels(page);
          await checkThemes(page);
        });
      }
    });
  }

  test('in the modals of "Login" and "Sign Up", empty and with errors', async ({ page }) => {
    await open(page, '/');
    for (const [button, submit] of [
      ['Login', 'Sign In'],
      ['Sign Up', 'Create Account'],
    ] as const) {
      await test.step(button, async () => {
        await page.setViewportSize({ width: 1366, height: 900 });
        const modal = await openModal(page, button);
        await expect(modal.getByRole('textbox').first()).toBeVisible();
        await checkThemes(page, narrowLight);
        await modal.getByRole('button', { name: submit }).click();
        await expect(modal.locator('[aria-invalid]').first()).toBeVisible();
        await checkThemes(page, wideDark);
        await page.keyboard.press('Escape');
        await expect(modal).toHaveCount(0);
      });
    }
  });

  test('in the video player', async ({ page, context, server }) => {
    await logIn(context, server.url);
    await open(page, `/video/${lesson}`);
    await page.getByRole('main').getByRole('article').first().getByRole('button').click();
    await expect(page.getByRole('dialog').locator('video')).toBeVisible();
    await checkThemes(page, wideDark);
  });

  test('in the drawer, logged out and logged in', async ({ page, context, server }) => {
    for (const here of ['out', 'in']) {
      if (here === 'in') await logIn(context, server.url);
      await page.setViewportSize({ width: 390, height: 900 });
      await open(page, '/');
      await page.getByRole('button', { name: 'Open the menu' }).click();
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
      await checkThemes(page, here === 'in' ? narrowLight : wideDark);
    }
  });
});
