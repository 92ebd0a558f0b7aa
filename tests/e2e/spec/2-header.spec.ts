import { brand } from '../../../src/tokens/brand.ts';
import { dialog, open } from '../helpers.ts';
import { expect, test } from '../site.ts';

test.describe('2 Screens and routes: Header', () => {
  test('The header matches the specification on a wide and a narrow screen', async ({ page }) => {
    await open(page, '/');
    await test.step('The accent colour is purple in the light and dark theme', async () => {
      const button = page.getByRole('main').getByRole('link', { name: 'Learn with Us' });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await expect
          .poll(() =>
            button.evaluate((element) => {
              const [r = 0, g = 0, b = 0] = (getComputedStyle(element).backgroundColor.match(/\d+/g) ?? []).map(Number);
              return b > r && r > g;
            }),
          )
          .toBe(true);
      }
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: null });
    });
    await test.step('The link of the current page is highlighted, and keeps its width', async () => {
      const nav = page.getByRole('navigation', { name: 'Main' });
      // A text stroke instead of a bold font, which would move the neighbouring links.
      const stroke = (name: string) =>
        nav
          .getByRole('link', { name, exact: true })
          .evaluate((element) => getComputedStyle(element).webkitTextStrokeWidth);
      expect(await stroke('Home')).not.toBe(await stroke('Blogs'));
    });
    await test.step('Logged out: Login is outlined, Sign Up is filled, and both open their modals', async () => {
      const bar = page.getByRole('banner');
      const style = (name: string) =>
        bar.getByRole('button', { name }).evaluate((element) => {
          const { backgroundColor, borderTopWidth, borderTopStyle } = getComputedStyle(element);
          return { filled: !/, 0\)$|transparent/.test(backgroundColor), border: `${borderTopWidth} ${borderTopStyle}` };
        });
      expect(await style('Login')).toMatchObject({ filled: false, border: expect.stringMatching(/^[1-9].*solid$/) });
      expect(await style('Sign Up')).toMatchObject({ filled: true });
      await bar.getByRole('button', { name: 'Login' }).click();
      await expect(page.getByRole('dialog', { name: 'Welcome Back' })).toBeVisible();
      await page.keyboard.press('Escape');
      await bar.getByRole('button', { name: 'Sign Up' }).click();
      await expect(page.getByRole('dialog', { name: 'Create Account' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
    await test.step('Below 1012 px a menu icon opens a drawer, 80 vw wide and 70 % high, with a small avatar', async () => {
      await page.setViewportSize({ width: 1012, height: 800 });
      const nav = page.getByRole('navigation', { name: 'Main' });
      const opener = page.getByRole('button', { name: 'Open the menu' });
      await expect(nav).toBeVisible();
      await expect(opener).toBeHidden();

      await page.setViewportSize({ width: 1011, height: 800 });
      await expect(nav).toBeHidden();
      await opener.click();
      const drawer = page.getByRole('dialog', { name: 'Menu' });
      await expect.poll(async () => (await drawer.boundingBox())?.x).toBeCloseTo(1011 * 0.2, 0);
      const box = await drawer.boundingBox();
      expect(box?.width).toBeCloseTo(1011 * 0.8, 0);
      expect(box?.height).toBeCloseTo(800 * 0.7, 0);
      const avatar = drawer.locator('span[aria-hidden=true]:has(svg)').first();
      const size = await avatar.boundingBox();
      expect(size?.width).toBe(size?.height);
      expect(size?.width).toBeLessThan(50);
      for (const close of [
        () => drawer.getByRole('button', { name: 'Close' }).click(),
        () => page.keyboard.press('Escape'),
        () => page.mouse.click(20, 700),
      ]) {
        await close();
        await expect(drawer).toHaveCount(0);
        await opener.click();
      }
      await drawer.getByRole('link', { name: 'Blogs' }).click();
      await expect(drawer).toBeHidden();
      await expect(page).toHaveURL(/\/blogs$/);
    });
    await test.step('The logo box is 70 x 60 px, and 50 x 50 px in the drawer; both link to the home page', async () => {
      await page.setViewportSize({ width: 800, height: 700 });
      const inBar = page.getByRole('banner').getByRole('link', { name: `${brand.product}, home` });
      await expect(inBar).toHaveAttribute('href', '/');
      expect(await inBar.locator('img').boundingBox()).toMatchObject({ width: 70, height: 60 });
      await page.getByRole('button', { name: 'Open the menu' }).click();
      const inDrawer = dialog(page).getByRole('link', { name: `${brand.product}, home` });
      // Wait for the end of the drawer's transition.
      await expect.poll(() => inDrawer.locator('img').boundingBox()).toMatchObject({ width: 50, height: 50 });
      await inDrawer.click();
      await expect(page).toHaveURL(/\/$/);
    });
    await test.step('At 540 px and below the drawer holds the links; below 540 px it also holds the buttons', async () => {
      await page.setViewportSize({ width: 540, height: 800 });
      const bar = page.getByRole('banner');
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
      await expect(page.getByRole('button', { name: 'Open the menu' })).toBeVisible();
      await expect(bar.getByRole('button', { name: 'Login' })).toBeVisible();

      await page.setViewportSize({ width: 539, height: 800 });
      await expect(bar.getByRole('button', { name: 'Login' })).toBeHidden();
      await expect(bar.getByRole('button', { name: 'Sign Up' })).toBeHidden();
      await page.getByRole('button', { name: 'Open the menu' }).click();
      const drawer = page.getByRole('dialog', { name: 'Menu' });
      await expect(drawer.getByRole('link', { name: 'Courses' })).toBeVisible();
      await drawer.getByRole('button', { name: 'Login' }).click();
      await expect(page.getByRole('dialog', { name: 'Welcome Back' })).toBeVisible();
    });
  });
});
