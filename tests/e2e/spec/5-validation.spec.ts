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
