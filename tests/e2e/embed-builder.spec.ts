import { open } from './helpers.ts';
import { expect, test } from './site.ts';

test.describe('The builder at /embed', () => {
  test('writes the WordPress snippet that a webmaster chose, and keeps it in the address', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, '/embed');
    await page.getByLabel('Subject').selectOption('science');
    await page.getByRole('textbox', { name: 'Accent colour', exact: true }).fill('#14532d');
    await expect(page.getByText('Too faint when the visitor’s system is dark')).toBeVisible();
    await page.getByRole('radio', { name: 'Dark page' }).check();
    await page.getByRole('radio', { name: 'WordPress: block editor' }).check();
    await expect(page).toHaveURL(/category=science&accent=%2314532d&page=dark&platform=wordpress-block$/);
    await page.getByRole('button', { name: 'Copy the snippet for WordPress: block editor' }).click();
    await expect(page.getByText('Copied')).toBeVisible();
    const snippet = await page.evaluate(() => navigator.clipboard.readText());
    expect(snippet).toContain('data-steam="course-finder" data-category="science"');
    expect(snippet).toContain('--steam-accent: #14532d');
    const preview = page.frameLocator('iframe');
    await expect(preview.locator('steam-course-finder article').first()).toBeVisible();
    await expect(page.getByText(/px high here/)).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('radio', { name: 'HTML', exact: true })).toBeChecked();
  });

  test('shows in a frame what the snippet for frames names, colours included', async ({ page, server }) => {
    await page.goto(`${server.url}/embed/v1/frame/course-finder?category=science&accent=%2314532d`);
    await expect(page.locator('steam-course-finder article').first()).toBeVisible();
    const accent = await page
      .locator('steam-course-finder')
      .evaluate((element) => getComputedStyle(element).getPropertyValue('--steam-accent'));
    expect(accent.trim()).toBe('#14532d');
  });
});

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the builder lists the snippet of every platform', async ({ page, server }) => {
    await page.goto('/embed?category=science');
    const snippets = page.getByRole('main').locator('section > section pre, section section pre');
    expect(await snippets.count()).toBeGreaterThanOrEqual(17);
    await expect(page.getByText(`${server.url}/embed/v1/steam.js`).first()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Moodle' })).toBeVisible();
  });
});
