import { full } from '../full.ts';
import { readingRoutes } from '../routes.ts';
import { layoutShifts } from './layout-shifts.ts';
import { expect, test } from './site.ts';

const widths = [360, 1366];
/** A page whose first window has columns, and one with a row of fields. */
const sample = [
  ['/', 1366],
  ['/explore-allcourses', 1366],
] as const;
/** Without a request, `/my-request` is an error in the middle of the window, which moves up when the footer arrives. */
const pages = readingRoutes.filter((path) => path !== '/my-request');
const tested = full ? pages.flatMap((path) => widths.map((width) => [path, width] as const)) : sample;

for (const [path, width] of tested)
  test(`On a slow connection, the part of ${path} that has arrived stays in its place (${width} px)`, async ({
    page,
    server,
  }) => {
    const html = await (await fetch(server.url + path)).text();
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/healthz');
    await page.evaluate(async (html) => {
      // Not the scripts: this is the time before they have loaded.
      const tags = html.replace(/<script[\s\S]*?<\/script>/g, '').split(/(?<=<\/[\w-]+>|<img[^>]*>)/);
      const head = tags.findIndex((tag) => tag.includes('<main'));
      document.open();
      document.write(tags.slice(0, head).join(''));
      await document.fonts.ready;
      for (const tag of tags.slice(head)) {
        document.write(tag);
        // What follows is below the window.
        if (document.documentElement.scrollHeight > 3 * innerHeight) break;
        await new Promise((done) => requestAnimationFrame(done));
      }
      document.close();
    }, html);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const form of await page.locator('main form[action]:not([hidden])').all()) await expect(form).toBeVisible();
    expect(await layoutShifts(page, 0.05)).toEqual([]);
  });
