import { open } from '../helpers.ts';
import { expect, test } from '../site.ts';

test.describe('8 Error catalogue: The default error page', () => {
  test('A page that throws shows "Unexpected Application Error!" between header and footer, and recovers', async ({
    page,
    pageErrors,
  }) => {
    await page.route('**/assets/vr-labs-page*.js', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'export const page = { Page() { throw new Error("broken on purpose"); }, head: () => ({ description: "" }) };',
      }),
    );
    await open(page, '/blogs');
    await page.evaluate(() => {
      const link = document.querySelector<HTMLAnchorElement>('header nav a[href="/aboutus"]');
      link?.closest('ul')?.querySelector('a[href="/vr-labs"]')?.removeAttribute('target');
    });
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: /^VR Labs/ })
      .click();
    await expect(page.getByRole('alert').getByRole('heading', { level: 1 })).toHaveText(
      'Unexpected Application Error!',
    );
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Back to Home' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Empowering Minds/ })).toBeVisible();
    // The browser reports only the error that the test throws.
    expect(pageErrors.list.filter((line) => !line.includes('broken on purpose'))).toEqual([]);
    expect(pageErrors.list).not.toEqual([]);
    pageErrors.list.length = 0;
  });
});
