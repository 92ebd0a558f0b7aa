import type { Locator, Page } from '@playwright/test';
import { expect, heard } from '../host.ts';
import { type Attributes, fallback, names, script, selector, sign, tag, type Way, ways } from '../snippets.ts';
import { failures, oddRows, send, test } from './broken-api.ts';

const lists = names.filter((name) => name !== 'contact-form');

test.use({ viewport: { width: 1280, height: 9000 } });

const body = (way: Way, apiHost: string, attributes?: Attributes) =>
  lists.map((name) => tag(name, way, { 'api-host': apiHost, ...attributes })).join('');
const look = '<style>body { font-style: italic }</style>';
const head = (way: Way, kit: string) => look + lists.map((name) => script(name, way, kit)).join('');

/** What a host's page does once its provider says that all is well again. */
const reloadAll = (page: Page) =>
  page.evaluate(() => {
    for (const place of document.querySelectorAll('[api-host], [data-api-host]')) {
      const element = (place.localName === 'div' ? place.shadowRoot?.firstElementChild : place) as
        | { reload?: () => void }
        | null
        | undefined;
      element?.reload?.();
    }
  });

/** Each shows the host's own content. */
async function seeFallback(within: Page | Locator, way: Way) {
  await expect(within.getByText(fallback)).toHaveCount(lists.length);
  for (const link of await within.getByText(fallback).all()) {
    await expect(link).toBeVisible();
    // It is the page's own, and looks as the page has it look.
    await expect(link).toHaveCSS('font-style', 'italic');
  }
  for (const name of lists) await expect(within.locator(`${selector(name, way)} ${sign[name]}`)).toHaveCount(0);
}

/** Each has dispatched one `steam-error` of this kind, which says what is wrong. */
async function seeErrors(page: Page, kind: string) {
  for (const { type, detail } of await heard(page)) {
    expect(`${type} ${detail.kind}`, String(detail.message)).toBe(`error ${kind}`);
    expect(detail.message).toMatch(/^<steam-[\w-]+>: ./);
  }
}

async function seeFallbacks(page: Page, kind: string, way: Way) {
  await expect.poll(async () => (await heard(page)).length).toBe(lists.length);
  await seeErrors(page, kind);
  await seeFallback(page, way);
}

async function seeData(within: Page | Locator, way: Way) {
  for (const name of lists) {
    await expect(within.locator(`${selector(name, way)} ${sign[name]}`).first()).toBeVisible();
  }
  await expect(within.getByText(fallback).first()).toBeHidden();
}

for (const way of ways) {
  for (const kind of new Set(Object.values(failures).map((failure) => failure.kind))) {
    const group = Object.entries(failures).filter(([, failure]) => failure.kind === kind);
    test(`by the ${way}, each answer that is a failure of kind ${kind} leaves the fallback and one error, and can be fetched again`, async ({
      page,
      open,
      kit,
      api,
    }) => {
      const sections = group.map(
        ([, { answer }], index) =>
          `<section id="at-${index}">${body(way, api.hostOf(answer), { limit: '2' })}</section>`,
      );
      await page.setViewportSize({ width: 400 * group.length, height: 4_000 });
      // Side by side: below one that holds its room another is far away.
      const columns = '<style>body { display: grid; grid-auto-flow: column; grid-auto-columns: 1fr }</style>';
      await open({ head: columns + head(way, kit.url), body: sections.join('') });
      const all = lists.length * group.length;
      await expect.poll(async () => (await heard(page)).length).toBe(all);
      for (const [index, [failure]] of group.entries()) {
        await test.step(`an API that answers ${failure}`, () => seeFallback(page.locator(`#at-${index}`), way));
      }
      await seeErrors(page, kind);
      // Failing again is one more error, and no more than one.
      await reloadAll(page);
      await expect.poll(async () => (await heard(page, 'error')).length).toBe(all * 2);
      api.repair();
      await reloadAll(page);
      for (const [index, [failure]] of group.entries()) {
        await test.step(`after an API that answered ${failure}`, () => seeData(page.locator(`#at-${index}`), way));
      }
      await expect.poll(async () => (await heard(page, 'ready')).length).toBe(all);
      expect(await heard(page, 'error')).toHaveLength(all * 2);
    });
  }

  test(`by the ${way}, an API that is not there leaves the fallback, and the right address fixes it`, async ({
    page,
    open,
    kit,
  }) => {
    await open({ head: head(way, kit.url), body: body(way, 'http://localhost:1') });
    await seeFallbacks(page, 'network', way);
    await page.evaluate((address) => {
      for (const place of document.querySelectorAll('[api-host], [data-api-host]')) {
        place.setAttribute(place.localName === 'div' ? 'data-api-host' : 'api-host', address);
      }
    }, `${kit.url}/api`);
    await seeData(page, way);
    expect(await heard(page, 'error')).toHaveLength(lists.length);
  });

  test(`by the ${way}, an API that never answers times out, and can be fetched again`, async ({
    page,
    open,
    kit,
    api,
  }) => {
    await page.clock.install();
    // The page's clock runs on by itself until it is stopped.
    const clock = () => page.evaluate(() => Date.now());
    const opened = await clock();
    await open({
      head: head(way, kit.url),
      body: body(
        way,
        api.hostOf(() => {}),
      ),
    });
    // What the contract has: the summary list of courses is known of our own API alone.
    await expect.poll(() => [...new Set(api.asked)].sort()).toEqual(['course', 'faq', 'product']);
    const asked = await clock();
    await page.clock.pauseAt(opened + 9_900);
    expect(await heard(page)).toEqual([]);
    await page.clock.pauseAt(asked + 10_100);
    await page.clock.resume();
    await seeFallbacks(page, 'timeout', way);
    api.repair();
    await reloadAll(page);
    await seeData(page, way);
  });

  test(`by the ${way}, an API whose answer never ends times out, too`, async ({ page, open, kit, api }) => {
    const dripping = api.hostOf((response) => {
      response.writeHead(200, { 'Content-Type': 'application/json', 'Access-Control-Allow-Origin': '*' });
      response.write('[');
    });
    await page.clock.install();
    await open({ head: head(way, kit.url), body: body(way, dripping) });
    await expect.poll(() => new Set(api.asked).size).toBe(lists.length);
    await page.clock.fastForward(11_000);
    await seeFallbacks(page, 'timeout', way);
  });

  test(`by the ${way}, a slow API leaves the fallback until it has answered, and no error`, async ({
    page,
    open,
    kit,
    api,
  }) => {
    const waiting: (() => void)[] = [];
    const slow = api.hostOf((response) => {
      const path = api.asked.at(-1);
      waiting.push(async () => send(await (await fetch(`${kit.url}/api/${path}`)).text())(response));
    });
    await open({ head: head(way, kit.url), body: body(way, slow) });
    await expect.poll(() => waiting.length).toBe(lists.length);
    for (const link of await page.getByText(fallback).all()) await expect(link).toBeVisible();
    expect(await heard(page)).toEqual([]);
    for (const answer of waiting) answer();
    await seeData(page, way);
    expect(await heard(page, 'error')).toEqual([]);
  });

  test(`by the ${way}, rows with nothing right in them but their ids are shown as far as they go`, async ({
    page,
    open,
    kit,
    api,
  }) => {
    await open({ head: head(way, kit.url), body: body(way, api.hostOf(send(oddRows))) });
    await seeData(page, way);
    for (const link of await page.locator('a[part], [part=card] a').all()) {
      expect(await link.getAttribute('href')).not.toMatch(/^javascript:/i);
    }
    expect((await heard(page)).map(({ type }) => type)).toEqual(lists.map(() => 'ready'));
  });
}

test('an element reports once that its list is unavailable, however many request the same later', async ({
  page,
  open,
  kit,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.route('**/api/faq', (route) => route.abort());
  const far = '<div style="block-size: 3000px">Far down</div>';
  await open({
    head: script('faq', 'loader', kit.url),
    body: Array.from({ length: 3 }, () => tag('faq', 'loader')).join(far),
  });
  for (const told of [1, 2, 3]) {
    await page
      .locator('steam-faq')
      .nth(told - 1)
      .scrollIntoViewIfNeeded();
    await expect.poll(async () => (await heard(page, 'error')).length).toBe(told);
  }
  // All have dispatched the third error by now; a fourth proves it.
  const fourth = page.waitForEvent('requestfailed');
  await page
    .locator('steam-faq')
    .last()
    .evaluate((faq: HTMLElement & { reload(): void }) => faq.reload());
  await fourth;
  await expect.poll(async () => (await heard(page, 'error')).length).toBe(4);
  // Nor does anything of theirs stand unseen beside what the page shows instead.
  await expect(page.locator('steam-faq [part=heading]')).toHaveCount(0);
});

test('ids that no product has, and a course without questions, leave the fallback and say so', async ({
  page,
  open,
  kit,
}) => {
  const nothing = [
    tag('product-list', 'loader', { products: 'nobody' }),
    tag('faq', 'loader', { course: 'no-such-course' }),
  ];
  await open({ head: script('faq', 'loader', kit.url), body: nothing.join('') });
  await expect.poll(async () => (await heard(page, 'error')).length).toBe(2);
  expect((await heard(page)).map(({ type }) => type)).toEqual(['error', 'error']);
  for (const link of await page.getByText(fallback).all()) await expect(link).toBeVisible();
  await page.locator('steam-product-list').evaluate((list) => list.removeAttribute('products'));
  await expect(page.locator('steam-product-list [part=card]').first()).toBeVisible();
  await page.locator('steam-product-list').evaluate((list) => list.setAttribute('products', 'nobody'));
  await expect(page.locator('steam-product-list [part=card]')).toHaveCount(0);
  expect((await heard(page)).map(({ type }) => type)).toEqual(['error', 'error', 'ready', 'error']);
});
