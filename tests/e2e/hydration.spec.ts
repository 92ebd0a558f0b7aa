import { course, hydrated } from './helpers.ts';
import { expect, test } from './site.ts';

declare global {
  interface Window {
    /** The elements that have been taken out of a page since its HTML was there; some may have been put back. */
    taken: Element[];
  }
}

/** In the page: keeps each element that is removed. */
function keepTaken(): void {
  window.taken = [];
  new MutationObserver((records) => {
    for (const { removedNodes } of records) {
      for (const node of removedNodes) if (node instanceof Element) window.taken.push(node);
    }
  }).observe(document, { childList: true, subtree: true });
}

/** In the page: which of them are gone. */
const lost = () =>
  window.taken
    .filter((node) => !node.isConnected)
    .map((node) => `${node.localName} ${node.getAttribute('aria-label')}`);

test('Hydration keeps the server’s elements, and fetches nothing that came with the page', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => request.url().includes('/api/') && calls.push(request.url()));
  await page.addInitScript(keepTaken);
  for (const path of [
    '/',
    '/explore-allcourses',
    '/explore-allcourses?level=beginner',
    `/course-details/${course}`,
    '/contactus',
    '/course-details/no-such-course',
  ]) {
    await test.step(path, async () => {
      await page.goto(path);
      await hydrated(page);
      await expect(page.locator('[popover]')).toBeAttached();
      // The menu's opener is a link before there are scripts, and a button with them.
      expect(await page.evaluate(lost)).toEqual(['a Open the menu']);
      expect(calls).toEqual([]);
    });
  }
});
