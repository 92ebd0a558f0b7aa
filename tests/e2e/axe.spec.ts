import type { Page } from '@playwright/test';
import { axeViolations } from '../axe.ts';
import { full } from '../full.ts';
import { allRoutes, course, guardedRoutes, lesson, logIn, open, openModal, readingRoutes } from './helpers.ts';
import { expect, test } from './site.ts';

const widths = [390, 820, 1366] as const;
const schemes = ['light', 'dark'] as const;

/** Reduced motion prevents colour transitions during the check. */
async function paint(page: Page, colorScheme: (typeof schemes)[number], width: number) {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height: 900 });
}

/** The narrow light page, the wide dark page, and a tablet. The stories test both themes of every component. */
const [narrowLight, wideDark, tabletDark] = ['390 light', '1366 dark', '820 dark'] as const;

/** Checks the sample of widths and themes. `npm run test:all` checks every combination. */
async function checkThemes(page: Page, ...sample: readonly string[]) {
  for (const width of widths) {
    for (const scheme of schemes) {
      if (!full && !sample.includes(`${width} ${scheme}`)) continue;
      await test.step(`${width} px, ${scheme}`, async () => {
        await paint(page, scheme, width);
        expect(await axeViolations(page)).toEqual([]);
      });
    }
  }
}

test.describe('axe finds no violation', () => {
  // One test opens every page. `npm run test:all` checks each in six combinations.
  test.describe.configure({ timeout: full ? 600_000 : 180_000 });

  test('until an image loses its alt text', async ({ page }) => {
    await open(page, '/vr-labs');
    await page.locator('main img').evaluate((img) => img.removeAttribute('alt'));
    expect(await axeViolations(page)).toEqual([expect.stringMatching(/^image-alt: <img/)]);
  });

  const longPaths = ['/', '/explore-allcourses', `/course-details/${course}`];
  /** Pages that differ for a signed-in visitor, and one for all others: elsewhere only the header differs. */
  const loggedInPaths = ['/', `/course-details/${course}`];
  for (const here of ['logged out', 'logged in'] as const) {
    const sample = full ? allRoutes : [...loggedInPaths, ...guardedRoutes];
    const paths = here === 'logged out' ? readingRoutes : sample;
    test(`on any page, ${here}, on a phone and a desktop, in light and dark`, async ({ page, context, server }) => {
      if (here === 'logged in') await logIn(context, server.url);
      for (const path of paths) {
        await test.step(path, async () => {
          await page.setViewportSize({ width: 1366, height: 900 });
          await open(page, path);
          // Open one panel of each accordion: axe checks its content, too.
          for (const panel of await page.locator('main details:first-of-type > summary:visible').all())
            await panel.click();
          // Pages take turns: the stories check every part of a page in both themes. The three longest pages get all.
          const combinations = [narrowLight, wideDark, tabletDark] as const;
          if (here === 'logged out' && longPaths.includes(path)) await checkThemes(page, ...combinations);
          else await checkThemes(page, combinations[paths.indexOf(path) % 3] ?? narrowLight);
        });
      }
    });
  }

  for (const [button, submit] of [
    ['Login', 'Sign In'],
    ['Sign Up', 'Create Account'],
  ] as const) {
    test(`in the modal of "${button}", empty and with errors`, async ({ page }) => {
      await page.setViewportSize({ width: 1366, height: 900 });
      await open(page, '/');
      const modal = await openModal(page, button);
      await expect(modal.getByRole('textbox').first()).toBeVisible();
      await checkThemes(page, narrowLight);
      await modal.getByRole('button', { name: submit }).click();
      await expect(modal.locator('[aria-invalid]').first()).toBeVisible();
      await checkThemes(page, wideDark);
    });
  }

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

  test('in the contact form with errors and with a toast', async ({ page }) => {
    await open(page, '/contactus');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.locator('[aria-invalid]').first()).toBeVisible();
    await page.route('**/api/contactus', (route) =>
      route.fulfill({ status: 422, json: { success: false, data: { message: 'No, thank you.' } } }),
    );
    await page.getByLabel('Your e-mail').fill('a@b.pk');
    await page.getByLabel('Subject').fill('Kites');
    await page.getByLabel('Your message').fill('How high?');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByRole('alert').getByText('No, thank you.')).toBeVisible();
    await page.getByRole('button', { name: 'Close message' }).hover();
    await checkThemes(page, narrowLight);
  });

  test('in the payment panel and in a logged course draft', async ({ page }) => {
    await open(page, '/enroll-now/kitchen-chemistry');
    await page.getByRole('button', { name: 'Click to proceed' }).click();
    await page.getByText('Add Your Card Information').click();
    await checkThemes(page, narrowLight);
    await open(page, '/add');
    await page.getByLabel('Name').fill('Kites');
    await page.getByRole('button', { name: 'Create Course' }).click();
    await expect(page.getByRole('main').locator('pre')).toBeVisible();
    await checkThemes(page, wideDark);
  });
});
