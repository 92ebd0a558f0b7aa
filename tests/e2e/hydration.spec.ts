import { course, hydrated } from './helpers.ts';
import { expect, test } from './site.ts';

declare global {
  interface Window {
    /** The elements that a page has lost since its HTML was there. */
    lost: string[];
  }
}

/** In the page: notes each element that somebody takes out. */
function noteLosses(): void {
  window.lost = [];
  new MutationObserver((records) => {
    for (const { removedNodes } of records) {
      for (const node of removedNodes) {
        if (node instanceof Element)
          window.lost.push(`${node.localName} ${node.getAttribute('aria-label') ?? ''}`.trim());
      }
    }
  }).observe(document, { childList: true, subtree: true });
}

test.describe('Scripts that take a page over', () => {
  for (const path of [
    '/',
    '/explore-allcourses',
    '/explore-allcourses?level=beginner',
    `/course-details/${course}`,
    '/contactus',
    '/course-details/no-such-course',
  ]) {
    test(`leave what the server has made of ${path}, and ask for nothing that came along`, async ({ page }) => {
      const calls: string[] = [];
      page.on('request', (request) => request.url().includes('/api/') && calls.push(request.url()));
      await page.addInitScript(noteLosses);
      await page.goto(path);
      await hydrated(page);
      await expect(page.locator('[popover]')).toBeAttached();
      // The menu's opener is a link before there are scripts, and a button with them.
      expect(await page.evaluate(() => window.lost)).toEqual(['a Open the menu']);
      expect(calls).toEqual([]);
    });
  }
});
