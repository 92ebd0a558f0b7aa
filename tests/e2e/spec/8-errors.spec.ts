import type { Page } from '@playwright/test';
import { open, openModal, register, sampleUser, toast } from '../helpers.ts';
import { expect, test } from '../site.ts';

const anyToast = (page: Page) => page.locator('[data-toasts]').getByRole('button', { name: 'Close message' });

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

  test('A network error shows no toast; the form shows a message, and its button works again', async ({
    page,
    server,
  }) => {
    const account = await register(server);
    await open(page, '/');
    await page.route('**/api/user/*', (route) => route.abort());
    const modal = await fillSignIn(page, account.email, account.password);
    const button = modal.getByRole('button', { name: 'Sign In' });
    await button.click();
    await expect(modal.getByRole('status').filter({ hasText: 'did not get through' })).toBeVisible();
    await expect(button).not.toHaveAttribute('aria-busy');
    await expect(anyToast(page)).toHaveCount(0);
    await page.unroute('**/api/user/*');
    await button.click();
    await expect(toast(page, 'User login Successfully')).toBeVisible();
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

  test('A rejected registration shows the server’s message in a toast and at the field', async ({ page, server }) => {
    const { email, password } = await register(server);
    await open(page, '/');
    const modal = await fillSignUp(page, email, password);
    await modal.getByRole('button', { name: 'Create Account' }).click();
    const words = 'There is an account with this email already. Please sign in.';
    await expect(toast(page, words)).toBeVisible();
    await expect(modal.getByLabel('Email')).toHaveAccessibleDescription(words);
    await expect(modal.getByLabel('First name')).toHaveValue(firstName);
  });
});

test.describe('8 Error catalogue: Contact', () => {
  const message = { recipient: 'a@example.com', subject: 'Kites', body: 'How high?\nAnd why?' };
  const fill = async (page: Page) => {
    for (const [name, value] of Object.entries(message)) await page.locator(`[name=${name}]`).fill(value);
  };
  const expectKept = async (page: Page) => {
    for (const [name, value] of Object.entries(message))
      await expect(page.locator(`[name=${name}]`)).toHaveValue(value);
    await expect(page.getByRole('button', { name: 'Send message' })).not.toHaveAttribute('aria-busy');
  };

  test('Failures', async ({ page }) => {
    await open(page, '/contactus');
    await test.step('A network error shows no toast; the form shows a message, keeps the typed values and sends again', async () => {
      await page.route('**/api/contactus', (route) => route.abort());
      await fill(page);
      await page.getByRole('button', { name: 'Send message' }).click();
      await expect(page.getByRole('status').filter({ hasText: 'could not reach the server' })).toBeVisible();
      await expect(anyToast(page)).toHaveCount(0);
      await expectKept(page);
      await page.unroute('**/api/contactus');
      await page.getByRole('button', { name: 'Send message' }).click();
      await expect(toast(page, 'Thank you, your message has been received.')).toBeVisible();
      await expect(page.locator('[name=body]')).toHaveValue('');
    });
    await test.step('A rejection shows the server’s message as an error toast and keeps the typed values', async () => {
      await page.route('**/api/contactus', (route) =>
        route.fulfill({ status: 429, json: { success: false, data: { message: 'Too many messages today.' } } }),
      );
      await fill(page);
      await page.getByRole('button', { name: 'Send message' }).click();
      await expect(page.getByRole('alert').getByText('Too many messages today.')).toBeVisible();
      await expectKept(page);
    });
    await test.step('A response without `success: true` is an error', async () => {
      await page.route('**/api/contactus', (route) =>
        route.fulfill({ json: { success: false, data: { message: 'Not now.' } } }),
      );
      await fill(page);
      await page.getByRole('button', { name: 'Send message' }).click();
      await expect(toast(page, 'Not now.')).toBeVisible();
      await expectKept(page);
    });
  });
  test('A request without a response times out after 10 seconds', async ({ page }) => {
    await page.clock.install();
    let isRequested = false;
    await page.route('**/api/contactus', () => {
      isRequested = true;
    });
    await open(page, '/contactus');
    await fill(page);
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect.poll(() => isRequested).toBe(true);
    await page.clock.fastForward(10_500);
    await expect(page.getByRole('status').filter({ hasText: 'could not reach the server' })).toBeVisible();
    await expectKept(page);
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
