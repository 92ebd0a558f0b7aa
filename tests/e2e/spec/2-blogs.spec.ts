import { posts } from '../../../src/sections/blog-list/posts.ts';
import { columns, open } from '../helpers.ts';
import { expect, test } from '../site.ts';

test.describe('2 Screens and routes: /blogs', () => {
  test('Content', async ({ page }) => {
    await test.step('Each card shows image, title and date of the local list, without a request', async () => {
      const calls: string[] = [];
      page.on('request', (request) => request.url().includes('/api/') && calls.push(request.url()));
      // The home page prefetches the data of the catalogue.
      const prefetched = page.waitForResponse('**/api/course?counts');
      await open(page, '/');
      await prefetched;
      calls.length = 0;
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blogs' }).click();
      const cards = page.getByRole('main').getByRole('listitem');
      await expect(cards).toHaveCount(posts.length);
      for (const [index, { imageUrl, title, date }] of posts.entries()) {
        await expect(cards.nth(index).locator('img')).toHaveAttribute('src', imageUrl);
        await expect(cards.nth(index).getByRole('heading')).toHaveText(title);
        await expect(cards.nth(index)).toContainText(date);
      }
      expect(calls).toEqual([]);
    });
    await test.step('The grid has 3 columns, 2 on narrow screens, 1 on very narrow screens', async () => {
      const cards = page.getByRole('main').getByRole('listitem');
      for (const [width, wanted] of [
        [1366, 3],
        [912, 3],
        [820, 2],
        [541, 2],
        [540, 1],
        [390, 1],
      ] as const) {
        await page.setViewportSize({ width, height: 900 });
        expect(await columns(cards), `${width} px`).toBe(wanted);
      }
      await page.setViewportSize({ width: 1366, height: 900 });
    });
    await test.step('A card opens its article', async () => {
      await page
        .getByRole('main')
        .getByRole('listitem')
        .nth(2)
        .click({ position: { x: 30, y: 30 } });
      await expect(page).toHaveURL('/blog-details/b3');
    });
  });
});

test.describe('2 Screens and routes: /blog-details/{id}', () => {
  test('Content', async ({ page }) => {
    await open(page, '/blog-details/b1');
    await test.step('The article has its title, date and three sections', async () => {
      const article = page.getByRole('main').getByRole('article');
      await expect(article.getByRole('heading', { level: 1 })).toHaveText('STEAM Education');
      await expect(article.getByText('28 July 2023', { exact: true })).toBeVisible();
      await expect(article.getByRole('heading', { level: 2 })).toHaveText([
        'What is STEM?',
        'Why do we need STEAM ?',
        'Advantages of STEAM?',
      ]);
    });
    await test.step('Every id shows the same article', async () => {
      const served = async (id: string) =>
        /<main[\s\S]*<\/main>/.exec(await (await page.request.get(`/blog-details/${id}`)).text())?.[0];
      const first = await served('b1');
      expect(first).toContain('STEAM Education');
      for (const id of ['b7', 'no-such-blog', '%F0%9F%A6%8A']) expect(await served(id), id).toBe(first);
    });
    await test.step('"Back to Blogs" goes to /blogs', async () => {
      await page.getByRole('link', { name: 'Back to Blogs' }).click();
      await expect(page).toHaveURL('/blogs');
      await expect(page.getByRole('heading', { level: 1, name: 'Blogs' })).toBeVisible();
    });
  });
});

test.describe('2 Screens and routes: /vr-labs', () => {
  test('The placeholder shows its two texts', async ({ page }) => {
    await open(page, '/vr-labs');
    await expect(page.getByText('VR LABS IS COMING SOON', { exact: true })).toBeVisible();
    await expect(page.getByText('Our Team is Working On It....', { exact: true })).toBeVisible();
  });
});
