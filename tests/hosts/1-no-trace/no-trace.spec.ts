import { expect, expectAllVisible, test } from '../host.ts';
import { mixesOf, scriptsOf, tagsOf } from '../snippets.ts';

/** Runs in the page: everything that a host page can inspect: globals, prototypes, storage, history and head. */
function snapshot() {
  const built = [
    Object,
    Array,
    Function,
    String,
    Number,
    Promise,
    Map,
    Set,
    RegExp,
    Error,
    JSON,
    Math,
    Element,
    HTMLElement,
    Node,
    Event,
    EventTarget,
    Document,
    ShadowRoot,
    History,
    Storage,
    CSSStyleSheet,
    URL,
  ];
  const members = (holder: object) =>
    Object.entries(Object.getOwnPropertyDescriptors(holder)).map(([name, { value, get, set }]) => [
      name,
      value === undefined || typeof value === 'object' ? '' : String(value),
      String(get),
      String(set),
    ]);
  return {
    globals: Object.getOwnPropertyNames(globalThis),
    symbols: Object.getOwnPropertySymbols(globalThis).map(String),
    built: built.map((one) => [members(one), 'prototype' in one ? members(one.prototype) : []]),
    documentKeys: Object.getOwnPropertyNames(document),
    head: document.head.innerHTML,
    htmlAttributes: document.documentElement.getAttributeNames().join(),
    bodyAttributes: document.body.getAttributeNames().join(),
    sheets: document.styleSheets.length + document.adoptedStyleSheets.length,
    history: [history.length, history.state, location.href, String(history.pushState)],
    storage: [localStorage.length, sessionStorage.length, document.cookie],
  };
}

for (const mix of mixesOf(0)) {
  test(`${mix.title} leave no trace in the page except the global of nanostores`, async ({ page, open, kit }) => {
    await open({ body: `<p>Words of the host</p>${tagsOf(mix)}` });
    await page.evaluate(`history.replaceState({ mine: 1 }, '')`);
    const before = await page.evaluate(snapshot);
    const light = await page.evaluate(() => document.body.innerHTML);

    // Insert the scripts like a host page. The test removes them before the second snapshot.
    await page.evaluate(
      (text) => {
        for (const { src, type } of new DOMParser().parseFromString(text, 'text/html').querySelectorAll('script')) {
          const element = document.createElement('script');
          Object.assign(element, { src, type, crossOrigin: 'anonymous' });
          document.head.append(element);
        }
      },
      scriptsOf(mix, kit.url),
    );
    await expectAllVisible(page, mix);
    await page.getByLabel('Subject').fill('Hello');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText('Email is required')).toBeVisible();
    await page.getByLabel('Category').selectOption('science');
    await page.locator('summary').first().click();
    await page.evaluate(() => {
      for (const script of document.querySelectorAll('head script')) script.remove();
    });

    const after = await page.evaluate(snapshot);
    // embed/README.md documents this exception.
    expect(after.globals.filter((global) => !before.globals.includes(global))).toEqual(['nanostoresGlobal']);
    expect({ ...after, globals: [] }).toEqual({ ...before, globals: [] });
    expect(await page.evaluate(() => document.body.innerHTML)).toBe(light);
  });

  test(`${mix.title} request only their own scripts, the API and the images that the API names`, async ({
    page,
    kit,
    showAll,
    hosts,
    context,
  }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await showAll(mix);
    await page.waitForLoadState('networkidle');
    const foreign = requested.filter((url) => !url.startsWith(`${hosts.url}/`) && !url.startsWith('data:'));
    expect(foreign.length).toBeGreaterThan(0);
    expect(foreign.filter((url) => !/^\/(embed|api|media)\//.test(url.replace(kit.url, '')))).toEqual([]);
    expect(new Set(foreign).size).toBe(foreign.length);
    expect(await context.cookies()).toEqual([]);
  });
}

test('a widget does not send the URL of the host page to the API', async ({ page, show }) => {
  const referers: (string | undefined)[] = [];
  page.on('request', async (request) => {
    if (request.url().includes('/api/')) referers.push((await request.allHeaders()).referer);
  });
  await show('course-finder', 'loader');
  // With the default referrer policy, a cross-origin request has at most the origin.
  expect(referers.filter((referer) => referer && new URL(referer).pathname !== '/')).toEqual([]);
});
