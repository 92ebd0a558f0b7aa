import { axeViolations } from '../axe.ts';
import { inAll } from '../full.ts';
import { course, open, overflow } from './helpers.ts';
import { expect, test } from './site.ts';

const phone = { width: 390, height: 844 };

test.describe('An ambassador with a phone', () => {
  test.use({ viewport: phone });

  test('gets a personal link and a QR code from the home page with three taps and one field', async ({
    page,
    context,
    server,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, '/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Become an ambassador' }).click();
    const field = page.getByRole('combobox', { name: 'Your name or short name' });
    await expect(field).toBeInViewport({ ratio: 1 });
    const copy = page.getByRole('button', { name: 'Copy the link' });
    await expect(copy).toBeInViewport({ ratio: 1 });
    await field.click();
    await field.fill('Sunrise School');
    const next = page.getByRole('link', { name: 'WhatsApp' }).first();
    const before = await next.boundingBox();
    await copy.click();
    await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible();
    expect(await next.boundingBox(), 'the message moves nothing').toEqual(before);
    const link = `${server.url}/p/sunrise-school`;
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(link);
    const code = page.getByRole('img', { name: `QR code of ${link}` });
    await code.scrollIntoViewIfNeeded();
    await expect(code).toHaveJSProperty('complete', true);
    expect(await code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await expect(page).toHaveURL(/\/ambassador\?partner=Sunrise\+School$/);
  });

  test(
    'can make and copy the link in the in-app browser of Instagram or Facebook',
    inAll,
    async ({ page, context, server }) => {
      await context.grantPermissions(['clipboard-read']);
      // Remove what the in-app browsers of Instagram and Facebook lack: clipboard API, share sheet, new windows, storage, downloads.
      await page.addInitScript(() => {
        Object.defineProperty(navigator.clipboard, 'writeText', { value: undefined });
        Object.defineProperty(navigator, 'share', { value: undefined });
        Object.defineProperty(window, 'localStorage', { value: null });
        window.open = () => null;
      });
      await open(page, '/embed');
      await page.getByRole('combobox', { name: 'Your name or short name' }).fill('Sunrise School');
      await page.getByRole('button', { name: 'Copy the link' }).click();
      const link = `${server.url}/p/sunrise-school`;
      await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
      // The widget builder below has a button with this name, too: it opens more platforms.
      await expect(page.getByRole('button', { name: 'More…', expanded: false })).toHaveCount(1);
      await expect(page.getByRole('button', { name: 'More…' })).toHaveCount(1);
      // In-app browsers save a picture on a long press, and open the WhatsApp link in the same window.
      const code = page.getByRole('img', { name: `QR code of ${link}` });
      expect((await page.request.get((await code.getAttribute('src')) ?? '')).headers()['content-type']).toContain(
        'svg',
      );
      await expect(page.getByRole('link', { name: 'WhatsApp' }).first()).toHaveAttribute('href', /^https:\/\/wa\.me\//);
    },
  );

  test('shares a course in a dialog on its page, and passes on the partner of the visited link', async ({ page }) => {
    await open(page, `/course-details/${course}?partner=green-valley`);
    await page.getByRole('main').getByRole('link', { name: 'Share' }).click();
    const dialog = page.getByRole('dialog', { name: /^Share/ });
    await expect(dialog.getByRole('heading', { name: /^Share/ })).toBeFocused();
    await dialog.getByText('For schools and ambassadors').click();
    await expect(
      dialog.getByRole('img', { name: new RegExp(`/course-details/${course}\\?partner=green-valley$`) }),
    ).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('main').getByRole('link', { name: 'Share' })).toBeFocused();
  });
});

test.describe('The pages of an ambassador', () => {
  test('pass axe and have no overflow at 390 and 1366 px', inAll, async ({ page, server }) => {
    const request = await page.request.post('/ambassador', {
      form: { partner: 'عائشہ ہنزہ', lang: 'ur' },
      headers: { Origin: server.url },
      maxRedirects: 0,
    });
    for (const path of [
      request.headers().location ?? '',
      '/ambassador?lang=ur&partner=zoe&problem=taken',
      '/ambassador/number?lang=ur',
      '/p/mehwish-gul',
      '/steam-products/steam-words',
      '/share?partner=zoe',
      '/ambassador?partner=zoe&problem=taken',
      '/share/sheet?partner=mehwish-gul',
    ]) {
      await page.goto(path);
      for (const [width, colorScheme] of [
        [390, 'dark'],
        [1366, 'light'],
      ] as const) {
        await page.setViewportSize({ width, height: 844 });
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        expect(await overflow(page), `${path} at ${width} px`).toBe(0);
        expect(await axeViolations(page), `${path} at ${width} px, ${colorScheme}`).toEqual([]);
      }
    }
  });
});
