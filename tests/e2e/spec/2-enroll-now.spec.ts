import { expectBeside, hydrated, open } from '../helpers.ts';
import { expect, test } from '../site.ts';

test.describe('2 Screens and routes: /enroll-now/{id}', () => {
  test('"Click to proceed" reveals the payment panel and the card form, which sends, stores and keeps no card number', async ({
    page,
    context,
  }) => {
    await open(page, '/enroll-now/kitchen-chemistry');
    await test.step('A wide screen shows the next steps beside the order', async () => {
      const order = page.getByRole('region', { name: 'Python Premium Course' });
      await expectBeside(order, page.getByRole('region', { name: 'What happens next' }));
    });
    const panel = page.getByRole('region', { name: 'Payment' });
    await expect(panel).toBeHidden();
    await page.getByRole('button', { name: 'Click to proceed' }).click();
    await expect(panel.getByRole('heading', { name: 'Payment' })).toBeVisible();
    await expect(panel.getByText('Your Order is 1 Step away', { exact: true })).toBeVisible();
    await expect(panel.getByRole('radio', { name: 'Credit Card / Debit Card' })).toBeVisible();

    await expect(panel.getByRole('button', { name: 'Place the order' })).toBeHidden();
    await panel.getByText('Add Your Card Information', { exact: true }).click();
    for (const label of ['Card number', 'Name on the card', 'Valid until', 'Security code']) {
      await expect(panel.getByLabel(label)).toBeVisible();
    }
    await expect(panel.getByRole('button', { name: 'Place the order' })).toBeVisible();
    await panel.getByText('Add Your Card Information', { exact: true }).click();
    await expect(panel.getByRole('button', { name: 'Place the order' })).toBeHidden();

    await test.step('The card fields accept any value', async () => {
      await page.getByText('Add Your Card Information').click();
      await page.getByLabel('Card number').fill('not a number');
      await page.getByRole('button', { name: 'Place the order' }).click();
      await expect(page.locator('[aria-invalid], :user-invalid')).toHaveCount(0);
      await expect(page.getByRole('status').filter({ hasText: /sample/ })).toBeVisible();
    });
    await page.reload();
    await hydrated(page);
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`));
    await page.getByRole('button', { name: 'Click to proceed' }).click();
    await page.getByText('Add Your Card Information', { exact: true }).click();
    await expect(page.getByText(/sample checkout.*no real card/i)).toBeVisible();
    const number = '4111 1111 1111 1111';
    await page.getByLabel('Card number').fill(number);
    await page.getByLabel('Security code').fill('987');
    await page.getByLabel('Card number').press('Enter');
    await expect(page.getByRole('status').filter({ hasText: 'no order was placed' })).toBeVisible();
    await expect(page.getByLabel('Card number')).toHaveValue('');
    expect(page.url()).toMatch(/\/enroll-now\/kitchen-chemistry$/);

    const kept = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state, document.cookie]),
    );
    const cookies = JSON.stringify(await context.cookies());
    for (const secret of [number, number.replaceAll(' ', ''), '987']) {
      expect(kept + cookies).not.toContain(secret);
      expect(sent.filter((line) => decodeURIComponent(line).includes(secret))).toEqual([]);
    }
    expect(sent.filter((line) => !line.startsWith('GET') || line.includes('/api/'))).toEqual([]);
    await page.getByLabel('Card number').fill(number);
    await page.reload();
    await page.getByRole('button', { name: 'Click to proceed' }).click();
    await page.getByText('Add Your Card Information', { exact: true }).click();
    await expect(page.getByLabel('Card number')).toHaveValue('');
  });
});
