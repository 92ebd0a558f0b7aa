import type { Page } from '@playwright/test';
import { choicesFromSearch } from '../../../src/domain/embed/choices.ts';
import type { PlatformId } from '../../../src/domain/embed/platforms.ts';
import { policyLines, snippetsFor } from '../../../src/domain/embed/snippets.ts';
import { everyNth } from '../../full.ts';
import { expect, receivedEvents, test } from '../host.ts';

/** The snippet of the widget builder, unchanged. */
const lines = (platform: PlatformId, widget: string, origin: string, isStrict = false) => {
  const source = { choices: choicesFromSearch(`?widget=${widget}&theme=light&partner=me`), origin, isStrict };
  return { code: snippetsFor(platform, source)[0]?.code ?? '', ...policyLines(source) };
};
const words = `<p>${'Our pupils learn with these courses in the afternoons. '.repeat(8)}</p>`;
const around = (code: string) => `<h1>A school</h1>${words}${code}${words.repeat(4)}`;
const viewport = '<meta name="viewport" content="width=device-width">';
const screens = [
  { width: 390, height: 844 },
  { width: 1366, height: 768 },
];

/** Runs before any script of the page: sums up layout shifts, and records the heights that frames report. */
function observe() {
  const seen = { shift: 0, heights: [] as number[] };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
  addEventListener('message', ({ data }) => data?.type === 'steam-height' && seen.heights.push(data.height));
}
const seenBy = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    return (window as unknown as { seen: { shift: number; heights: number[] } }).seen;
  });

for (const [place, platform] of (['html', 'wordpress-block', 'wix', 'iframe'] as const).entries()) {
  test(`the builder’s snippet for ${platform} causes no layout shift, and loads each file once`, async ({
    page,
    kit,
    open,
  }) => {
    await page.addInitScript(observe);
    for (const size of everyNth(screens, 2, place)) {
      await page.setViewportSize(size);
      for (const widget of ['course-finder', 'faq', 'product-list', 'contact-form']) {
        const requested: string[] = [];
        const note = (request: { url(): string }) => requested.push(request.url());
        page.on('request', note);
        await open({ head: viewport, body: around(lines(platform, widget, kit.url).code) });
        const place = platform === 'wix' || platform === 'iframe' ? page.frameLocator('iframe') : page;
        await expect(
          place.locator('article, summary, li[part=card], textarea').filter({ visible: true }).first(),
        ).toBeVisible();
        if (place === page) await expect.poll(async () => (await receivedEvents(page, 'ready')).length).toBe(1);
        else await expect.poll(async () => (await seenBy(page)).heights.length).toBeGreaterThan(0);
        const { shift, heights } = await seenBy(page);
        expect([platform, widget, size.width, shift]).toEqual([platform, widget, size.width, 0]);
        for (const height of heights) expect(height).toBeGreaterThan(300);
        // The frame in Wix has a fixed height of 640 px: higher content would need a scroll bar.
        if (platform === 'wix') expect(Math.max(...heights), `${widget} at ${size.width} px`).toBeLessThanOrEqual(640);
        expect(requested).toEqual([...new Set(requested)]);
        if (platform !== 'wordpress-block') expect(requested).toContain(`${kit.url}/embed/v1/${widget}.chunk.js`);
        page.off('request', note);
      }
    }
  });
}

const widths = [320, 390, 655, 1100] as const;
/** The maximum height of the course finder at each of `widths`, in pixels. */
const heights: [query: string, most: readonly [number, number, number, number]][] = [
  // The default of the builder.
  ['widget=course-finder', [1_200, 1_200, 900, 900]],
  ['widget=course-finder&layout=row', [640, 640, 640, 640]],
];

test('the builder’s snippet of each layout is not higher than promised, from 320 to 1,100 px', async ({
  page,
  kit,
  open,
}, { annotations }) => {
  for (const [query, most] of heights) {
    // `largestPx: 1` reserves no height, so that the height is that of the content.
    const source = { choices: choicesFromSearch(`?theme=light&${query}`), origin: kit.url, largestPx: 1 };
    await open({ head: viewport, body: around(snippetsFor('html', source)[0]?.code ?? '') });
    await expect.poll(async () => (await receivedEvents(page, 'ready')).length).toBe(1);
    const found: number[] = [];
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 });
      const box = await page.locator(`steam-${source.choices.widget}`).boundingBox();
      found.push(Math.round(box?.height ?? Number.NaN));
    }
    annotations.push({ type: query, description: found.join(' ') });
    for (const [at, height] of found.entries())
      expect(height, `${query} at ${widths[at]} px`).toBeLessThanOrEqual(most[at] ?? 0);
  }
});

test('a frame of 640 px has no scroll bar from 320 to 1,100 px', async ({ page, kit }) => {
  for (const widget of ['course-finder', 'faq', 'product-list', 'contact-form']) {
    const code = lines('iframe', widget, kit.url).code;
    const [, address = ''] = /src="([^"]+)"/.exec(code) ?? [];
    await page.goto(address.replaceAll('&amp;', '&'));
    await expect(
      page.locator('article, summary, li[part=card], textarea').filter({ visible: true }).first(),
    ).toBeVisible();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 640 });
      const height = () => page.evaluate(() => document.documentElement.scrollHeight);
      await expect.poll(height, `${widget} at ${width} px`).toBe(640);
    }
  }
});

test('the builder’s snippet for a strict policy causes no layout shift and no violation report', async ({
  page,
  kit,
  hosts,
  open,
}) => {
  await page.addInitScript(observe);
  const { code, css } = lines('html', 'faq', kit.url, true);
  hosts.put('/own.css', 'text/css', css);
  await open({
    head: `${viewport}<link rel="stylesheet" href="/own.css">`,
    body: around(code),
    headers: {
      'Content-Security-Policy': `default-src 'none'; script-src ${kit.url}; connect-src ${kit.url}; img-src ${kit.url} data:; style-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'`,
    },
  });
  await expect(page.locator('summary').first()).toBeVisible();
  expect((await seenBy(page)).shift).toBe(0);
});

test('during an outage, the reserved space shows one card, and the list appears afterwards without a reload', async ({
  page,
  kit,
  open,
}) => {
  await page.addInitScript(observe);
  await page.route('**/api/faq', (route) => route.abort());
  await open({ head: viewport, body: around(lines('html', 'faq', kit.url).code) });
  const card = page.getByText('This cannot be shown at the moment.');
  await expect(card).toBeVisible();
  await expect(page.getByRole('link', { name: 'Read the answers on our site' })).toBeVisible();
  const comeOnline = () => page.evaluate(() => dispatchEvent(new Event('online')));
  const tried = page.waitForEvent('requestfailed');
  await comeOnline();
  await tried;
  await page.unroute('**/api/faq');
  await comeOnline();
  await expect(page.locator('summary').first()).toBeVisible();
  await expect(card).toBeHidden();
  expect((await receivedEvents(page)).map(({ type }) => type)).toEqual(['error', 'ready']);
  expect((await seenBy(page)).shift).toBe(0);
});
