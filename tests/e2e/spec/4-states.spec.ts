import type { Page } from '@playwright/test';
import { hydrated, open, openModal, register, sampleUser, toast } from '../helpers.ts';
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
  test('Login sets both cookies, shows the name and the toast, closes the modal and goes to /; Logout removes both, and updates other tabs', async ({
    page,
    context,
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
    await hydrated(page);

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
});
