import { type RunningServer, startServer } from '../server.ts';
import { type FaultyApi, startFaultyApi } from './faulty-api.ts';
import { test as base, expect } from './site.ts';

/** A site whose API is another server, one that breaks on demand. */
const test = base.extend<object, { api: FaultyApi; site: RunningServer }>({
  api: [
    async ({ server }, use) => {
      const api = await startFaultyApi(server.url);
      await use(api);
      await api.stop();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ api }, use) => {
      const site = await startServer({ API_HOST: api.host, PAGE_CACHE_SECONDS: '0' });
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

const course = 'kitchen-chemistry';
/** Every list of the three pages, and something that stands only when it loaded. */
const lists = [
  { path: '/', call: 'category', shows: 'main a[href^="/explore-allcourses?category="]' },
  { path: '/', call: 'banner', shows: 'main h2:text("Announcements")' },
  { path: '/', call: 'hometest', shows: 'main h2:text("What Families Say")' },
  { path: '/', call: 'faq', shows: 'main details' },
  { path: '/explore-allcourses', call: 'course', shows: 'main article' },
  { path: `/course-details/${course}`, call: `course/single/${course}`, shows: 'main h2:text("What You Will Learn")' },
  { path: `/course-details/${course}`, call: `module/course/${course}`, shows: 'main a[href^="/video/"]' },
  {
    path: `/course-details/${course}`,
    call: `coursefaq/single/${course}`,
    shows: 'main h2:text("FAQ- Python Programming")',
  },
  {
    path: `/course-details/${course}`,
    call: `coursetest/course/${course}`,
    shows: 'main h2:text("What Our Learners Say")',
  },
] as const;
const faults = ['500', 'html', 'truncated', 'null', 'hang'] as const;

for (const { path, call, shows } of lists) {
  test.describe(`${call} on ${path}`, () => {
    test('shows when it is answered', async ({ page, site, api }) => {
      api.break({});
      await page.goto(site.url + path);
      await expect(page.locator(shows).first()).toBeVisible();
    });

    for (const fault of faults) {
      test(`renders nothing of the list when it answers ${fault}, and the page stands`, async ({
        page,
        site,
        api,
      }, info) => {
        api.break({ [call]: fault });
        if (fault === 'hang') await page.clock.install();
        await page.goto(`${site.url}${path}`);
        if (fault === 'hang') await page.clock.fastForward(11_000);
        await expect(page.locator('main [role=status]').filter({ hasText: /loading/i })).toHaveCount(0);
        await expect(page.locator(shows)).toHaveCount(0);
        await expect(page.getByRole('banner')).toBeVisible();
        await expect(page.getByRole('contentinfo')).toBeAttached();
        await expect(page.locator('body')).not.toContainText(/undefined|\[object|NaN/);
        // Asked once by the server and once by the browser, never hammered.
        expect(api.calls()[call] ?? 0).toBeLessThanOrEqual(3);
        info.annotations.push({ type: 'calls', description: String(api.calls()[call]) });
      });
    }
  });
}

test.describe('Another API host', () => {
  test('is asked by server and browser alike, and its content is what shows', async ({ page, site, api, server }) => {
    const courses: { _id: string; name: string }[] = await (await fetch(`${server.url}/api/course`)).json();
    const others = courses.map((entry) => ({ ...entry, name: `Elsewhere: ${entry.name}` }));
    api.break({ course: { other: others } });
    await page.goto(`${site.url}/explore-allcourses?category=technology&level=advanced`);
    await expect(page.getByRole('main').getByRole('article').first()).toContainText('Elsewhere: ');
    const html = await (
      await page.request.get(`${site.url}/explore-allcourses?category=technology&level=advanced`)
    ).text();
    expect(html).toContain('Elsewhere: ');
    // The site itself has no API then.
    expect((await page.request.get(`${site.url}/api/course`)).status()).toBe(404);
  });
});
