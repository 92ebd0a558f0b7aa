import type { Page } from '@playwright/test';
import { choicesFromSearch } from '../../../src/domain/embed/choices.ts';
import type { PlatformId } from '../../../src/domain/embed/platforms.ts';
import { policyLines, snippetsFor } from '../../../src/domain/embed/snippets.ts';
import { expect, receivedEvents, test } from '../host.ts';

/** The exact lines of the builder. */
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

/** Runs before any script of the page: adds up its layout shifts, and collects the heights that frames report. */
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

for (const platform of ['html', 'wordpress-block', 'wix', 'iframe'] as const) {
  test(`the builder’s lines for ${platform} move nothing, and load each file once`, async ({ page, kit, open }) => {
    await page.addInitScript(observe);
    for (const size of screens) {
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
        // A frame of a fixed height needs no scroll bar: a higher content would be reported.
        if (platform === 'wix') expect(Math.max(...heights), `${widget} at ${size.width} px`).toBeLessThanOrEqual(640);
        expect(requested).toEqual([...new Set(requested)]);
        if (platform !== 'wordpress-block') expect(requested).toContain(`${kit.url}/embed/v1/${widget}.chunk.js`);
        page.off('request', note);
      }
    }
  });
}

test('the builder’s lines for a strict policy move nothing, without a violation report', async ({
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

test('an outage shows one card in the reserved space, and ends without a reload', async ({ page, kit, open }) => {
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
