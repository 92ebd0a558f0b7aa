import { open } from './helpers.ts';
import { expect, test } from './site.ts';

test.describe('A visitor finds a course', () => {
  test('from the home page through a filter and Back to a lesson', async ({ page }) => {
    await open(page, '/');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Empowering Minds with');
    await page.getByRole('link', { name: 'Explore All Courses' }).click();

    await expect(page).toHaveURL(/\/explore-allcourses$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Explore All Our Courses' })).toBeFocused();
    const cards = page.getByRole('main').getByRole('article');
    await expect(cards).toHaveCount(42);

    await page.getByLabel('Category').selectOption('science');
    await expect(page).toHaveURL(/\?category=science$/);
    await expect(cards).toHaveCount(9);
    await page.getByLabel('Level').selectOption('beginner');
    await expect(page).toHaveURL(/\?category=science&level=beginner$/);
    await expect(cards).toHaveCount(3);

    await page.goBack();
    await expect(cards).toHaveCount(9);
    await expect(page.getByLabel('Level')).toHaveValue('');
    await page.goForward();
    await expect(cards).toHaveCount(3);

    const name = (await cards.first().getByRole('heading').textContent()) ?? '';
    await cards.first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/course-details\//);
    await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
    await expect(page.getByText(`Welcome to ${name} course!`)).toBeVisible();
    expect(await page.evaluate(() => scrollY)).toBe(0);

    await page.locator('details summary').first().click();
    await expect(page.getByRole('link', { name: /^Watch Lecture - / }).first()).toBeVisible();
  });

  test('by a shared link that holds the filter, without a second fetch of what came along', async ({ page }) => {
    const calls: string[] = [];
    page.on('request', (request) => request.url().includes('/api/') && calls.push(request.url()));
    await open(page, '/explore-allcourses?level=advanced&category=Maths');
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(2);
    await expect(page.getByLabel('Category')).toHaveValue('maths');
    // Hydrated: the page answers a choice.
    await page.getByRole('button', { name: 'Clear Filter' }).click();
    await expect(page).toHaveURL(/\/explore-allcourses$/);
    expect(calls).toEqual([]);
  });

  test('and reads what no course matches', async ({ page, server }) => {
    const courses = await (await fetch(`${server.url}/api/course`)).json();
    expect(courses.length).toBeGreaterThanOrEqual(40);
    await page.route('**/api/course', (route) => route.fulfill({ json: courses.slice(0, 1) }));
    await open(page, '/');
    await page.getByRole('link', { name: 'Explore All Courses' }).click();
    await page.getByLabel('Level').selectOption('advanced');
    await expect(page.getByText('No courses match the selected criteria.')).toBeVisible();
  });
});

test.describe('An address that leads nowhere', () => {
  for (const path of [
    '/nothing-here',
    '/course-details/no-such-course',
    '/course-details/..%2f..%2fetc',
    '/course-details/%F0%9F%A6%8A',
  ]) {
    test(`answers 404 with a page that helps: ${path}`, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(
        page
          .getByRole('main')
          .getByRole('link', { name: /courses/i })
          .first(),
      ).toBeVisible();
    });
  }
});

test.describe('With JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('the home page is complete', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Our Programs' })).toBeVisible();
    await expect(page.getByRole('main').locator('details')).toHaveCount(6);
  });

  test('the catalogue filters by its form, and a course shows all its lessons', async ({ page }) => {
    await page.goto('/explore-allcourses');
    await page.getByLabel('Category').selectOption('arts');
    await page.getByRole('button', { name: 'Show courses' }).click();
    await expect(page).toHaveURL(/category=arts/);
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(8);
    await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
    await expect(page).toHaveURL(/course-details/);
    await expect(page.getByRole('heading', { name: 'FAQ- Python Programming' })).toBeVisible();
    expect(await page.getByRole('main').locator('details').count()).toBeGreaterThan(10);
  });
});
