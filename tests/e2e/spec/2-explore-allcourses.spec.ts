import { answer, columns, open, type Wire } from '../helpers.ts';
import { expect, test } from '../site.ts';

test.describe('2 Screens and routes: /explore-allcourses', () => {
  test('Content', async ({ page, server }) => {
    await open(page, '/explore-allcourses');
    await test.step('The filters start empty, both must match, and one button resets both', async () => {
      const courses = await answer<Wire<'course'>[]>(server, 'course');
      const count = (category: string, level: string) =>
        courses.filter((one) => one.category.name === category && one.level === level).length;
      const cards = page.getByRole('main').getByRole('article');
      const [category, level] = [page.getByLabel('Category'), page.getByLabel('Level')];
      await expect(category).toHaveValue('');
      await expect(level).toHaveValue('');
      await expect(cards).toHaveCount(courses.length);
      await category.selectOption('engineering');
      await level.selectOption('intermediate');
      await expect(cards).toHaveCount(count('Engineering', 'Intermediate'));
      await page.getByRole('button', { name: 'Clear Filter' }).click();
      await expect(category).toHaveValue('');
      await expect(level).toHaveValue('');
      await expect(cards).toHaveCount(courses.length);
    });
    await test.step('The page shows the banner, the two selects with their options, and "Clear Filter"', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Explore All Our Courses');
      const choices = async (label: string) =>
        (await page.getByLabel(label).getByRole('option').allTextContents())
          .slice(1)
          .map((text) => text.replace(/ \(\d+\)$/, ''));
      expect(await choices('Category')).toEqual(['Science', 'Technology', 'Engineering', 'Arts', 'Maths']);
      expect(await choices('Level')).toEqual(['Beginner', 'Intermediate', 'Advanced']);
      await page.getByLabel('Category').selectOption('arts');
      await page.getByLabel('Level').selectOption('beginner');
      await page.getByRole('button', { name: 'Clear Filter' }).click();
      await expect(page.getByLabel('Category')).toHaveValue('');
      await expect(page.getByLabel('Level')).toHaveValue('');
      await expect(page.getByRole('main').getByRole('article')).toHaveCount(42);
    });
    await test.step('A card shows image, name, category and level, the first 3 points and "Learn More"', async () => {
      const courses = await answer<Wire<'course'>[]>(server, 'course');
      const cards = await page
        .getByRole('main')
        .getByRole('article')
        .evaluateAll((all) =>
          all.map((card) => ({
            image: card.querySelector('img')?.getAttribute('src'),
            name: card.querySelector('h2')?.textContent,
            kind: card.querySelector('p')?.textContent,
            points: [...card.querySelectorAll('li')].map((point) => point.textContent),
            link: card.querySelector('a')?.getAttribute('href'),
            more: card.querySelector('a')?.textContent?.startsWith('Learn More'),
          })),
        );
      expect(courses.some(({ homepointdescription }) => homepointdescription.length > 3)).toBe(true);
      expect(cards).toEqual(
        courses.map(({ _id, name, homecourse, category, level, homepointdescription }) => ({
          image: homecourse,
          name,
          kind: `${category.name} / ${level}`,
          points: homepointdescription.slice(0, 3),
          link: `/course-details/${_id}`,
          more: true,
        })),
      );
    });
    await test.step('Cards have 4 columns, 2 below 912 px, 1 below 540 px', async () => {
      const cards = page.getByRole('main').getByRole('article');
      for (const [width, wanted] of [
        [1500, 4],
        [912, 4],
        [911, 2],
        [540, 2],
        [539, 1],
        [390, 1],
      ] as const) {
        await page.setViewportSize({ width, height: 900 });
        expect(await columns(cards), `${width} px`).toBe(wanted);
      }
      await page.setViewportSize({ width: 1366, height: 900 });
    });
    await test.step('A click anywhere on a card opens its course at the top', async () => {
      const card = page.getByRole('main').getByRole('article').nth(13);
      const name = (await card.getByRole('heading').textContent()) ?? '';
      await card.scrollIntoViewIfNeeded();
      expect(await page.evaluate(() => scrollY)).toBeGreaterThan(200);
      // The image: the point that is farthest from the link's text.
      await card.click({ position: { x: 40, y: 40 } });
      await expect(page).toHaveURL(/\/course-details\/[\w-]+$/);
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      expect(await page.evaluate(() => scrollY)).toBe(0);
    });
  });
  test('A spinner shows while the courses load', async ({ page }) => {
    let release = () => {};
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/course?counts', async (route) => {
      await gate;
      await route.continue();
    });
    await open(page, '/vr-labs');
    await page.getByRole('main').getByRole('link', { name: 'Explore All Courses' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Loading courses' })).toBeVisible();
    release();
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(42);
    await expect(page.getByRole('status').filter({ hasText: 'Loading courses' })).toHaveCount(0);
  });

  test('A filter without results shows the message of the spec', async ({ page, server }) => {
    const courses = await answer<Wire<'course'>[]>(server, 'course');
    const beginners = courses.filter(({ level }) => level === 'Beginner');
    await page.route('**/api/course?*', (route) => route.fulfill({ json: beginners }));
    await open(page, '/vr-labs');
    await page.getByRole('main').getByRole('link', { name: 'Explore All Courses' }).click();
    await page.getByLabel('Level').selectOption('advanced');
    await expect(page.getByRole('status').filter({ hasText: 'No courses match' })).toHaveText(
      'No courses match the selected criteria.',
    );
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(0);
  });
});
