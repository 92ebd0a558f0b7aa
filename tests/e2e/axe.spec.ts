import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { full } from '../full.ts';
import { allRoutes, course, lesson, logIn, open, openModal } from './helpers.ts';
import { expect, test } from './site.ts';

const widths = [390, 820, 1366] as const;
const schemes = ['light', 'dark'] as const;
const tags = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe has against the page as it is, each with where; every rule of the tags, with none left out. */
async function violations(page: Page) {
  const { violations } = await new AxeBuilder({ page })
    .withTags(tags)
    .options({ resultTypes: ['violations'] })
    .setLegacyMode(true)
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`);
}

/** Without motion, so that no colour is on its way to another. */
async function paint(page: Page, colorScheme: (typeof schemes)[number], width: number) {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height: 900 });
}

/** The narrow page by day and the wide one by night; both colours of every component are tested in its stories. */
const [byDay, byNight] = ['390 light', '1366 dark'] as const;

/** A page is seen both ways; a state of one, whose parts the stories show in both colours, in one. */
async function everyWay(page: Page, ...sample: readonly string[]) {
  for (const width of widths) {
    for (const scheme of schemes) {
      if (!full && !sample.includes(`${width} ${scheme}`)) continue;
      await test.step(`${width} px, ${scheme}`, async () => {
        await paint(page, scheme, width);
        expect(await violations(page)).toEqual([]);
      });
    }
  }
}

test.describe('axe finds nothing', () => {
  // One test is fifteen pages, with every combination in six ways each.
  test.describe.configure({ timeout: full ? 600_000 : 180_000 });

  test('only where there is nothing: a picture without words is found', async ({ page }) => {
    await open(page, '/vr-labs');
    await page.locator('main img').evaluate((img) => img.removeAttribute('alt'));
    expect(await violations(page)).toEqual([expect.stringMatching(/^image-alt: <img/)]);
  });

  /** The header is the same on all pages: those that show more to a signed-in visitor, and one of the others. */
  const twice = ['/', `/course-details/${course}`];
  for (const here of ['logged out', 'logged in'] as const) {
    const paths = allRoutes.filter((path) =>
      here === 'logged out' ? !path.startsWith('/video') : full || path.startsWith('/video') || twice.includes(path),
    );
    test(`on any page, ${here}, on a phone and a desktop, by day and by night`, async ({ page, context, server }) => {
      if (here === 'logged in') await logIn(context, server.url);
      for (const path of paths) {
        await test.step(path, async () => {
          await page.setViewportSize({ width: 1366, height: 900 });
          await open(page, path);
          // A panel of each accordion is open, so that what it holds is looked at, too.
          for (const panel of await page.locator('main details:first-of-type > summary:visible').all())
            await panel.click();
          // Signed in, only the header differs.
          if (here === 'logged out' || path.startsWith('/video')) await everyWay(page, byDay, byNight);
          else await everyWay(page, path === '/' ? byDay : byNight);
        });
      }
    });
  }

  for (const [button, submit] of [
    ['Login', 'Sign In'],
    ['Sign Up', 'Create Account'],
  ] as const) {
    test(`in the modal of "${button}", empty and with its errors`, async ({ page }) => {
      await page.setViewportSize({ width: 1366, height: 900 });
      await open(page, '/');
      const modal = await openModal(page, button);
      await expect(modal.getByRole('textbox').first()).toBeVisible();
      await everyWay(page, byDay);
      await modal.getByRole('button', { name: submit }).click();
      await expect(modal.locator('[aria-invalid]').first()).toBeVisible();
      await everyWay(page, byNight);
    });
  }

  test('in the video player', async ({ page, context, server }) => {
    await logIn(context, server.url);
    await open(page, `/video/${lesson}`);
    await page.getByRole('main').getByRole('article').first().getByRole('button').click();
    await expect(page.getByRole('dialog').locator('video')).toBeVisible();
    await everyWay(page, byNight);
  });

  test('in the drawer, logged out and in', async ({ page, context, server }) => {
    for (const here of ['out', 'in']) {
      if (here === 'in') await logIn(context, server.url);
      await page.setViewportSize({ width: 390, height: 900 });
      await open(page, '/');
      await page.getByRole('button', { name: 'Open the menu' }).click();
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
      await everyWay(page, here === 'in' ? byDay : byNight);
    }
  });

  test('in the contact form with its errors, and with a message in the corner', async ({ page }) => {
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
    await everyWay(page, byDay);
  });

  test('in the payment panel and in a logged draft', async ({ page }) => {
    await open(page, '/enroll-now/kitchen-chemistry');
    await page.getByRole('button', { name: 'Click to proceed' }).click();
    await page.getByText('Add Your Card Information').click();
    await everyWay(page, byDay);
    await open(page, '/add');
    await page.getByLabel('Name').fill('Kites');
    await page.getByRole('button', { name: 'Create Course' }).click();
    await expect(page.getByRole('main').locator('pre')).toBeVisible();
    await everyWay(page, byNight);
  });
});
