import { open } from '../helpers.ts';
import { expect, test } from '../site.ts';

test.describe('2 Screens and routes: /enroll-now/{id}', () => {
  test('"Enrolling Process ..." shows the fixed sample course for every id', async ({ page }) => {
    for (const id of ['kitchen-chemistry', 'no-such-course']) {
      await open(page, `/enroll-now/${id}`);
      await expect(page.getByText('Enrolling Process ...', { exact: true })).toBeVisible();
      const card = page.getByRole('region', { name: 'Python Premium Course' });
      await expect(card.getByText('12 Weeks', { exact: true })).toBeVisible();
      await expect(card.getByText('Summary', { exact: true })).toBeVisible();
      await expect(card.getByText('$ 270', { exact: true })).toBeVisible();
      await expect(card.getByRole('button', { name: 'Click to proceed' })).toBeVisible();
    }
  });

  test('"Click to proceed" reveals the payment panel, its radio and the card form', async ({ page }) => {
    await open(page, '/enroll-now/kitchen-chemistry');
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
  });

  test('Card numbers are not sent, stored or added to the URL; the page says that it is a sample', async ({
    page,
    context,
  }) => {
    await open(page, '/enroll-now/kitchen-chemistry');
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
    // A reload does not restore the card number.
    await page.getByLabel('Card number').fill(number);
    await page.reload();
    await page.getByRole('button', { name: 'Click to proceed' }).click();
    await page.getByText('Add Your Card Information', { exact: true }).click();
    await expect(page.getByLabel('Card number')).toHaveValue('');
  });
});

test.describe('2 Screens and routes: /add', () => {
  test('Content and behaviour', async ({ page }) => {
    await open(page, '/add');
    await test.step('The form shows its fields and its button', async () => {
      for (const label of ['Name', 'Home point descriptions', 'Short description', 'Long description']) {
        await expect(page.getByLabel(label, { exact: true })).toBeVisible();
      }
      await expect(page.getByText('One per line')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Create Course' })).toBeVisible();
    });
    await test.step('The draft form accepts empty fields', async () => {
      await page.getByRole('button', { name: 'Create Course' }).click();
      await expect(page.getByRole('main').locator('pre')).toBeVisible();
      await expect(page.locator('[aria-invalid], :user-invalid')).toHaveCount(0);
    });
    await test.step('It sends nothing; it logs the draft and shows it', async () => {
      const sent: string[] = [];
      // An idle browser prefetches the scripts of other pages.
      page.on('request', (request) => {
        if (!request.url().includes('/assets/')) sent.push(request.url());
      });
      await page.getByLabel('Name', { exact: true }).fill('Kites');
      await page.getByLabel('Home point descriptions').fill('Fold\n\n  Fly  \nMeasure');
      await page.getByLabel('Short description').fill('Short');
      await page.getByLabel('Long description').fill('Long');
      const logged = page.waitForEvent('console', (message) => message.type() === 'log');
      await page.getByRole('button', { name: 'Create Course' }).click();
      const draft = {
        name: 'Kites',
        homepointdescription: ['Fold', 'Fly', 'Measure'],
        shortdescription: 'Short',
        longdescription: 'Long',
      };
      const values = await Promise.all((await logged).args().map((arg) => arg.jsonValue()));
      expect(values).toContainEqual(draft);
      expect(JSON.parse((await page.getByRole('main').locator('pre').textContent()) ?? '')).toEqual(draft);
      expect(sent).toEqual([]);
    });
  });
});
