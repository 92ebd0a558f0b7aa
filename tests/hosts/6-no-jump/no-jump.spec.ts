import type { Page } from '@playwright/test';
import { everyNth, full } from '../../full.ts';
import { expect, receivedEvents, test } from '../host.ts';
import { type Attributes, contentSelector, fallback, type Name, script, selector, tag, ways } from '../snippets.ts';

/** Every layout of each widget, and its smallest sizes, whose shifts would move content in view. */
const variants: [title: string, name: Name, attributes?: Attributes][] = [
  ['the course finder', 'course-finder'],
  ['a course finder with four courses', 'course-finder', { limit: '4' }],
  ['a course finder without filters', 'course-finder', { 'hide-filters': '', category: 'arts', limit: '2' }],
  ['a course finder with hide-filters="false"', 'course-finder', { 'hide-filters': 'false', limit: '4' }],
  ['six courses in low cards', 'course-finder', { layout: 'compact', limit: '6' }],
  ['a row of courses', 'course-finder', { layout: 'row' }],
  ['the contact form', 'contact-form'],
  ['the contact form in Urdu', 'contact-form', { lang: 'ur' }],
  ['the FAQ', 'faq'],
  ['an FAQ with two questions', 'faq', { limit: '2', heading: 'Good to know' }],
  ['the products', 'product-list'],
  ['the products as a grid', 'product-list', { layout: 'grid' }],
  ['the products in low rows', 'product-list', { layout: 'compact' }],
  ['a row of products', 'product-list', { layout: 'row' }],
  ['one button', 'product-list', { layout: 'button', products: 'lab-notebook' }],
  ['one product', 'product-list', { products: 'lab-notebook' }],
  ['two products as a grid', 'product-list', { layout: 'grid', products: 'lab-notebook isometric-sketch-pad' }],
];
const windows = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 900 } };

/** CSS of host pages for the content around a widget. */
const layouts: Record<string, string> = {
  'block layout': 'main { display: block }',
  'grid with a column for the widget':
    'main { display: grid; gap: 16px; align-items: start } @media (min-width: 800px) { main { grid-template-columns: 2fr 1fr } }',
};
const words = '<p>Words of the host before it and after it, which somebody may be reading.</p>';
const page = (layout: string, widget: string) =>
  `<style>body { margin: 0 } main { max-inline-size: 1100px; margin: auto; padding: 8px } ${layout}</style>
  <h1>A school</h1>${words}<main>${widget}<aside>${words}</aside></main>${words}<footer>${words.repeat(3)}</footer>`;

/** All layout shifts so far, with the elements that moved. */
const shifts = (tab: Page) =>
  tab.evaluate(async () => {
    // Wait until the last change is painted and measured.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    const seen = observer.takeRecords();
    observer.disconnect();
    return seen.map((entry) => JSON.stringify(entry));
  });

const circumstances = Object.entries(layouts).flatMap(([around, layout]) =>
  (['late', 'never'] as const).map((fate) => ({ around, layout, fate })),
);
/**
 * One combination of `layout` and `fate` (whether the data arrives late or never) on a phone, and the opposite one on a desktop.
 * The variants of a widget together have all combinations. `npm run test:all` tries all for each.
 */
function combinationsOf(place: number, screen: string) {
  const index = place % circumstances.length;
  const chosen = screen === 'phone' ? index : circumstances.length - 1 - index;
  return circumstances.filter((_, at) => full || at === chosen);
}

for (const [place, [title, name, attributes = {}]] of variants.entries()) {
  for (const [screen, size] of everyNth(Object.entries(windows), 2, place)) {
    test.describe(`on a ${screen}`, () => {
      test.use({ viewport: size });

      test(`${title} causes no layout shift if its data arrives late or never`, async ({
        page: tab,
        open,
        kit,
        errors,
      }) => {
        expect(errors).toEqual([]);
        for (const { around, layout, fate } of combinationsOf(place, screen)) {
          await test.step(`${around}, ${fate}`, async () => {
            let go = () => {};
            const drawn = new Promise<void>((resolve) => {
              go = resolve;
            });
            await tab.route('**/api/**', async (route) => {
              await drawn;
              if (fate === 'late') await route.continue();
              else await route.fulfill({ status: 500, headers: { 'Access-Control-Allow-Origin': '*' } });
            });
            // A blocking script in the head defines the widget before the page is parsed.
            const line = script(name, 'classic', kit.url).replace(' defer', '');
            await open({
              head: `<meta name="viewport" content="width=device-width">${line}`,
              body: page(layout, tag(name, 'loader', attributes)),
            });
            const shown = tab.locator(`steam-${name} ${contentSelector[name]}`).first();
            if (name === 'contact-form') await expect(shown).toBeVisible();
            else await expect(tab.getByText(fallback)).toBeVisible();
            expect(await shifts(tab)).toEqual([]);
            go();
            await expect.poll(async () => (await receivedEvents(tab)).length).toBe(1);
            if (fate === 'late' || name === 'contact-form') await expect(shown).toBeVisible();
            else await expect(tab.getByText(fallback)).toBeVisible();
            expect(await shifts(tab)).toEqual([]);
            await tab.unroute('**/api/**');
          });
        }
      });
    });
  }

  // One variant of each widget, because the page's own style sets the height, whatever the attributes are.
  if (!full && variants.findIndex(([, other]) => other === name) !== place) continue;
  test(`${title} (loader) causes no layout shift if the page reserves its height`, async ({ page: tab, open, kit }) => {
    let go = () => {};
    const drawn = new Promise<void>((resolve) => {
      go = resolve;
    });
    await tab.route('**/embed/v1/steam.js', async (route) => {
      await drawn;
      await route.continue();
    });
    const room = `<style>steam-${name} { display: block; min-height: 100vh }</style>`;
    const widget = tag(name, 'loader', attributes);
    // Do not await: `open` waits for `load`, which waits for the script that this test delays.
    const opened = open({ head: `${room}${script(name, 'loader', kit.url)}`, body: page('', widget) });
    await expect(tab.getByText(fallback)).toBeVisible();
    expect(await shifts(tab)).toEqual([]);
    go();
    await opened;
    await expect(tab.locator(`${selector(name, 'loader')} ${contentSelector[name]}`).first()).toBeVisible();
    expect(await shifts(tab)).toEqual([]);
  });
}

test('a widget removes unused reserved height only while it is out of view', async ({ page: tab, open, kit }) => {
  const below = '<div style="block-size: 1100px">Far up</div>';
  await tab.route('**/api/product', (route) => route.abort());
  await open({
    head: script('faq', 'loader', kit.url),
    body: `${below}${tag('faq', 'loader', { limit: '1' })}${tag('product-list', 'loader')}${words}`,
  });
  await expect.poll(async () => (await receivedEvents(tab)).length).toBe(2);
  expect(await shifts(tab)).toEqual([]);
  const room = (name: string) => tab.locator(`steam-${name}`).evaluate((element) => element.clientHeight);
  await expect.poll(() => room('faq')).toBeLessThan(200);
  await expect.poll(() => room('product-list')).toBeLessThan(180);
  expect(await shifts(tab)).toEqual([]);
});

for (const way of ways) {
  test(`${way}: writing an unchanged attribute or a class causes no layout shift`, async ({ page: tab, open, kit }) => {
    await tab.route('**/api/faq', (route) => route.abort());
    await open({ head: script('faq', way, kit.url), body: page('', tag('faq', way, { theme: 'light' })) });
    await expect.poll(async () => (await receivedEvents(tab, 'error')).length).toBe(1);
    const place = tab.locator(selector('faq', way));
    const before = await place.evaluate((element) => element.clientHeight);
    expect(before).toBeGreaterThan(300);
    // A late script has shifted the page once, when it reserved the height.
    const moved = await shifts(tab);
    await place.evaluate(
      (element, name) => {
        element.classList.add('animated');
        element.setAttribute(name, 'light');
      },
      way === 'loader' ? 'theme' : 'data-theme',
    );
    expect(await shifts(tab)).toEqual(moved);
    expect(await place.evaluate((element) => element.clientHeight)).toBe(before);
  });
}

test('reserved height that a changed attribute no longer needs is released', async ({ page: tab, open, kit }) => {
  const line = script('faq', 'classic', kit.url).replace(' defer', '');
  await tab.route('**/api/**', (route) => route.abort());
  await open({ head: line, body: tag('faq', 'loader') });
  await expect.poll(async () => (await receivedEvents(tab, 'error')).length).toBe(1);
  const height = () => tab.locator('steam-faq').evaluate((element) => element.clientHeight);
  expect(await height()).toBeGreaterThan(400);
  await tab.unroute('**/api/**');
  await tab.locator('steam-faq').evaluate((element: HTMLElement & { reload(): void }) => {
    element.setAttribute('limit', '1');
    element.reload();
  });
  await expect(tab.locator('summary')).toHaveCount(1);
  await expect.poll(height).toBeLessThan(200);
});

test('the measurement of these tests detects a layout shift', async ({ page: tab, open }) => {
  await open({ body: `<div id="box"></div>${words}` });
  expect(await shifts(tab)).toEqual([]);
  await tab.locator('#box').evaluate((box) => {
    box.style.blockSize = '90px';
  });
  expect(await shifts(tab)).toHaveLength(1);
});
