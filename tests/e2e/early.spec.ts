import { headerTakenOver, holdBack, hydrated, toast } from './helpers.ts';
import { expect, test } from './site.ts';

test.describe('Before its scripts have come, the catalogue', () => {
  test('leaves the right cards at a choice, and hands it to the scripts when they come', async ({ page }) => {
    const letThrough = await holdBack(page, '**/assets/*.js');
    const pages: string[] = [];
    page.on('request', (request) => request.isNavigationRequest() && pages.push(request.url()));
    await page.goto('/explore-allcourses');
    const cards = page.getByRole('main').getByRole('article');
    await expect(cards).toHaveCount(42);
    await page.getByLabel('Category').selectOption('science');
    await expect(cards.filter({ visible: true })).toHaveCount(9);
    await page.getByLabel('Level').selectOption('beginner');
    await expect(cards.filter({ visible: true })).toHaveCount(3);

    letThrough();
    await hydrated(page);
    await expect(page).toHaveURL(/\?category=science&level=beginner$/);
    await expect(page.getByRole('status').filter({ hasText: '3 of 42 courses' })).toBeVisible();
    await expect(cards).toHaveCount(3);
    await page.getByLabel('Level').selectOption('');
    await expect(cards.filter({ visible: true })).toHaveCount(9);
    await page.goBack();
    await page.goBack();
    await expect(cards.filter({ visible: true })).toHaveCount(42);
    expect(pages).toHaveLength(1);
  });

  test('asks the server where a filtered page does not have the cards of another choice', async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/explore-allcourses?category=maths');
    await page.getByLabel('Category').selectOption('science');
    await expect(page).toHaveURL(/category=science/);
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(9);
    // A browser that puts the choice back into the form is not sent forward again.
    await page.goBack();
    await expect(page).toHaveURL(/category=maths$/);
    await expect(page.getByRole('status')).toHaveText(/^\d+ of 42 courses$/);
    await expect(page).toHaveURL(/category=maths$/);
  });

  test('asks the server, which has words for it, when a choice leaves no card', async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/explore-allcourses');
    await page.evaluate(() => {
      for (const kind of document.querySelectorAll('main bdi'))
        if (kind.textContent === 'Arts') kind.textContent = 'Maths';
    });
    await page.getByLabel('Category').selectOption('arts');
    await expect(page).toHaveURL(/category=arts/);
    await expect(page.getByRole('status')).toHaveText(/^\d+ of 42 courses$/);
  });

  test('leaves no step back to the very same view when a choice was taken back', async ({ page }) => {
    const letThrough = await holdBack(page, '**/assets/*.js');
    await page.goto('/explore-allcourses');
    const cards = page.getByRole('main').getByRole('article').filter({ visible: true });
    await page.getByLabel('Category').selectOption('science');
    await expect(cards).toHaveCount(9);
    await page.getByLabel('Category').selectOption('');
    await expect(cards).toHaveCount(42);
    const steps = await page.evaluate(() => history.length);
    letThrough();
    await hydrated(page);
    await expect(cards).toHaveCount(42);
    expect(await page.evaluate(() => history.length)).toBe(steps);
  });

  test('counts a choice that was made while the page was still coming', async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        const select = document.querySelector<HTMLSelectElement>('main select[name=category]');
        if (!select || !document.querySelector('main article')) return;
        observer.disconnect();
        select.value = 'science';
        select.dispatchEvent(new Event('change', { bubbles: true }));
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto('/explore-allcourses');
    await expect(page.getByLabel('Category')).toHaveValue('science');
    await expect(page.getByRole('main').getByRole('article').filter({ visible: true })).toHaveCount(9);
  });

  test('still leaves the right cards after a course and Back', async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/explore-allcourses');
    const cards = page.getByRole('main').getByRole('article').filter({ visible: true });
    await page.getByLabel('Category').selectOption('science');
    await expect(cards).toHaveCount(9);
    await cards.getByRole('link').first().click();
    await expect(page).toHaveURL(/course-details/);
    await page.goBack();
    await expect(page.getByLabel('Category')).toHaveValue('science');
    await expect(cards).toHaveCount(9);
  });
});

test.describe('Before its scripts have come, the contact form', () => {
  test('is sent to the server, whose answer is gone once the visitor has been elsewhere', async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/contactus');
    await page.getByLabel('Subject').fill('Kites');
    await page.unroute('**/assets/*.js');
    await page.getByRole('button', { name: 'Send message' }).click();
    const email = page.getByLabel('Your e-mail');
    await expect(email).toHaveAccessibleDescription(/Email is required/);
    await hydrated(page);
    await expect(email).toHaveAccessibleDescription(/Email is required/);
    await expect(page.getByLabel('Subject')).toHaveValue('Kites');

    await email.fill('parent@example.com');
    await page.getByLabel('Your message').fill('How high may they fly?');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(toast(page, 'Thank you, your message has been received.')).toBeVisible();
    const nav = page.getByRole('navigation', { name: 'Main' });
    await nav.getByRole('link', { name: 'Home', exact: true }).click();
    await expect(page).toHaveURL('/');
    await nav.getByRole('link', { name: 'Contact Us', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeFocused();
    for (const field of await page.getByRole('main').getByRole('textbox').all()) await expect(field).toHaveValue('');
    await expect(page.locator('[aria-invalid]')).toHaveCount(0);
    await expect(page.locator('[data-outcome]')).toHaveCount(0);
  });
});

test.describe('Before its scripts have come, the menu', () => {
  test('unfolds, and is folded again on the page that one of its links leads to once they are there', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    const letThrough = await holdBack(page, '**/assets/*.js');
    await page.goto('/');
    const nav = page.getByRole('navigation', { name: 'Main' });
    await page.getByRole('link', { name: 'Open the menu' }).click();
    await expect(nav).toBeVisible();
    letThrough();
    await headerTakenOver(page);
    await expect(nav).toBeVisible();
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await nav.getByRole('link', { name: 'Blogs' }).click();
    await expect(page).toHaveURL('/blogs');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    await expect(nav).toBeHidden();
    await expect(page.locator('header [aria-current=page]')).toHaveText('Blogs');
  });
});
