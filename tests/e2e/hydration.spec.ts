import { full } from '../full.ts';
import { course, hydrated } from './helpers.ts';
import { expect, test } from './site.ts';

declare global {
  interface Window {
    /** Elements that were removed from the document after the server's HTML was parsed. */
    removedElements: Element[];
  }
}

/** Runs in the page: records each removed element. */
function recordRemoved(): void {
  window.removedElements = [];
  new MutationObserver((records) => {
    for (const { removedNodes } of records) {
      for (const node of removedNodes) if (node instanceof Element) window.removedElements.push(node);
    }
  }).observe(document, { childList: true, subtree: true });
}

/** Runs in the page: returns the removed elements that are not in the document. */
const lost = () =>
  window.removedElements
    .filter((node) => !node.isConnected)
    .map((node) => `${node.localName} ${node.getAttribute('aria-label')}`);

test('Hydration keeps the server’s elements, and does not request data that the page contains', async ({ context }) => {
  // Requests that an idle browser sends: the home page prefetches the catalogue, a search loads all courses.
  const whenIdle: Readonly<Record<string, string>> = { '/': 'counts', '/explore-allcourses?q=robtics': 'brief' };
  await context.route('**/api/course?brief', (route) => route.abort());
  await context.addInitScript(recordRemoved);
  const others = ['/explore-allcourses', '/contactus', '/course-details/no-such-course'];
  for (const path of [
    '/',
    '/explore-allcourses?level=beginner',
    '/explore-allcourses?q=robtics',
    `/course-details/${course}`,
    ...(full ? others : []),
  ]) {
    await test.step(path, async () => {
      // A new tab for each page, because an idle page may send requests while it unloads.
      const page = await context.newPage();
      const requests: string[] = [];
      page.on('request', (request) => request.url().includes('/api/') && requests.push(request.url()));
      await page.goto(path);
      await hydrated(page);
      await expect(page.locator('[data-toasts]')).toBeAttached();
      // The menu opener is a link before hydration and a button after it.
      expect(await page.evaluate(lost)).toEqual(['a Open the menu']);
      expect(requests.filter((url) => !url.endsWith(`/api/course?${whenIdle[path]}`))).toEqual([]);
      await page.close();
    });
  }
});

test('A page preloads its font outside the head, so the font does not block the first frame', async ({ page }) => {
  await page.goto('/');
  const preload = page.locator('link[rel=preload][as=font]');
  await expect(preload).toHaveCount(1);
  await expect(page.locator('head').locator(preload)).toHaveCount(0);
  // The font loads once, because the styles request the preloaded URL.
  const fonts = await page.evaluate(async () => {
    await document.fonts.ready;
    return performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'));
  });
  expect(fonts).toHaveLength(1);
  expect(fonts[0]?.name).toBe(await preload.evaluate((link) => (link as HTMLLinkElement).href));
});
