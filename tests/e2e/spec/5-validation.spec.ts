import type { Locator } from '@playwright/test';
import { open, openModal } from '../helpers.ts';
import { expect, test } from '../site.ts';

/** Expects the error message below the field and at the end of its accessible description. */
async function expectError(field: Locator, message: string) {
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(new RegExp(`${message}$`));
  const error = field
    .page()
    .locator(`[id="${((await field.getAttribute('aria-describedby')) ?? '').split(' ').at(-1)}"]`);
  await expect(error).toHaveText(message);
  const [above, below] = [await field.boundingBox(), await error.boundingBox()];
  expect((below?.y ?? 0) + 1).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
}

const expectNoError = (field: Locator) => expect(field).not.toHaveAttribute('aria-invalid');

test.describe('5 Validation rules: Login', () => {
  test('Validation runs on submit, shows errors below the fields, focuses the first error, and runs again on change', async ({
    page,
  }) => {
    let calls = 0;
    await page.route('**/api/user/signin', (route) => {
      calls += 1;
      return route.fulfill({ status: 401, json: { success: false, message: 'No.' } });
    });
    await open(page, '/');
    const modal = await openModal(page, 'Login');
    const email = modal.getByLabel('Email');
    const password = modal.getByLabel('Password', { exact: true });

    await test.step('No error shows before a submit', async () => {
      await email.fill('no address');
      await password.focus();
      await expectNoError(email);
      await email.fill('');
    });
    await test.step('Required fields show their messages', async () => {
      await modal.getByRole('button', { name: 'Sign In' }).click();
      await expectError(email, 'Email is required');
      await expectError(password, 'Password is required');
      await expect(email).toBeFocused();
    });
    await test.step('Errors update on change', async () => {
      await email.fill('no address');
      await expectError(email, 'Invalid email address');
      await email.fill('a@b.pk');
      await expectNoError(email);
      await password.fill('x');
      await expectNoError(password);
    });
    expect(calls).toBe(0);
    await modal.getByRole('button', { name: 'Sign In' }).click();
    await expect.poll(() => calls).toBe(1);
  });
});

test.describe('5 Validation rules: Register', () => {
  test('Required fields and formats', async ({ page }) => {
    await open(page, '/');
    const modal = await openModal(page, 'Sign Up');
    await test.step('Each required field shows the message of the spec, and the first error has the focus', async () => {
      await modal.getByRole('button', { name: 'Create Account' }).click();
      for (const [label, message] of [
        ['First name', 'First name is required'],
        ['Last name', 'Last name is required'],
        ['Email', 'Email is required'],
        ['Phone Number', 'Phone Number is required'],
        ['Password', 'Password is required'],
        ['Confirm password', 'Confirm password is required'],
      ] as const) {
        const field = modal.getByLabel(label, { exact: true });
        await expectError(field, message);
      }
      await expect(modal.getByLabel('First name')).toBeFocused();
      await expectError(
        modal.getByRole('checkbox', { name: /Terms/ }),
        'Please agree to the Terms and the Privacy Policy first',
      );
      for (const label of ['First name', 'Last name', 'Phone Number']) {
        await modal.getByLabel(label).fill('1234567');
        await expectNoError(modal.getByLabel(label));
      }
    });
    await test.step('An e-mail is any text without spaces around an @, and both passwords must be equal', async () => {
      const email = modal.getByLabel('Email');
      await modal.getByRole('button', { name: 'Create Account' }).click();
      for (const wrong of ['nobody', 'a b@c', '@c', 'a@']) {
        await email.fill(wrong);
        await expectError(email, 'Invalid email address');
      }
      for (const right of ['a@b', 'a.b+c@d.e', 'ä@ö.pk']) {
        await email.fill(right);
        await expectNoError(email);
      }
      const password = modal.getByLabel('Password', { exact: true });
      const confirm = modal.getByLabel('Confirm password');
      await password.fill('kite over Lahore');
      await confirm.fill('kite over Lahor');
      await expectError(confirm, 'Passwords do not match');
      await confirm.fill('kite over Lahore');
      await expectNoError(confirm);
      await password.fill('another');
      await expectError(confirm, 'Passwords do not match');
    });
    await test.step('The phone input accepts at most 15 digits', async () => {
      const phone = modal.getByLabel('Phone Number');
      await phone.fill('');
      await phone.pressSequentially('0300 1234567 89012345678');
      expect((await phone.inputValue()).replace(/\D/g, '')).toBe('030012345678901');
      await phone.fill(`+92${'1'.repeat(30)}`);
      expect((await phone.inputValue()).replace(/\D/g, '')).toHaveLength(15);
    });
  });
});

test.describe('5 Validation rules: Contact', () => {
  test('Each required field shows the message of the spec, and nothing is sent until all are valid', async ({
    page,
  }) => {
    let calls = 0;
    await page.route('**/api/contactus', (route) => {
      calls += 1;
      return route.fulfill({ json: { success: true, data: { message: 'Thanks.' } } });
    });
    await open(page, '/contactus');
    const fields = ['Your e-mail', 'Subject', 'Your message'].map((label) => page.getByLabel(label));
    const [recipient, subject, body] = fields as [Locator, Locator, Locator];
    await page.getByRole('button', { name: 'Send message' }).click();
    await expectError(recipient, 'Email is required');
    await expectError(subject, 'Subject is required');
    await expectError(body, 'Your Message is required');
    await expect(recipient).toBeFocused();
    await expect(recipient).toHaveAttribute('type', 'email');

    await recipient.fill('nobody');
    await expectError(recipient, 'Invalid email address');
    await recipient.fill('a@b.pk');
    await subject.fill('x');
    await body.fill('y');
    for (const field of fields) await expectNoError(field);
    expect(calls).toBe(0);
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect.poll(() => calls).toBe(1);
  });
});

test.describe('5 Validation rules: no validation', () => {
  test('The draft form and the card fields accept any value, also an empty one', async ({ page }) => {
    await open(page, '/add');
    await page.getByRole('button', { name: 'Create Course' }).click();
    await expect(page.getByRole('main').locator('pre')).toBeVisible();
    await expect(page.locator('[aria-invalid], :user-invalid')).toHaveCount(0);

    await open(page, '/enroll-now/kitchen-chemistry');
    await page.getByRole('button', { name: 'Click to proceed' }).click();
    await page.getByText('Add Your Card Information').click();
    await page.getByLabel('Card number').fill('not a number');
    await page.getByRole('button', { name: 'Place the order' }).click();
    await expect(page.locator('[aria-invalid], :user-invalid')).toHaveCount(0);
    await expect(page.getByRole('status').filter({ hasText: /sample/ })).toBeVisible();
  });
});
