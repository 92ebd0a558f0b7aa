import { carouselIn } from './helpers.ts';
import { expect, test } from './site.ts';

test.use({ javaScriptEnabled: false });

/*
 * Uses the pages in a browser without scripts. tests/api/specification tests the server's HTML, and every-page.spec.ts compares
 * it with the hydrated pages.
 */
test.describe('With JavaScript off', () => {
  test('the catalogue filters by its form, and a card opens its course, whose panels open one at a time', async ({
    page,
  }) => {
    await page.goto('/explore-allcourses?partner=green-valley');
    await page.getByLabel('Category').selectOption('maths');
    await page.getByRole('button', { name: 'Show courses' }).click();
    await expect(page).toHaveURL(
      '/explore-allcourses?partner=green-valley&q=&category=maths&level=&age=&days=&fee=&language=&order=',
    );
    await page.getByLabel('Search').fill('tiles');
    await page.getByRole('button', { name: 'Show courses' }).click();
    await expect(page).toHaveURL(
      '/explore-allcourses?partner=green-valley&q=tiles&category=maths&level=&age=&days=&fee=&language=&order=',
    );
    await expect(page.getByRole('article')).toHaveCount(1);
    await page
      .getByRole('article')
      .first()
      .click({ position: { x: 30, y: 30 } });
    await expect(page).toHaveURL(/\/course-details\//);
    const panels = page.getByRole('main').locator('details');
    expect(await panels.count()).toBeGreaterThan(10);
    for (const index of [0, 2]) {
      await panels.nth(index).locator('summary').click();
      await expect(panels.nth(index).locator('p').first()).toBeVisible();
      await expect(page.getByRole('main').locator('details[open]')).toHaveCount(1);
    }
  });

  test('every slide of a carousel can be scrolled to, and the menu of a narrow screen opens, closes and navigates', async ({
    page,
  }) => {
    await page.goto('/aboutus');
    for (const heading of ['Get To Know About Our Team', 'Competition We Won']) {
      const last = carouselIn(page, heading).getByRole('article').last();
      await last.scrollIntoViewIfNeeded();
      await expect(last).toBeInViewport({ ratio: 0.9 });
    }
    await page.setViewportSize({ width: 390, height: 800 });
    const nav = page.getByRole('navigation', { name: 'Main' });
    await expect(nav).toBeHidden();
    await page.getByRole('link', { name: 'Open the menu' }).click();
    await expect(nav).toBeVisible();
    await nav.getByRole('link', { name: 'Close the menu' }).click();
    await expect(nav).toBeHidden();
    await page.getByRole('link', { name: 'Open the menu' }).click();
    await nav.getByRole('link', { name: 'Contact Us' }).click();
    await expect(page).toHaveURL('/contactus');
    await expect(nav).toBeHidden();
  });

  test('cards keep their height when they come into view, so that a press hits its target', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto('/explore-allcourses');
    const main = page.getByRole('main');
    const before = await main.boundingBox();
    await main.getByRole('article').last().scrollIntoViewIfNeeded();
    await expect(main.getByRole('article').last()).toBeInViewport();
    expect((await main.boundingBox())?.height).toBe(before?.height);
  });

  test('the contact form responds with a page that keeps the typed values and focuses the first invalid field', async ({
    page,
  }) => {
    await page.goto('/contactus');
    const body = 'First line\n\n</textarea><script>alert(1)</script>\nاردو بھی';
    await page.getByLabel('Your e-mail').fill('parent@example.com');
    await page.getByLabel('Your message').fill(body);
    await page.getByRole('button', { name: 'Send message' }).click();
    const subject = page.getByLabel('Subject');
    await expect(subject).toBeFocused();
    await expect(subject).toHaveAttribute('aria-invalid', 'true');
    await expect(subject).toHaveAccessibleDescription(/Subject is required/);
    await expect(page.getByLabel('Your message')).toHaveValue(body);
    await subject.fill('Kites & "strings" <b>');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByRole('status').getByText('Thank you, your message has been received.')).toBeVisible();
    await expect(page.getByLabel('Your message')).toHaveValue('');
    await expect(page.locator('[aria-invalid]')).toHaveCount(0);
  });
});
