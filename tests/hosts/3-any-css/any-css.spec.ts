import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { RunningServer } from '../../server.ts';
import { expect, heard, test } from '../host.ts';
import { names, script, tag, type Way, ways } from '../snippets.ts';
import { differences, type Look, look } from './look.ts';

const npm = (path: string) => readFileSync(join(import.meta.dirname, '../../../node_modules', path), 'utf8');

const frameworks: Record<string, string> = {
  'Bootstrap 5': npm('bootstrap/dist/css/bootstrap.css'),
  'Bulma 1': npm('bulma/css/bulma.css'),
  'Pico 2': npm('@picocss/pico/css/pico.css'),
  'Foundation 6': npm('foundation-sites/dist/css/foundation.css'),
};

const resets: Record<string, string> = {
  'all:unset': '* { all: unset !important }',
  'all:revert': '* { all: revert !important }',
  'hide-all': 'body * { display: none !important; visibility: hidden !important; opacity: 0 !important }',
  'fonts and colours': `* { font: italic 700 9px/3 serif !important; color: red !important; background: lime !important;
    letter-spacing: 5px !important; text-transform: uppercase !important; text-align: center !important }`,
  'boxes and motion': `* { box-sizing: content-box !important; border: 5px dotted !important; padding: 9px !important;
    margin: 9px !important; transform: rotate(4deg) !important; transition: all 9s !important; animation: x 9s !important;
    filter: blur(2px) !important; float: right !important; position: relative !important }`,
  'a 62.5 % root, right to left, preformatted': `html { font-size: 62.5% !important; direction: rtl; white-space: pre;
    word-spacing: 9px; text-indent: 2em; text-shadow: 0 0 3px; cursor: wait; user-select: none; zoom: 1 }
    html, body { quotes: none; hyphens: auto; tab-size: 1; line-break: anywhere; font-variant: small-caps }`,
  'our own class names': `.s, .h, .s0, .s1, .s2, .s3, .s4, .s5, .s6, .s7, .s8, .s9 { display: none !important; color: red !important }`,
  'our own custom properties': `:root { --accent: red; --text: lime; --space-4: 99px; --font-text: fantasy; --radius-md: 0;
    --columns: 9; --content-visibility: hidden }`,
};

const attributes: Record<string, Record<string, string>> = {
  'course-finder': { limit: '2' },
  'contact-form': {},
  faq: { limit: '2' },
  'product-list': { limit: '2', products: '' },
};

/** As wide on each page. The tag, the `<div>` of the classic way as well, is the host's own; what stands inside it is ours. */
const still = 'style="all: initial !important; display: block !important; inline-size: 1000px !important"';
const body = (way: Way) =>
  names
    .map((name) => tag(name, way, attributes[name], 'Elsewhere'))
    .map((text, index) => text.replace(/^<([\w-]+)/, `<$1 data-test="${names[index]}" ${still}`))
    .map((text) => `<div ${still}>${text}</div>`)
    .join('');
const scripts = (way: Way, kit: RunningServer) =>
  (way === 'loader' ? names.slice(0, 1) : names).map((name) => script(name, way, kit.url)).join('');

/** All four stand high enough up for a look at once. */
async function lookAt(page: Page): Promise<Look> {
  await expect.poll(async () => (await heard(page, 'ready')).length).toBe(4);
  for (const picture of await page.locator('img').all()) {
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.complete)).toBe(true);
  }
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  return look(page);
}

test.use({ viewport: { width: 1280, height: 6000 } });

for (const way of ways) {
  test.describe(`By the ${way}`, () => {
    const plain = new Map<string, Look>();
    const bare = async (page: Page, open: (host: object) => Promise<void>, kit: RunningServer) => {
      const known = plain.get(kit.url);
      if (known) return known;
      await open({ head: scripts(way, kit), body: body(way) });
      const made = await lookAt(page);
      plain.set(kit.url, made);
      return made;
    };

    for (const [name, css] of Object.entries({ ...resets, ...frameworks })) {
      test(`each widget looks the same under ${name}`, async ({ page, open, kit, hosts }) => {
        const expected = await bare(page, open, kit);
        expect(Object.keys(expected).length).toBeGreaterThan(60);
        hosts.put('/host.css', 'text/css', css);
        await open({ head: `<style>${css}</style>${scripts(way, kit)}`, body: body(way) });
        expect(differences(expected, await lookAt(page))).toEqual([]);
      });
    }

    for (const [name, doctype] of [
      ['quirks mode', ''],
      [
        'limited quirks mode',
        '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">',
      ],
    ] as const) {
      test(`each widget looks the same in ${name}`, async ({ page, open, kit }) => {
        const expected = await bare(page, open, kit);
        await open({ doctype, head: scripts(way, kit), body: body(way) });
        expect(differences(expected, await lookAt(page))).toEqual([]);
      });
    }
  });
}

test('beside a float of the page a widget has its whole width, below it', async ({ page, show }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  const float = '<div style="float: left; inline-size: 300px; block-size: 200px">A picture</div>';
  await show('faq', 'loader', {}, { body: float });
  const card = await page.locator('steam-faq details').first().boundingBox();
  expect(card?.width).toBeGreaterThan(330);
  expect(card?.y).toBeGreaterThan(200);
});

test('the comparison does see a difference', async ({ page, open, kit }) => {
  await open({ head: scripts('loader', kit), body: body('loader') });
  const before = await lookAt(page);
  await page.locator('steam-faq').evaluate((faq) => faq.style.setProperty('--steam-accent', 'rgb(0, 128, 0)'));
  expect(
    differences(before, await look(page)).filter((line) => line.includes('rgb(0, 128, 0)')).length,
  ).toBeGreaterThan(0);
});

for (const [name, css] of Object.entries(frameworks)) {
  test(`no widget changes a page made with ${name}`, async ({ page, open, kit, hosts }) => {
    hosts.put('/host.css', 'text/css', css);
    const own = `<main data-test="host"><h1>Title</h1><p>Words and <a href="#x">a link</a></p><button>Press</button>
      <label>Name <input></label><select><option>One</option></select><table><tr><td>1</td></tr></table></main>`;
    const styles = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('html, body, main, main *')].map((node) => {
          const style = getComputedStyle(node);
          return [...style].map((property) => `${property}:${style.getPropertyValue(property)}`).join(';');
        }),
      );
    await open({
      head: `<style>${css}</style>`,
      body: `${own}<div style="block-size: 5000px">${body('loader')}</div>`,
    });
    const before = await styles();
    await page.evaluate((address) => {
      const element = document.createElement('script');
      Object.assign(element, { src: address, type: 'module' });
      document.head.append(element);
    }, `${kit.url}/embed/v1/steam.js`);
    await expect.poll(async () => (await heard(page, 'ready')).length).toBe(4);
    expect(await styles()).toEqual(before);
  });
}
