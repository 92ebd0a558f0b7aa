import type { Page } from '@playwright/test';
import { course, freeLesson, holdRequests, logIn, open, toast } from '../helpers.ts';
import { expect, test } from '../site.ts';

/** Records the API requests of the browser in order, as "GET course". */
function recordRequests(page: Page, host: string) {
  const calls: string[] = [];
  page.on('request', (request) => {
    // Ignore the site's assets, and the progress of an account, which is not in the API contract.
    const isOwn = [`${host}/assets/`, `${host}/api/user/progress`].some((own) => request.url().startsWith(own));
    if (/fetch|xhr/.test(request.resourceType()) && !isOwn)
      calls.push(`${request.method()} ${request.url().replace(`${host}/api/`, '')}`);
  });
  return calls;
}

test.describe('7 The calls it makes', () => {
  const pages = [
    // The idle home page prefetches the list of the catalogue.
    { link: 'Courses', calls: ['GET course?counts'] },
    { link: 'Home', calls: ['GET banner', 'GET category', 'GET faq', 'GET hometest'] },
    { link: 'About Us', calls: ['GET aboutus', 'GET achievement', 'GET information', 'GET team', 'GET winner'] },
    { link: 'Ambassadors', calls: ['GET ambassador', 'GET herosectionambassador'] },
    { link: 'Products', calls: ['GET herosectionproduct', 'GET product'] },
    { link: 'Blogs', calls: [] },
    { link: 'Contact Us', calls: [] },
  ];

  test('Every page makes the requests of the specification', async ({ page, context, server }) => {
    await logIn(context, server.url);
    const calls = recordRequests(page, server.url);
    const seen: { method: string; headers: Record<string, string> }[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/')) seen.push({ method: request.method(), headers: request.headers() });
    });
    const nav = page.getByRole('navigation', { name: 'Main' });
    await open(page, '/vr-labs');
    await test.step('Each page makes its requests once, to the one API host', async () => {
      for (const { link, calls: wanted } of pages) {
        await test.step(link, async () => {
          calls.length = 0;
          await nav.getByRole('link', { name: link, exact: true }).click();
          await expect(nav.locator('[aria-current=page]')).toHaveText(link);
          await expect(page.getByRole('status').filter({ hasText: /loading/i })).toHaveCount(0);
          await expect.poll(() => calls.toSorted()).toEqual(wanted);
        });
      }
    });
    await test.step('No request carries an authorisation header; all have only JSON headers', async () => {
      await page.getByLabel('Your e-mail').fill('a@example.com');
      await page.getByLabel('Subject').fill('Kites');
      await page.getByLabel('Your message').fill('How high?');
      await page.getByRole('button', { name: 'Send message' }).click();
      await expect(toast(page, 'Thank you')).toBeVisible();
      expect(seen.length).toBeGreaterThan(12);
      for (const { method, headers } of seen) {
        expect(headers).not.toHaveProperty('authorization');
        expect(headers.accept).toBe('application/json');
        expect(headers['content-type']).toBe(method === 'POST' ? 'application/json' : undefined);
      }
    });
  });

  test('A course requests its details, modules, FAQ and testimonials; a lecture requests its videos; both show a spinner until the response', async ({
    page,
    context,
    server,
  }) => {
    const spinners = page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: /loading/i });
    await logIn(context, server.url);
    await open(page, '/explore-allcourses');
    const calls = recordRequests(page, server.url);
    const release = await holdRequests(page, /\/api\/(course|module)/);
    await page.locator(`main a[href="/course-details/${course}"]`).click();
    await expect(spinners).not.toHaveCount(0);
    release();
    await expect(page.getByRole('region', { name: 'Course Curriculum' })).toBeVisible();
    await expect(spinners).toHaveCount(0);
    expect(calls.toSorted()).toEqual([
      `GET course/single/${course}`,
      `GET coursefaq/single/${course}`,
      `GET coursetest/course/${course}`,
      `GET module/course/${course}`,
    ]);
    calls.length = 0;
    const releaseVideos = await holdRequests(page, `**/api/lessonvideo/${freeLesson}`);
    await page.getByRole('link', { name: 'Try Demo' }).click();
    await expect(spinners).not.toHaveCount(0);
    releaseVideos();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    expect(calls).toEqual([`GET lessonvideo/${freeLesson}`]);
  });
});
