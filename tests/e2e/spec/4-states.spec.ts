import type { Page } from '@playwright/test';
import { logIn, open, openModal, register, sampleUser, toast } from '../helpers.ts';
import { expect, test } from '../site.ts';

const bar = (page: Page) => page.getByRole('banner');
const cookie = async (page: Page, name: string) => (await page.context().cookies()).find((one) => one.name === name);

async function signIn(page: Page, { email, password }: { email: string; password: string }) {
  const modal = await openModal(page, 'Login');
  await modal.getByLabel('Email').fill(email);
  await modal.getByLabel('Password', { exact: true }).fill(password);
  await modal.getByRole('checkbox', { name: /Terms/ }).check();
  await modal.getByRole('button', { name: 'Sign In' }).click();
}

test.describe('4 States and transitions: Auth', () => {
  test('A visitor with a token cookie is shown as logged in, also in the server’s HTML', async ({
    page,
    context,
    server,
  }) => {
    await open(page, '/');
    await expect(bar(page).getByRole('button', { name: 'Login' })).toBeVisible();
    await context.addCookies([{ name: 'token', value: 'any', url: server.url }]);
    const html = await (await page.request.get('/')).text();
    expect(html.slice(html.indexOf('<header'), html.indexOf('</header>'))).toContain('Logout');
    await open(page, '/');
    await expect(bar(page).getByRole('button', { name: 'Logout' })).toBeVisible();
    // The name cookie alone does not log in.
    await context.clearCookies({ name: 'token' });
    await context.addCookies([
      { name: 'userData', value: encodeURIComponent(JSON.stringify(sampleUser)), url: server.url },
    ]);
    await open(page, '/');
    await expect(bar(page).getByRole('button', { name: 'Login' })).toBeVisible();
  });

  test('Login sets both cookies, shows the name and the toast, closes the modal and goes to /', async ({
    page,
    server,
  }) => {
    const account = await register(server);
    await open(page, '/blogs');
    const now = Date.now() / 1_000;
    await signIn(page, account);
    await expect(toast(page, 'User login Successfully')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect.poll(() => new URL(page.url()).pathname).toBe('/');
    await expect(bar(page).getByText(`${sampleUser.firstName} ${sampleUser.lastName}`)).toBeVisible();

    const token = await cookie(page, 'token');
    expect(token).toMatchObject({ expires: -1, sameSite: 'Lax', path: '/', httpOnly: false });
    expect(token?.value).not.toBe('');
    const userData = await cookie(page, 'userData');
    expect(userData).toMatchObject({ sameSite: 'Lax', path: '/' });
    expect((Number(userData?.expires) - now) / 86_400).toBeCloseTo(7, 2);
    expect(JSON.parse(decodeURIComponent(userData?.value ?? ''))).toMatchObject({
      firstName: sampleUser.firstName,
      lastName: sampleUser.lastName,
    });
    expect(userData?.value).not.toContain(account.password);
    await page.reload();
    await expect(bar(page).getByText(`${sampleUser.firstName} ${sampleUser.lastName}`)).toBeVisible();
  });

  test('Logout removes both cookies and the name, goes to /, and updates other tabs', async ({
    page,
    context,
    server,
  }) => {
    await logIn(context, server.url);
    await open(page, '/blogs');
    const other = await context.newPage();
    await open(other, '/aboutus');
    await bar(page).getByRole('button', { name: 'Logout' }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/');
    await expect(bar(page).getByRole('button', { name: 'Login' })).toBeVisible();
    await expect(bar(page).getByText(sampleUser.firstName)).toHaveCount(0);
    expect(await cookie(page, 'token')).toBeUndefined();
    expect(await cookie(page, 'userData')).toBeUndefined();
    await expect(bar(other).getByRole('button', { name: 'Login' })).toBeVisible();
    await other.close();
  });

  test('The drawer opens, and closes by its button, by Escape and by a click outside', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await open(page, '/');
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    for (const close of [
      () => drawer.getByRole('button', { name: 'Close' }).click(),
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(20, 700),
    ]) {
      await page.getByRole('button', { name: 'Open the menu' }).click();
      await expect(drawer).toBeVisible();
      await close();
      await expect(drawer).toHaveCount(0);
    }
  });
});
