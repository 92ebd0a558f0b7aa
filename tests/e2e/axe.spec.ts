import { axeViolations } from '../axe.ts';
import { full, inAll } from '../full.ts';
import { checkThemes, narrowLight, openFirstPanels } from './check-themes.ts';
import { allRoutes, open, openModal, signIn } from './helpers.ts';
import { expect, test } from './site.ts';

test.describe('axe finds no violation', () => {
  test.describe.configure({ timeout: full ? 600_000 : 180_000 });

  // every-page.spec.ts checks the pages logged out. In `npm test`, axe checks the parts for signed-in visitors in their stories.
  test('on any page, logged in', inAll, async ({ page, context, server }) => {
    await signIn(context, server);
    for (const path of allRoutes) {
      await test.step(path, async () => {
        await page.setViewportSize({ width: 1366, height: 900 });
        await open(page, path);
        await openFirstPanels(page);
        await checkThemes(page);
      });
    }
  });

  // axe also checks the modals in their stories, with and without errors.
  test('in the Sign Up modal, but reports an image whose alt text the test removes', async ({ page }) => {
    await open(page, '/');
    const modal = await openModal(page, 'Sign Up');
    await expect(modal.getByRole('textbox').first()).toBeVisible();
    await checkThemes(page, narrowLight);
    await page.keyboard.press('Escape');
    await expect(modal).toHaveCount(0);
    await page
      .locator('main img')
      .first()
      .evaluate((img) => img.removeAttribute('alt'));
    expect(await axeViolations(page)).toEqual([expect.stringMatching(/^image-alt: <img/)]);
  });
});
