import { answer, lesson, logIn, open } from '../helpers.ts';
import { expect, test } from '../site.ts';

interface Video {
  name: string;
  description: string;
  image: string;
  videourl: string;
}

const address = `/video/${lesson}`;

test.describe('2 Screens and routes: /video/{id} (protected)', () => {
  test('Grid and player', async ({ page, context, server }) => {
    await logIn(context, server.url);
    await open(page, address);
    await test.step('Each card of the grid shows thumbnail, name and description', async () => {
      const { lecturevideos } = (
        await answer<{ lesson: { lessonId: { lecturevideos: { video: Video }[] } } }>(server, `lessonvideo/${lesson}`)
      ).lesson.lessonId;
      expect(lecturevideos.length).toBeGreaterThan(0);
      const cards = page.getByRole('main').getByRole('article');
      await expect(cards).toHaveCount(lecturevideos.length);
      for (const [index, { video }] of lecturevideos.entries()) {
        await expect(cards.nth(index).locator('img')).toHaveAttribute('src', video.image);
        await expect(cards.nth(index).getByRole('heading')).toContainText(video.name);
        await expect(cards.nth(index)).toContainText(video.description);
      }
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
  });

  test('A click on a card opens a modal player for its file; closing it clears the selection', async ({
    page,
    context,
    server,
  }) => {
    const row = (name: string) => ({
      _id: name,
      video: {
        name,
        description: 'About it',
        image: '',
        videourl: `/media/clips/${name}.mp4`,
        captions: `/media/clips/${name}.vtt`,
      },
    });
    const json = { lesson: { lessonId: { lecturevideos: [row('science-1'), row('science-2')] } } };
    await page.route('**/api/lessonvideo/*', (route) => route.fulfill({ json }));
    await logIn(context, server.url);
    await open(page, '/course-details/kitchen-chemistry');
    await page.getByRole('main').locator('details summary').first().click();
    await page
      .getByRole('link', { name: /^Watch Lecture - / })
      .first()
      .click();
    const cards = page.getByRole('main').getByRole('article');
    await expect(cards).toHaveCount(2);

    for (const [index, name] of ['science-1', 'science-2'].entries()) {
      await cards.nth(index).click({ position: { x: 30, y: 30 } });
      const modal = page.getByRole('dialog', { name });
      const video = modal.locator('video');
      await expect(video).toHaveAttribute('src', `/media/clips/${name}.mp4`);
      await expect(video).toHaveAttribute('controls');
      await expect(video.locator('track')).toHaveAttribute('src', `/media/clips/${name}.vtt`);
      await expect(video.locator('track')).toHaveAttribute('kind', 'captions');
      if (index === 0) await modal.getByRole('button', { name: 'Close' }).click();
      else await page.keyboard.press('Escape');
      await expect(page.locator('dialog, video')).toHaveCount(0);
    }
  });

  test('Without a token the page shows the error and redirects to the home page: by URL, by link, and on the server', async ({
    page,
  }) => {
    const message = page.getByRole('alert').getByText('Please login for course lecture');
    await test.step('By URL', async () => {
      await open(page, address);
      await expect(message).toBeVisible();
      await expect.poll(() => new URL(page.url()).pathname).toBe('/');
      // The message is beside the buttons of the Sign In dialog, not over them.
      const modal = page.getByRole('dialog', { name: 'Welcome Back' });
      for (const name of ['Close', 'Sign In']) {
        await modal.getByRole('button', { name, exact: true }).click({ trial: true });
      }
    });
    await test.step('By a link', async () => {
      await open(page, '/course-details/kitchen-chemistry');
      await page.getByRole('main').locator('details summary').first().click();
      await page
        .getByRole('main')
        .getByRole('link', { name: /^Watch Lecture - / })
        .first()
        .click();
      await expect.poll(() => new URL(page.url()).pathname).toBe('/');
      await expect(message).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: /^Empowering Minds/ })).toBeVisible();
    });
    await test.step('On the server', async () => {
      const response = await page.request.get(address, { maxRedirects: 0 });
      expect(response.status()).toBe(302);
      expect(new URL(response.headers().location ?? '', 'http://x').pathname).toBe('/');
    });
  });
});
