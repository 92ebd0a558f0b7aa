import type { Page } from '@playwright/test';
import { everyNth, full } from '../full.ts';
import { checkThemes, narrowLight, openFirstPanels, tabletDark, wideDark } from './check-themes.ts';
import { course, guardedRoutes, holdRequests, open, overflow, readingRoutes, signIn } from './helpers.ts';
import { expect, test } from './site.ts';

/* Opens each page once, and checks the rules that apply to all pages. */

/** One page of each layout: cards, a list, an article, columns, sliders, forms, the builder and a placeholder. */
const layouts = ['/', '/explore-allcourses', `/course-details/${course}`, '/aboutus', '/blog-details/b1', '/contactus'];
layouts.push(`/enroll-now/${course}`, '/embed', '/nothing-here');
const paths = full ? readingRoutes : layouts;
/** The pages, divided among three tests that run in parallel. */
const parts = [0, 1, 2].map((part) => paths.filter((_, index) => index % 3 === part));
const dialogs = ['/?auth=signin', '/?auth=signup'];
/** Pages whose content comes from a secret link or from the browser's storage. */
const ofBrowser = ['/confirm-email', '/new-password', '/request', '/saved'];
const withoutRequests = [`/enroll-now/${course}`, '/add', '/blogs', '/blog-details/b1', '/vr-labs'];

/** The combinations of width and theme for a page, mostly one: the stories check every component in both themes. */
function combinationsOf(path: string): readonly string[] {
  if (path === `/course-details/${course}`) return [narrowLight, wideDark];
  if (path === '/' || path === '/explore-allcourses') return [narrowLight];
  return [[narrowLight, wideDark, tabletDark][paths.indexOf(path) % 3] ?? narrowLight];
}

/** The texts, links, images and fields of a main element. Must not use variables of the test: it also runs in the page. */
function contentOf(main: Element) {
  const all = (selector: string) => [...main.querySelectorAll(selector)];
  return {
    headings: all('h1, h2, h3, h4').map(({ textContent }) => textContent),
    texts: all('p, li, dd, dt, blockquote, figcaption').map(({ textContent }) => textContent),
    links: all('a').map((link) => link.getAttribute('href')),
    pictures: all('img').map((img) => img.getAttribute('src')),
    fields: all('input, select, textarea').map((field) => field.getAttribute('name')),
  };
}

/** Reads the server's HTML without running scripts. The open page must not have a Content-Security-Policy. */
async function contentWithoutScripts(page: Page, path: string) {
  const html = await (await page.request.get(path)).text();
  const main = await page.evaluateHandle((text) => {
    const parsed = new DOMParser().parseFromString(text, 'text/html').querySelector('main');
    // Only browsers without scripts show these.
    for (const notice of parsed?.querySelectorAll('noscript') ?? []) notice.remove();
    if (!parsed) throw new Error('The page has no main element.');
    return parsed;
  }, html);
  expect(html).not.toMatch(/role="status"[^>]*>Loading/);
  return main.evaluate(contentOf);
}

async function expectSameContent(without: ReturnType<typeof contentOf>, page: Page) {
  const withScripts = await page.getByRole('main').evaluate(contentOf);
  expect(without.headings).toEqual(withScripts.headings);
  expect(without.links).toEqual(withScripts.links);
  expect(without.pictures).toEqual(withScripts.pictures);
  expect(without.fields).toEqual(withScripts.fields);
  // JavaScript may remove a text or append to it (the visitor's local time), but it adds no content.
  const known = without.texts.filter((text) => text !== '');
  expect(withScripts.texts.filter((text) => text && !known.some((begin) => text.startsWith(begin)))).toEqual([]);
}

const breakpoints = [1012, 912, 820, 770, 768, 568, 540, 390];

async function expectLayout(page: Page, path: string) {
  await test.step('The header and footer wrap every page, and the header is 88 px high', async () => {
    expect((await page.getByRole('banner').boundingBox())?.height).toBe(88);
    const order = await page
      .locator('#root > header, #root > main, #root > footer')
      .evaluateAll((all) => all.map(({ localName }) => localName));
    expect(order).toEqual(['header', 'main', 'footer']);
  });
  await test.step('Every page fits the viewport at each of the eight breakpoints and one pixel below', async () => {
    // Every second breakpoint. Which half depends on the path, so that all pages together cover all.
    for (const breakpoint of everyNth(breakpoints, 2, path.length)) {
      for (const width of [breakpoint, breakpoint - 1]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await overflow(page), `${width} px`).toBe(0);
      }
    }
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await overflow(page), '320 px').toBe(0);
  });
}

/** Pages with fields. */
const formPaths = ['/contactus', '/explore-allcourses', ...dialogs];

async function expectLargeFields(page: Page, path: string) {
  await page.setViewportSize({ width: 390, height: 844 });
  await test.step('iOS does not zoom in on a field: the text of each has at least 16 px', async () => {
    const sizes = await page
      .locator('input:not([type=hidden], [type=checkbox], [type=radio], [type=color]), select, textarea')
      .evaluateAll((fields) => fields.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)));
    expect(sizes.filter((size) => size < 16)).toEqual([]);
    if (formPaths.includes(path)) expect(sizes.length).toBeGreaterThan(1);
  });
}

/** Opens all panels and loads all lazy images. */
async function loadEverything(page: Page) {
  await page.evaluate(() => {
    for (const panel of document.querySelectorAll('details')) panel.open = true;
  });
  // Repeat for images that render later.
  const pending = () =>
    page.evaluate(() => {
      for (const img of document.images) img.loading = 'eager';
      return [...document.images].filter(({ complete }) => !complete).length;
    });
  await expect.poll(pending).toBe(0);
  await page.mouse.wheel(0, 5_000);
}

/** Records the requests of the page to the API and to other hosts. */
function recordRequests(page: Page, host: string) {
  const seen = { api: [] as string[], foreign: [] as string[] };
  page.context().on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.host !== host) seen.foreign.push(url.href);
    if (/fetch|xhr/.test(request.resourceType()) && !url.pathname.startsWith('/assets/')) seen.api.push(url.href);
  });
  return seen;
}

async function expectNothingStored(page: Page) {
  const context = page.context();
  expect(await context.cookies()).toEqual([]);
  expect((await context.storageState()).origins).toEqual([]);
  expect(await page.evaluate(async () => [(await indexedDB.databases()).length, (await caches.keys()).length])).toEqual(
    [0, 0],
  );
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
}

test.describe('Every page', () => {
  test.describe.configure({ timeout: full ? 600_000 : 180_000 });

  for (const [part, paths] of parts.entries()) {
    test(`has the same content without scripts, fits each width, passes axe, requests no other host and stores nothing (part ${part + 1} of ${parts.length})`, async ({
      page,
      context,
      server,
    }) => {
      const requests = recordRequests(page, new URL(server.url).host);
      const visit = async (path: string) => {
        await page.setViewportSize({ width: 1366, height: 900 });
        // Leave the previous page first: an idle page may send requests while it unloads.
        await page.goto('about:blank');
        requests.api.length = 0;
        const without = await contentWithoutScripts(page, path);
        // Hold back the courses that scripts add to the first page of the catalogue.
        const release = await holdRequests(page, '**/api/course?brief');
        await open(page, path);
        if (!ofBrowser.includes(path)) await expectSameContent(without, page);
        release();
        await expectLayout(page, path);
        await expectLargeFields(page, path);
        await openFirstPanels(page);
        await checkThemes(page, ...combinationsOf(path));
        await loadEverything(page);
        if (withoutRequests.includes(path)) {
          await test.step('Enrolling, drafting, blogs and VR labs make no request', () =>
            expect(requests.api).toEqual([]));
        }
      };
      for (const path of paths) await test.step(path, () => visit(path));
      for (const path of part === 1 ? dialogs : []) {
        await open(page, path);
        await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
        await expectLargeFields(page, path);
        await loadEverything(page);
      }
      await expectNothingStored(page);
      for (const path of part === 2 ? guardedRoutes : []) {
        await signIn(context, server);
        await test.step(path, () => visit(path));
      }
      expect(requests.foreign).toEqual([]);
    });
  }
});
