import type { Page } from '@playwright/test';
import { readingRoutes } from '../routes.ts';
import { holdBack, hydrated, laidOut, open } from './helpers.ts';
import { expect, test } from './site.ts';
import { stallingLine } from './stalling-line.ts';

test.describe('The first frame', () => {
  const lastCard = (page: Page) => page.locator('main article').last();
  const lastIsLaidOut = (page: Page) =>
    lastCard(page).evaluate((card) => card.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }));

  test('lays out what is in view, and what is further down when that comes near', async ({ page }) => {
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    await open(page, '/explore-allcourses');
    expect(await lastIsLaidOut(page)).toBe(false);
    await lastCard(page).scrollIntoViewIfNeeded();
    await expect.poll(() => lastIsLaidOut(page)).toBe(true);
  });

  test('has none of what is two windows down a phone’s front page', async ({ page }) => {
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    await page.setViewportSize({ width: 412, height: 823 });
    await open(page, '/');
    // A part that has been laid out, though it be for one frame, keeps the height that it had then.
    const heights = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('main > *')].map((part) => part.offsetHeight),
    );
    expect(new Set(heights.slice(2)).size).toBe(1);
    expect(heights.length).toBeGreaterThan(4);
  });

  for (const [width, shown] of [
    [412, false],
    [820, true],
    [1366, true],
  ] as const) {
    test(`${shown ? 'has' : 'does not have'} a list’s twelfth card ${width} px wide`, async ({ page }) => {
      await page.addInitScript(() => {
        window.requestIdleCallback = () => 0;
      });
      await page.setViewportSize({ width, height: 823 });
      await open(page, '/explore-allcourses');
      const isLaidOut = (index: number) =>
        page
          .locator('main article')
          .nth(index)
          .evaluate((card) => card.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }));
      expect(await isLaidOut(2)).toBe(true);
      expect(await isLaidOut(11)).toBe(shown);
    });
  }

  for (const [width, waits] of [
    [412, false],
    [1366, true],
  ] as const) {
    test(`${waits ? 'waits' : 'does not wait'} for all links of the header ${width} px wide`, async ({
      page,
      server,
    }) => {
      const line = await stallingLine(server.url, 'Contact Us</a>');
      await page.setViewportSize({ width, height: 823 });
      await page.goto(`${line.url}/aboutus`, { waitUntil: 'commit' });
      await expect(page.locator('header a[href="/blogs"]')).toBeAttached();
      const painted = () => page.evaluate(() => performance.getEntriesByType('paint').length > 0);
      if (waits) {
        // Longer than the frame takes that would come now.
        for (let turn = 0; turn < 40; turn++) await page.evaluate(() => fetch('/media/favicon.svg'));
        expect(await painted()).toBe(false);
      } else await expect.poll(painted).toBe(true);
      line.goOn();
      await hydrated(page);
      expect(await painted()).toBe(true);
      expect(await page.evaluate(shifted)).toBeLessThanOrEqual(0.001);
      line.stop();
    });
  }

  test('is followed by all that is further down, whenever the browser has nothing else to do', async ({ page }) => {
    await open(page, '/explore-allcourses');
    await laidOut(page);
    expect(await lastIsLaidOut(page)).toBe(true);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    const heights = () =>
      page.evaluate(async () => {
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        return [...document.querySelectorAll('main article, footer')].map((part) => part.clientHeight);
      });
    const before = await heights();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    expect(await heights()).toEqual(before);
  });

  test('is followed by that on a phone, too, for what the page draws later', async ({ page }) => {
    await page.setViewportSize({ width: 412, height: 823 });
    await open(page, '/explore-allcourses');
    await laidOut(page);
    // What a card that is put there inherits.
    await expect(page.locator('main article').nth(5).locator('..')).toHaveCSS('--offscreen', 'visible');
  });

  test('of a page that follows on a link lays it out whole, so that Back finds its place', async ({ page }) => {
    await open(page, '/');
    await page.locator('main a[href="/explore-allcourses"]').first().click();
    await expect(page.getByRole('main').getByText(/^\d+ courses$/)).toBeVisible();
    expect(await lastIsLaidOut(page)).toBe(true);
  });

  test('has the line to itself: scripts are asked for when its pictures are there', async ({ page }) => {
    await open(page, '/explore-allcourses');
    const [banner, scripts] = await page.evaluate(timesOf, ['banners/explore.svg', 'entry-client']);
    expect(scripts?.startTime).toBeGreaterThanOrEqual(banner?.responseEnd ?? Number.NaN);
  });

  test('writes its headings as wide and as high as with the font that follows', async ({ page }) => {
    const letThrough = await holdBack(page, '**/*.woff2');
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    const before = await page.evaluate(sizesOfHeadings);
    letThrough();
    await page.evaluate(() => document.fonts.load('600 1em "Fredoka"'));
    const after = await page.evaluate(sizesOfHeadings);
    expect(before.length).toBeGreaterThan(5);
    // Another face: a single word may be wider, but not the words of all headings.
    expect(before).not.toEqual(after);
    const whole = (sizes: typeof before) => sizes.reduce((sum, { width }) => sum + width, 0);
    expect(Math.abs(whole(before) / whole(after) - 1)).toBeLessThan(0.04);
    for (const [index, { height }] of before.entries()) {
      expect(Math.abs(height - (after[index]?.height ?? Number.NaN))).toBeLessThanOrEqual(1);
    }
  });

  test('breaks the heading of no page 1012 px wide where that font does not', async ({ page }) => {
    await page.setViewportSize({ width: 1012, height: 800 });
    for (const route of readingRoutes) {
      const letThrough = await holdBack(page, '**/*.woff2');
      await page.goto(route, { waitUntil: 'domcontentloaded' });
      const height = () => page.evaluate(() => document.querySelector('main h1')?.clientHeight);
      const before = await height();
      letThrough();
      await page.evaluate(() => document.fonts.load('600 1em "Fredoka"'));
      expect(await height(), route).toBe(before);
      await page.unrouteAll();
    }
  });

  test('is not long without that font, which comes in one weight: no word of any page asks for another', async ({
    page,
  }) => {
    for (const route of readingRoutes) {
      await open(page, route);
      expect(await page.evaluate(otherWeights), route).toEqual([]);
    }
    const fonts = await page.evaluate(() =>
      performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2')),
    );
    expect(fonts).toHaveLength(1);
    expect((fonts[0] as PerformanceResourceTiming).decodedBodySize).toBeLessThanOrEqual(17_000);
  });

  test('waits a second and a half for a picture that never comes, and then does without', async ({ page }) => {
    await page.route('**/media/banners/explore.svg', () => undefined);
    await page.goto('/explore-allcourses', { waitUntil: 'domcontentloaded' });
    await hydrated(page);
    expect(await page.evaluate(() => document.readyState)).toBe('interactive');
    const [scripts] = await page.evaluate(timesOf, ['entry-client']);
    expect(scripts?.startTime).toBeGreaterThanOrEqual(1_500);
  });

  test('is not followed by scripts before their data is there, however slow the line is', async ({ page, server }) => {
    const line = await stallingLine(server.url, '<script type="application/json"');
    await page.clock.install();
    await page.goto(`${line.url}/explore-allcourses`, { waitUntil: 'commit' });
    await expect(page.locator('main article').last()).toBeAttached();
    await page.clock.fastForward(10_000);
    // What was asked for before this one has come to the server.
    await page.evaluate(() => fetch('/media/favicon.svg'));
    expect(line.asked.filter((url) => url.endsWith('.js'))).toEqual([]);
    line.goOn();
    await page.clock.resume();
    await hydrated(page);
    line.stop();
  });
});

/** In the page: how far its parts have moved by now, as browsers score it. */
const shifted = () =>
  new Promise<number>((tell) => {
    const sum = (entries: PerformanceEntry[]) =>
      entries.reduce((all, entry) => all + ('value' in entry ? Number(entry.value) : 0), 0);
    new PerformanceObserver((list) => tell(sum(list.getEntries()))).observe({ type: 'layout-shift', buffered: true });
    // Nothing is told where nothing has moved.
    requestAnimationFrame(() => setTimeout(() => tell(0)));
  });

/** In the page: what is written in the headings' font, but in another weight than theirs. */
const otherWeights = () =>
  [...document.querySelectorAll('body *')]
    .filter((element) => [...element.childNodes].some((node) => node instanceof Text && node.data.trim()))
    .filter((element) => {
      const { fontFamily, fontWeight } = getComputedStyle(element);
      return /^"?Fredoka/.test(fontFamily) && fontWeight !== '600';
    })
    .map((element) => `${element.tagName} ${element.textContent}`);

/** In the page: how much room the words of its headings take, each on one line. */
const sizesOfHeadings = () =>
  [...document.querySelectorAll('h1, h2, h3')].map((heading) => {
    const line = document.createElement('span');
    line.style.cssText = 'position:absolute;white-space:nowrap;font:600 40px/normal var(--font-display)';
    line.textContent = heading.textContent;
    document.body.append(line);
    const { width, height } = line.getBoundingClientRect();
    line.remove();
    return { width, height };
  });

/** In the page: when the files with these words in their addresses were asked for, and were there. */
const timesOf = (words: string[]) => {
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return words.map((word) => {
    const { startTime = Number.NaN, responseEnd = Number.NaN } = files.find(({ name }) => name.includes(word)) ?? {};
    return { startTime, responseEnd };
  });
};
