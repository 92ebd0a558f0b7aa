import type { Locator, Page } from '@playwright/test';
import { everyNth } from '../../full.ts';
import { expect, receivedEvents } from '../host.ts';
import {
  type Attributes,
  contentSelector,
  fallback,
  names,
  script,
  selector,
  tag,
  type Way,
  ways,
} from '../snippets.ts';
import { failures, test } from './broken-api.ts';

const lists = names.filter((name) => name !== 'contact-form');

test.use({ viewport: { width: 1280, height: 9000 } });

const body = (way: Way, apiHost: string, attributes?: Attributes) =>
  lists.map((name) => tag(name, way, { 'api-host': apiHost, ...attributes })).join('');
const look = '<style>body { font-style: italic }</style>';
const head = (way: Way, kit: string) => look + lists.map((name) => script(name, way, kit)).join('');

/** Calls `reload()` on every widget, like a host page after the API recovers. */
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

async function expectFallback(within: Page | Locator, way: Way) {
  await expect(within.getByText(fallback)).toHaveCount(lists.length);
  for (const link of await within.getByText(fallback).all()) {
    await expect(link).toBeVisible();
    // The styles of the host page apply to the fallback.
    await expect(link).toHaveCSS('font-style', 'italic');
  }
  for (const name of lists)
    await expect(within.locator(`${selector(name, way)} ${contentSelector[name]}`)).toHaveCount(0);
}

/** Expects that each received event is a `steam-error` of this kind, with a message that names the tag. */
async function expectErrors(page: Page, kind: string) {
  for (const { type, detail } of await receivedEvents(page)) {
    expect(`${type} ${detail.kind}`, String(detail.message)).toBe(`error ${kind}`);
    expect(detail.message).toMatch(/^<steam-[\w-]+>: ./);
  }
}

async function expectFailure(page: Page, kind: string, way: Way) {
  await expect.poll(async () => (await receivedEvents(page)).length).toBe(lists.length);
  await expectErrors(page, kind);
  await expectFallback(page, way);
}

async function expectData(within: Page | Locator, way: Way) {
  for (const name of lists) {
    await expect(within.locator(`${selector(name, way)} ${contentSelector[name]}`).first()).toBeVisible();
  }
  await expect(within.getByText(fallback).first()).toBeHidden();
}

for (const way of ways) {
  for (const kind of new Set(Object.values(failures).map((failure) => failure.kind))) {
    const group = everyNth(
      Object.entries(failures).filter(([, failure]) => failure.kind === kind),
      3,
    );
    test(`${way}: each response of kind ${kind} leaves the fallback, dispatches one error, and can be reloaded`, async ({
      page,
      open,
      kit,
      api,
    }) => {
      const sections = group.map(
        ([, { respond }], index) =>
          `<section id="at-${index}">${body(way, api.hostOf(respond), { limit: '2' })}</section>`,
      );
      await page.setViewportSize({ width: 400 * group.length, height: 4_000 });
      // Columns keep all widgets near the viewport. Their reserved heights would push rows far down.
      const columns = '<style>body { display: grid; grid-auto-flow: column; grid-auto-columns: 1fr }</style>';
      await open({ head: columns + head(way, kit.url), body: sections.join('') });
      const all = lists.length * group.length;
      await expect.poll(async () => (await receivedEvents(page)).length).toBe(all);
      for (const [index, [failure]] of group.entries()) {
        await test.step(`fallback after ${failure}`, () => expectFallback(page.locator(`#at-${index}`), way));
      }
      await expectErrors(page, kind);
      // A second failure dispatches one more error.
      await reloadAll(page);
      await expect.poll(async () => (await receivedEvents(page, 'error')).length).toBe(all * 2);
      api.repair();
      await reloadAll(page);
      for (const [index, [failure]] of group.entries()) {
        await test.step(`data after ${failure} and a repaired API`, () =>
          expectData(page.locator(`#at-${index}`), way));
      }
      await expect.poll(async () => (await receivedEvents(page, 'ready')).length).toBe(all);
      expect(await receivedEvents(page, 'error')).toHaveLength(all * 2);
    });
  }

  test(`${way}: an unreachable API leaves the fallback; a corrected api-host shows the data; a later failure is one error`, async ({
    page,
    open,
    kit,
  }) => {
    const setHost = (host: string) =>
      page.evaluate((address) => {
        for (const place of document.querySelectorAll('[api-host], [data-api-host]')) {
          place.setAttribute(place.localName === 'div' ? 'data-api-host' : 'api-host', address);
        }
      }, host);
    await open({ head: head(way, kit.url), body: body(way, 'http://localhost:1') });
    await expectFailure(page, 'network', way);
    await setHost(`${kit.url}/api`);
    await expectData(page, way);
    expect(await receivedEvents(page, 'error')).toHaveLength(lists.length);
    await setHost('http://localhost:2');
    await expectFallback(page, way);
    expect((await receivedEvents(page, 'error')).map(({ detail }) => detail.kind)).toEqual(
      Array(lists.length * 2).fill('network'),
    );
  });

  test(`${way}: an API that never responds causes a timeout, and can be reloaded`, async ({ page, open, kit, api }) => {
    await page.clock.install();
    // The installed clock runs until `pauseAt`.
    const clock = () => page.evaluate(() => Date.now());
    const opened = await clock();
    await open({
      head: head(way, kit.url),
      body: body(
        way,
        api.hostOf(() => {}),
      ),
    });
    // The summary (`course?…`) is no part of the API contract: other API hosts get a request for `course`.
    await expect.poll(() => [...new Set(api.requested)].sort()).toEqual(['course', 'faq', 'product']);
    const requested = await clock();
    await page.clock.pauseAt(opened + 9_900);
    expect(await receivedEvents(page)).toEqual([]);
    await page.clock.pauseAt(requested + 10_100);
    await page.clock.resume();
    await expectFailure(page, 'timeout', way);
    api.repair();
    await reloadAll(page);
    await expectData(page, way);
  });
}

test('each element dispatches one error for an unavailable list when other elements request the same list later', async ({
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
  for (const count of [1, 2, 3]) {
    await page
      .locator('steam-faq')
      .nth(count - 1)
      .scrollIntoViewIfNeeded();
    await expect.poll(async () => (await receivedEvents(page, 'error')).length).toBe(count);
  }
  // The next error proves that no error of the first three widgets arrives late.
  const fourth = page.waitForEvent('requestfailed');
  await page
    .locator('steam-faq')
    .last()
    .evaluate((faq: HTMLElement & { reload(): void }) => faq.reload());
  await fourth;
  await expect.poll(async () => (await receivedEvents(page, 'error')).length).toBe(4);
  // The widgets keep no content behind the fallback.
  await expect(page.locator('steam-faq [part=heading]')).toHaveCount(0);
});

test('unknown product ids and a course without questions leave the fallback and dispatch an error', async ({
  page,
  open,
  kit,
}) => {
  const nothing = [
    tag('product-list', 'loader', { products: 'nobody' }),
    tag('faq', 'loader', { course: 'no-such-course' }),
  ];
  await open({ head: script('faq', 'loader', kit.url), body: nothing.join('') });
  await expect.poll(async () => (await receivedEvents(page, 'error')).length).toBe(2);
  expect((await receivedEvents(page)).map(({ type }) => type)).toEqual(['error', 'error']);
  for (const link of await page.getByText(fallback).all()) await expect(link).toBeVisible();
  await page.locator('steam-product-list').evaluate((list) => list.removeAttribute('products'));
  await expect(page.locator('steam-product-list [part=card]').first()).toBeVisible();
  await page.locator('steam-product-list').evaluate((list) => list.setAttribute('products', 'nobody'));
  await expect(page.locator('steam-product-list [part=card]')).toHaveCount(0);
  expect((await receivedEvents(page)).map(({ type }) => type)).toEqual(['error', 'error', 'ready', 'error']);
});
