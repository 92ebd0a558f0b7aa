import { brand } from '../../../src/tokens/brand.ts';
import { open } from '../helpers.ts';
import { expect, test } from '../site.ts';

const networks = [/facebook\.com/, /instagram\.com/, /linkedin\.com/, /youtube\.com/];

test.describe('2 Screens and routes: /contactus, Footer', () => {
  test('Content', async ({ page }) => {
    await open(page, '/contactus');
    await test.step('The form has a background image', async () => {
      const address = await page
        .getByRole('main')
        .locator('div:has(form)')
        .first()
        .evaluate((ground) => /url\("?([^")]+)/.exec(getComputedStyle(ground).backgroundImage)?.[1] ?? '');
      const picture = await page.request.get(address);
      expect(picture.status()).toBe(200);
      expect(picture.headers()['content-type']).toMatch(/^image\//);
    });
    await test.step('Address, phone and e-mail are static text', async () => {
      const main = page.getByRole('main');
      for (const text of [brand.address, brand.phone, brand.email]) {
        await expect(main.getByText(text, { exact: true })).toBeVisible();
        await expect(main.getByRole('link', { name: text })).toHaveCount(0);
      }
    });
    await test.step('Four social icons are links', async () => {
      const icons = page.getByRole('main').getByRole('list', { name: 'Social networks' }).getByRole('link');
      await expect(icons).toHaveCount(4);
      for (const [index, network] of networks.entries()) {
        await expect(icons.nth(index)).toHaveAttribute('href', network);
        await expect(icons.nth(index).locator('svg')).toBeVisible();
      }
    });
    await test.step('The form has fields for recipient e-mail, subject and body', async () => {
      const form = page.getByRole('main').locator('form');
      await expect(form.locator('input[name=recipient]')).toHaveAttribute('type', 'email');
      await expect(form.locator('input[name=subject]')).toBeVisible();
      await expect(form.locator('textarea[name=body]')).toBeVisible();
      for (const name of ['recipient', 'subject', 'body']) {
        await expect(form.locator(`[name=${name}]`)).toHaveAccessibleName(/\w/);
      }
    });
    await test.step('Footer: It has six links; NEWS leads to the ambassadors', async () => {
      const nav = page.getByRole('contentinfo').getByRole('navigation');
      const links = await nav
        .getByRole('link')
        .evaluateAll((all) => all.map((link) => [link.getAttribute('href'), link.textContent]));
      expect(links).toEqual([
        ['/steam-products', 'STEAM Words'],
        ['/aboutus', 'About Us'],
        ['/contactus', 'Contact Us'],
        ['/steam-ambassadors', 'Ambassadors'],
        ['/blogs', 'Blogs'],
        ['/steam-ambassadors', 'NEWS'],
      ]);
    });
    await test.step('Footer: It shows four social links, e-mail, phone, a postal address in Pakistan, copyright 2023, terms and privacy', async () => {
      const footer = page.getByRole('contentinfo');
      const icons = footer.getByRole('list', { name: 'Social networks' }).getByRole('link');
      await expect(icons).toHaveCount(4);
      for (const [index, network] of networks.entries()) {
        await expect(icons.nth(index)).toHaveAttribute('href', network);
        await expect(icons.nth(index)).toHaveAttribute('rel', /noopener/);
      }
      await expect(footer.getByRole('link', { name: brand.email })).toHaveAttribute('href', `mailto:${brand.email}`);
      await expect(footer.getByRole('link', { name: brand.phone })).toHaveAttribute('href', /^tel:\+\d+$/);
      await expect(footer.getByText(brand.address)).toBeVisible();
      expect(brand.address).toContain('Pakistan');
      await expect(footer.getByText(/© 2023/)).toBeVisible();
      await expect(footer.getByText(/Terms.*Privacy/)).toBeVisible();
    });
  });
});
