import { expect, heard } from '../host.ts';
import { script, selector, tag, ways } from '../snippets.ts';
import { test } from './broken-api.ts';

// While a list is on its way, what stands around it is drawn and laid out, unseen beside the host's own content.
test.use({ viewport: { width: 1280, height: 9000 } });

for (const way of ways) {
  test(`by the ${way}, what is drawn ahead of a slow list is in nobody’s way, and goes when the list fails`, async ({
    page,
    open,
    kit,
    api,
  }) => {
    const place = selector('course-finder', way);
    // Words and a link with edges of their own, in less room than a widget's edges take.
    const own = `<p>The <a href="/elsewhere">courses</a> of our school, <a href="/more">and more</a></p>`;
    const styled = `<style>
      body { font: italic 17px/2 Georgia, serif; letter-spacing: 1px; color: #123; margin: 30px }
      ${place} { display: block; min-height: 10px }
      p { margin: 20px }
    </style>`;
    const held = Promise.withResolvers<void>();
    const slow = api.hostOf((response) => void held.promise.then(() => response.writeHead(500).end()));
    const widget = tag('course-finder', way, { 'api-host': slow }, own);
    const host = { head: styled, body: `${widget}<p><a href="/last">The last</a></p>` };
    /** Where each of the page's own links stands, and a sum of all that its style says. */
    const looks = () =>
      page.locator(`${place} a`).evaluateAll((links) =>
        links.map((link) => {
          const { x, y, width, height } = link.getBoundingClientRect();
          const style = getComputedStyle(link);
          const said = [...style].map((name) => `${name}: ${style.getPropertyValue(name)}`).join();
          const sum = [...said].reduce((so, letter) => (so * 31 + letter.charCodeAt(0)) % 1e9, 7);
          return { x, y, width, height, sum, font: style.font, colour: style.color };
        }),
      );
    await open(host);
    const before = await looks();
    expect(before).toHaveLength(2);

    await open({ ...host, head: styled + script('course-finder', way, kit.url) });
    const select = page.locator(`${place} select`).first();
    await expect(select).toBeAttached();
    await expect(select).toBeHidden();
    await expect(page.getByRole('combobox')).toHaveCount(0);
    // It has been laid out.
    expect(await select.evaluate((element) => element.clientWidth)).toBeGreaterThan(100);
    expect(await looks()).toEqual(before);
    // A pointer and the Tab key meet the page's own links and nothing else.
    for (const link of await page.locator('a').all()) {
      await page.keyboard.press('Tab');
      await expect(link).toBeFocused();
      await link.click({ trial: true });
    }
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe('body');

    held.resolve();
    await expect.poll(async () => (await heard(page, 'error')).length).toBe(1);
    await expect(select).toHaveCount(0);
    expect(await looks()).toEqual(before);
  });
}

test('what is drawn ahead of a slow list moves nothing of a page that floats, shrinks and counts columns', async ({
  page,
  open,
  kit,
  api,
}) => {
  const widget = tag('faq', 'loader', { limit: '1', 'api-host': api.hostOf(() => {}) });
  const float = (side: string) => `<div style="float: ${side}; inline-size: 300px; block-size: 300px">Floats</div>`;
  const places = [
    `${float('left')}${widget}${float('right')}<p style="clear: left">After it</p>`,
    `${float('right')}${widget}<p style="clear: left">After it</p>`,
    `<div style="display: inline-block">${widget}</div> beside it`,
    `<div style="display: flex"><div>${widget}</div><p>Beside it</p></div>`,
    `<div style="display: grid; grid-template-columns: auto auto"><div>${widget}</div><p>Beside it</p></div>`,
    `<table style="inline-size: 100%"><tr><td>${widget}</td><td>Beside it</td></tr></table>`,
    `<div style="columns: 2"><p>One</p><p>Two</p>${widget}<p>Three</p><p>Four</p></div>`,
    `<div style="position: relative; transform: translate(0)" dir="rtl">${widget}</div>`,
  ];
  await open({
    head: script('faq', 'loader', kit.url),
    body: places.map((place) => `<section style="display: flow-root">${place}</section>`).join(''),
  });
  await expect(page.locator('steam-faq [part=heading]')).toHaveCount(places.length);
  const { waiting, without } = await page.evaluate(() => {
    const measure = () =>
      [document.documentElement, ...document.body.querySelectorAll('*')].map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [element.localName, x, y, width, height, element.scrollWidth, element.scrollHeight].join(' ');
      });
    const waiting = measure();
    for (const { shadowRoot } of document.querySelectorAll('steam-faq')) shadowRoot?.querySelector('.s')?.remove();
    return { waiting, without: measure() };
  });
  expect(waiting).toEqual(without);
});
