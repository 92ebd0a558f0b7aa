import type { Locator, Page } from '@playwright/test';
import { dialog, lesson, logIn, open, openModal } from './helpers.ts';
import { expect, test } from './site.ts';

/** Scrolls through a modal and looks for its close button at each step. */
async function expectCloseAtHand(page: Page, modal: Locator) {
  const close = modal.getByRole('button', { name: 'Close', exact: true });
  const tall = await modal.evaluate((own) => own.scrollHeight - own.clientHeight);
  expect(tall, 'taller than the window').toBeGreaterThan(100);
  for (const part of [0, 0.5, 1]) {
    await modal.evaluate((own, top) => own.scrollTo({ top, behavior: 'instant' }), tall * part);
    await expect(close, `${part * 100} % down`).toBeInViewport({ ratio: 1 });
  }
  await close.click();
  await expect(dialog(page)).toHaveCount(0);
}

test.describe('A modal that is taller than the window keeps its close button at hand', () => {
  for (const [width, height] of [
    [390, 480],
    [1366, 420],
  ] as const) {
    for (const button of ['Login', 'Sign Up'] as const) {
      test(`${button} at ${width} x ${height}`, async ({ page }) => {
        await open(page, '/');
        const modal = await openModal(page, button);
        await page.setViewportSize({ width, height });
        await expectCloseAtHand(page, modal);
      });
    }

    test(`the video player at ${width} x ${height}`, async ({ page, context, server }) => {
      await logIn(context, server.url);
      await page.route('**/api/lessonvideo/**', async (route) => {
        const response = await route.fetch();
        const json = await response.text();
        const long = 'A long description.\\n'.repeat(60);
        return route.fulfill({ response, body: json.replace(/"description":"/g, `"description":"${long}`) });
      });
      await open(page, '/privacy');
      await page.evaluate((to) => history.pushState(null, '', to), `/video/${lesson}`);
      await page.getByRole('main').getByRole('article').first().getByRole('button').click();
      await expect(dialog(page)).toBeVisible();
      await page.setViewportSize({ width, height });
      await expectCloseAtHand(page, dialog(page));
    });
  }

  test('the drawer at 390 x 400', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 400 });
    await open(page, '/');
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await expectCloseAtHand(page, page.getByRole('dialog', { name: 'Menu' }));
  });
});
