import { expect, test } from '../host.ts';
import { eachBothWays as each, script, selector, sign, tag } from '../snippets.ts';

/** What a page can see of itself: names of globals, what prototypes hold, storage, history, head. */
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

for (const { name, way } of each) {
  test(`${name} by the ${way} leaves the page as it was, but for the global of nanostores`, async ({
    page,
    open,
    kit,
  }) => {
    const content = '<a href="/elsewhere">Elsewhere</a>';
    await open({ body: `<p>Words of the host</p>${tag(name, way, {}, content)}` });
    await page.evaluate(`history.replaceState({ mine: 1 }, '')`);
    // Each page's own way to load a script is no trace of ours; it stands there before the first look.
    const { src, type } = await page.evaluate(
      (text) => {
        const found = new DOMParser().parseFromString(text, 'text/html').querySelector('script');
        return { src: found?.src ?? '', type: found?.type ?? '' };
      },
      script(name, way, kit.url),
    );
    const before = await page.evaluate(snapshot);
    const light = await page.evaluate(() => document.body.innerHTML);

    await page.evaluate(
      ([address, kind]) => {
        const element = document.createElement('script');
        Object.assign(element, { src: address, type: kind, crossOrigin: 'anonymous' });
        document.head.append(element);
      },
      [src, type] as const,
    );
    await expect(page.locator(`${selector(name, way)} ${sign[name]}`).first()).toBeVisible();
    if (name === 'contact-form') {
      await page.getByLabel('Subject').fill('Hello');
      await page.getByRole('button').click();
      await expect(page.getByText('Email is required')).toBeVisible();
    } else if (name === 'course-finder') await page.getByLabel('Category').selectOption('science');
    else if (name === 'faq') await page.locator('summary').first().click();
    await page.evaluate(() => document.head.lastElementChild?.remove());

    const after = await page.evaluate(snapshot);
    // embed/README.md names it.
    expect(after.globals.filter((global) => !before.globals.includes(global))).toEqual(['nanostoresGlobal']);
    expect({ ...after, globals: [] }).toEqual({ ...before, globals: [] });
    expect(await page.evaluate(() => document.body.innerHTML)).toBe(light);
  });

  test(`${name} by the ${way} requests only its own scripts, the API and the pictures that the API names`, async ({
    page,
    kit,
    show,
    hosts,
    context,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await show(name, way);
    await page.mouse.wheel(0, 5000);
    await page.waitForLoadState('networkidle');
    const foreign = asked.filter((url) => !url.startsWith(`${hosts.url}/`) && !url.startsWith('data:'));
    expect(foreign.length).toBeGreaterThan(0);
    expect(foreign.filter((url) => !/^\/(embed|api|media)\//.test(url.replace(kit.url, '')))).toEqual([]);
    expect(new Set(foreign).size).toBe(foreign.length);
    expect(await context.cookies()).toEqual([]);
  });
}

test('no widget names its page to the API', async ({ page, show }) => {
  const referers: (string | undefined)[] = [];
  page.on('request', async (request) => {
    if (request.url().includes('/api/')) referers.push((await request.allHeaders()).referer);
  });
  await show('course-finder', 'loader');
  // The browser's own rule: of another origin's page at most the origin.
  expect(referers.filter((referer) => referer && new URL(referer).pathname !== '/')).toEqual([]);
});
