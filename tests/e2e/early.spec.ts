import { holdBack, hydrated } from './helpers.ts';
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
  });
});
