import { course, expectBeside, lesson, open, signIn } from '../helpers.ts';
import { expect, test } from '../site.ts';

const address = `/video/${lesson}`;

test.describe('2 Screens and routes: /video/{id} (protected)', () => {
  test('The page of a lecture has the grid and the player of the specification', async ({ page, context, server }) => {
    await signIn(context, server);
    await open(page, `${address}?course=${course}`);
    await test.step('A wide screen shows the lessons beside the lecture', () => {
      const main = page.getByRole('main');
      return expectBeside(main.getByRole('article').first(), main.getByRole('navigation').last());
    });
    await test.step('The player plays, resumes its position and changes its speed; closing stops playback', async () => {
      const card = page.getByRole('main').getByRole('button', { name: /^Play/ }).first();
      await card.click();
      const video = page.getByRole('dialog').locator('video');
      await expect.poll(() => video.evaluate((clip: HTMLVideoElement) => clip.duration)).toBeGreaterThan(10);
      await page.getByRole('dialog').getByLabel('Speed').selectOption('0.5');
      expect(await video.evaluate((clip: HTMLVideoElement) => clip.playbackRate)).toBe(0.5);
      const clip = await video.evaluateHandle(async (element: HTMLVideoElement) => {
        element.muted = true;
        element.currentTime = 5.5;
        await element.play();
        return element;
      });
      await expect.poll(() => clip.evaluate(({ currentTime }) => currentTime)).toBeGreaterThan(5.6);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      expect(await clip.evaluate(({ paused }) => paused)).toBe(true);
      await card.click();
      await expect(page.getByRole('dialog').getByText(/Continues where you left, at 0:0[56]/)).toBeVisible();
      await expect.poll(() => video.evaluate((again: HTMLVideoElement) => again.currentTime)).toBeGreaterThanOrEqual(5);
    });
    await test.step('A lecture stops playing when the visitor leaves its page', async () => {
      const video = page.getByRole('dialog').locator('video');
      const handle = await video.elementHandle();
      await page.evaluate(() => history.pushState(null, '', '/blogs'));
      await expect(video).toHaveCount(0);
      expect(await handle?.evaluate((element) => element instanceof HTMLVideoElement && element.paused)).toBe(true);
    });
  });

  test('Without a token the page shows the error and redirects to the home page: by URL and by link', async ({
    page,
  }) => {
    const message = page.getByRole('alert').getByText('Please login for course lecture');
    await test.step('By URL', async () => {
      await open(page, address);
      await expect(message).toBeVisible();
      await expect.poll(() => new URL(page.url()).pathname).toBe('/');
      // The toast does not cover the buttons of the Sign In dialog.
      const modal = page.getByRole('dialog', { name: 'Welcome Back' });
      for (const name of ['Close', 'Sign In']) {
        await modal.getByRole('button', { name, exact: true }).click({ trial: true });
      }
    });
    await test.step('By a link', async () => {
      await open(page, '/course-details/kitchen-chemistry');
      await page.getByRole('main').locator('details summary').nth(1).click();
      await page
        .getByRole('main')
        .getByRole('link', { name: /^Watch Lecture - / })
        .first()
        .click();
      await expect.poll(() => new URL(page.url()).pathname).toBe('/');
      await expect(message).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: /^Empowering Minds/ })).toBeVisible();
    });
  });
});
