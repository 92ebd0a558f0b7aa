import { open, toast } from '../helpers.ts';
import { expect, test } from '../site.ts';

test.describe('9 Business constants and limits', () => {
  test('Toasts appear top right and close after 5000 ms', async ({ page }) => {
    await page.clock.install();
    await page.route('**/api/contactus', (route) =>
      route.fulfill({ status: 422, json: { success: false, data: { message: 'Not now.' } } }),
    );
    await open(page, '/contactus');
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.getByLabel('Your e-mail').fill('a@example.com');
    await page.getByLabel('Subject').fill('Kites');
    await page.getByLabel('Your message').fill('How high?');
    await page.getByRole('button', { name: 'Send message' }).click();
    const message = toast(page, 'Not now.');
    await expect(message).toBeVisible();
    const corner = await page
      .locator('[data-toasts]')
      .filter({ has: page.getByText('Not now.') })
      .boundingBox();
    // Right below the header, which is 88 px high.
    expect(corner?.y).toBeGreaterThanOrEqual(88);
    expect(corner?.y).toBeLessThan(88 + 40);
    expect((corner?.x ?? 0) + (corner?.width ?? 0)).toBeGreaterThan(1366 - 40);
    await page.clock.runFor(4_999);
    await expect(message).toBeVisible();
    // Preact starts the toast's timer a few frames after it shows.
    await page.clock.runFor(1);
    await expect(message).toHaveCount(0);
  });
});
