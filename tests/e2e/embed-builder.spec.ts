import type { Locator } from '@playwright/test';
import packageJson from '../../package.json' with { type: 'json' };
import { axeViolations } from '../axe.ts';
import { full, inAll } from '../full.ts';
import { open, overflow } from './helpers.ts';
import { expect, test } from './site.ts';

test.describe('The builder at /embed', () => {
  test('writes the WordPress snippet that a webmaster chose, and keeps the choices in the URL', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, '/embed');
    const entries = await page.evaluate(() => history.length);
    await page.getByLabel('Subject').selectOption('science');
    await page.getByRole('textbox', { name: 'Accent colour', exact: true }).fill('#14532d');
    await expect(page.getByText('Too faint when the visitor’s system is dark')).toBeVisible();
    const theme = page.getByLabel('Is your page light or dark?');
    await expect(theme).toHaveAccessibleDescription(/see a dark box, also on a white page/);
    await theme.selectOption('Always light');
    await expect(theme).toHaveAccessibleDescription('');
    await expect(page.getByText('Too faint when the visitor’s system is dark')).toBeHidden();
    await page.getByRole('radio', { name: 'Dark page' }).check();
    await page.getByRole('radio', { name: 'WordPress: block editor' }).check();
    await expect(page).toHaveURL(/category=science&theme=light&accent=%2314532d&page=dark&platform=wordpress-block$/);
    await page.getByRole('button', { name: 'Copy the snippet for WordPress: block editor' }).click();
    await expect(page.getByText('Copied')).toBeVisible();
    const snippet = await page.evaluate(() => navigator.clipboard.readText());
    expect(snippet).toContain(
      'data-steam="course-finder" data-category="science" data-limit="6" data-layout="compact" data-theme="light"',
    );
    expect(snippet).toContain('--steam-accent: #14532d');
    const preview = page.frameLocator('iframe');
    await expect(preview.locator('steam-course-finder article').first()).toBeVisible();
    await expect(page.getByText(/px high here/)).toBeVisible();
    // Each choice adds one history entry. The frame of the preview adds none.
    expect(await page.evaluate(() => history.length)).toBe(entries + 4);
    await page.goBack();
    await expect(page.getByRole('radio', { name: 'HTML', exact: true })).toBeChecked();
  });

  test('writes the height of the preview and six courses into the snippet of a frame, and shows the snippet above the settings on a phone', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, '/embed');
    // The preview and the snippet start within the first two screens.
    const begin = (of: Locator) => of.evaluate((one) => one.getBoundingClientRect().top + scrollY);
    expect(await begin(page.locator('iframe'))).toBeLessThan(844 * 1.5);
    expect(await begin(page.locator('pre').first())).toBeLessThan(844 * 2);
    await page.getByRole('button', { name: 'More…' }).click();
    await page.getByRole('radio', { name: 'Canvas' }).check();
    const preview = page.frameLocator('iframe');
    await page.locator('iframe').scrollIntoViewIfNeeded();
    await expect(preview.locator('steam-course-finder article')).toHaveCount(6);
    const code = page.getByRole('region', { name: 'Canvas' }).locator('pre').first();
    await expect
      .poll(async () => Number(/height="(\d+)"/.exec((await code.textContent()) ?? '')?.[1]))
      .toBe(
        await preview.locator('steam-course-finder').evaluate((one) => Math.ceil(one.getBoundingClientRect().height)),
      );
    const top = async (of: Locator) => (await of.boundingBox())?.y ?? 0;
    expect(await top(code)).toBeLessThan(await top(page.getByLabel('Subject')));
    await expect(page.getByLabel(/^Pin version/)).toBeHidden();
    await expect(page.getByRole('link', { name: /#steam-doctor/ })).toHaveAttribute(
      'href',
      /frame\/course-finder\?limit=6&layout=row#/,
    );
    await page.getByRole('radio', { name: 'Instagram' }).check();
    await expect(page.getByText('It does not show?')).toBeHidden();
  });
});

test.describe('The webmaster’s guide', () => {
  test('is a page with contents and copy buttons, accessible at 390 and 1366 px', async ({ page, server, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/embed/guide');
    await expect(page.getByRole('heading', { level: 1, name: 'Put our widgets on your page' })).toBeVisible();
    const ways = [
      [390, 'light'],
      [1366, 'dark'],
      [390, 'dark'],
      [1366, 'light'],
    ] as const;
    for (const [width, colorScheme] of full ? ways : ways.slice(0, 2)) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      expect(await axeViolations(page)).toEqual([]);
      expect(await overflow(page)).toBe(0);
    }
    await page.getByRole('button', { name: 'Copy' }).first().click();
    await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`${server.url}/embed/v1/steam.js`);
    await page.getByRole('navigation').getByRole('link', { name: 'When it does not show' }).click();
    await expect(page.getByRole('heading', { name: '6. When it does not show' })).toBeInViewport();
    await expect(page.getByText(`/embed/${packageJson.version}/`, { exact: true })).toBeVisible();
  });
});

test.describe('The demo page of a partner', () => {
  test('copies its snippet, and opens the builder with its widget', inAll, async ({ page, context, server }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/demo/strict/');
    const lines = page.getByRole('region', { name: 'The widget of this page' });
    await expect(lines).toBeVisible();
    await page.getByRole('button', { name: 'Copy' }).last().click();
    await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain(`${server.url}/embed/`);
    await page.goto('/demo/ambassador/');
    await page.getByRole('link', { name: 'Make yours from this' }).click();
    await expect(page).toHaveURL(/\/embed\?widget=product-list&products=lab-notebook%2Cmultiplication-kite/);
    await expect(page.getByRole('radio', { name: 'Products' })).toBeChecked();
  });
});
