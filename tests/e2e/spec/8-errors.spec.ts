import type { Page } from '@playwright/test';
import { open, openModal, register, sampleUser, toast } from '../helpers.ts';
import { expect, test } from '../site.ts';

const { firstName, lastName } = sampleUser;

async function fillSignIn(page: Page, email: string, password: string) {
  const modal = await openModal(page, 'Login');
  await modal.getByLabel('Email').fill(email);
  await modal.getByLabel('Password', { exact: true }).fill(password);
  await modal.getByRole('checkbox', { name: /Terms/ }).check();
  return modal;
}

async function fillSignUp(page: Page, email: string, password: string) {
  const modal = await openModal(page, 'Sign Up');
  const values = { firstName, lastName, email, phone: '03001234567', password, cpassword: password };
  for (const [name, value] of Object.entries(values)) await modal.locator(`[name=${name}]`).fill(value);
  await modal.getByRole('checkbox', { name: /Terms/ }).check();
  return modal;
}

test.describe('8 Error catalogue: Login and registration', () => {
  test('A rejected login shows the server’s message and keeps the typed values', async ({ page, server }) => {
    const { email } = await register(server);
    await open(page, '/blogs');
    const modal = await fillSignIn(page, email, 'not the password');
    await modal.getByRole('button', { name: 'Sign In' }).click();
    await expect(toast(page, 'Wrong email or password')).toBeVisible();
    await expect(modal).toBeVisible();
    await expect(modal.getByLabel('Email')).toHaveValue(email);
    await expect(modal.getByLabel('Password', { exact: true })).toHaveValue('not the password');
    await expect(page).toHaveURL('/blogs');
    expect((await page.context().cookies()).filter(({ name }) => name === 'token')).toEqual([]);
  });

  test('Registration shows "Registered Successfully" and opens the login with the e-mail address', async ({ page }) => {
    const email = `new-${Math.random().toString(36).slice(2)}@example.com`;
    const password = 'kite over Lahore';
    await open(page, '/');
    const modal = await fillSignUp(page, email, password);
    await modal.getByRole('button', { name: 'Create Account' }).click();
    await expect(toast(page, 'Registered Successfully')).toBeVisible();
    const next = page.getByRole('dialog', { name: 'Welcome Back' });
    await expect(next.getByLabel('Email')).toHaveValue(email);
    await next.getByRole('button', { name: 'Sign In' }).click();
    await expect(toast(page, 'User login Successfully')).toBeVisible();
  });
});

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
    // The browser reports this error and no other.
    expect(pageErrors.list.filter((line) => !line.includes('broken on purpose'))).toEqual([]);
    expect(pageErrors.list).not.toEqual([]);
    pageErrors.list.length = 0;
  });
});
