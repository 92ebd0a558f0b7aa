import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { everyNth, full } from '../../full.ts';
import type { RunningServer } from '../../server.ts';
import { expect, receivedEvents, test } from '../host.ts';
import { names, script, tag, type Way, ways } from '../snippets.ts';
import { differences, type Look, look } from './look.ts';

const npm = (path: string) => readFileSync(join(import.meta.dirname, '../../../node_modules', path), 'utf8');

const frameworks: Record<string, string> = {
  'Bootstrap 5': npm('bootstrap/dist/css/bootstrap.css'),
  'Bulma 1': npm('bulma/css/bulma.css'),
  'Pico 2': npm('@picocss/pico/css/pico.css'),
  'Foundation 6': npm('foundation-sites/dist/css/foundation.css'),
};

/** Resets that contradict each other: the test applies each alone. */
const wholeResets: Record<string, string> = {
  'all:unset': '* { all: unset !important }',
  'all:revert': '* { all: revert !important }',
  'hide-all': 'body * { display: none !important; visibility: hidden !important; opacity: 0 !important }',
};

const resets: Record<string, string> = {
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

/** Joins style sheets, which the test applies together; in `test:all`, one after the other. */
const together = (sheets: Record<string, string>) =>
  full ? sheets : { [Object.keys(sheets).join(', ')]: Object.values(sheets).join('\n') };
const sheets = Object.entries({ ...together(frameworks), ...together(resets), ...wholeResets });

const attributes: Record<string, Record<string, string>> = {
  'course-finder': { limit: '2' },
  'contact-form': {},
  faq: { limit: '2' },
  'product-list': { limit: '2', products: '' },
};

/** Fixes the box of the widget, which a host page may style: the test compares only its content. */
const still = 'style="all: initial !important; display: block !important; inline-size: 1000px !important"';
const body = (way: Way) =>
  names
    .map((name) => tag(name, way, attributes[name], 'Elsewhere'))
    .map((text, index) => text.replace(/^<([\w-]+)/, `<$1 data-test="${names[index]}" ${still}`))
    .map((text) => `<div ${still}>${text}</div>`)
    .join('');
const scripts = (way: Way, kit: RunningServer) =>
  (way === 'loader' ? names.slice(0, 1) : names).map((name) => script(name, way, kit.url)).join('');

/** Waits until all widgets have dispatched `ready` `times` times, and reads their computed styles. */
async function readLook(page: Page, times = 1): Promise<Look> {
  await expect.poll(async () => (await receivedEvents(page, 'ready')).length).toBe(4 * times);
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  return look(page);
}

/** Replaces the page's styles, and finishes the transitions that this starts. */
const setStyle = (page: Page, css: string) =>
  page.evaluate((text) => {
    const style = document.querySelector('style') ?? document.head.appendChild(document.createElement('style'));
    style.textContent = text;
    document.documentElement.getBoundingClientRect();
    for (const animation of document.getAnimations()) animation.finish();
  }, css);

test.use({ viewport: { width: 1280, height: 6000 } });

const doctypes = {
  'quirks mode': '',
  'limited quirks mode':
    '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">',
};

for (const way of ways) {
  test(`${way}: each widget has the same computed styles under each reset and framework, and in quirks mode`, async ({
    page,
    open,
    kit,
  }) => {
    const head = scripts(way, kit);
    await open({ head, body: body(way) });
    const expected = await readLook(page);
    expect(Object.keys(expected).length).toBeGreaterThan(60);
    for (const [index, [name, css]] of sheets.entries()) {
      await test.step(name, async () => {
        await setStyle(page, css);
        // Insert new widgets, which render with these styles.
        await page.evaluate((text) => {
          document.body.innerHTML = text;
        }, body(way));
        expect(differences(expected, await readLook(page, index + 2)), name).toEqual([]);
      });
    }
    // Load a page whose styles come before the scripts.
    for (const [name, css] of everyNth(sheets, 12, ways.indexOf(way))) {
      await test.step(`${name}, from the start`, async () => {
        await open({ head: `<style>${css}</style>${head}`, body: body(way) });
        expect(differences(expected, await readLook(page)), name).toEqual([]);
      });
    }
    for (const [mode, doctype] of Object.entries(doctypes)) {
      await open({ doctype, head, body: body(way) });
      expect(differences(expected, await readLook(page)), mode).toEqual([]);
    }
    // Prove that the comparison detects a difference.
    const accent = 'rgb(0, 128, 0)';
    await page
      .locator('[data-test=faq]')
      .evaluate((faq, colour) => faq.style.setProperty('--steam-accent', colour), accent);
    const seen = differences(expected, await look(page));
    expect(seen.filter((line) => line.startsWith('faq') && line.includes(accent)).length).toBeGreaterThan(0);
  });
}

test('a widget beside a float of the page takes the full width below it', async ({ page, show }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  const float = '<div style="float: left; inline-size: 300px; block-size: 200px">A picture</div>';
  await show('faq', 'loader', {}, { body: float });
  const card = await page.locator('steam-faq details').first().boundingBox();
  expect(card?.width).toBeGreaterThan(330);
  expect(card?.y).toBeGreaterThan(200);
});

test('no widget changes the styles of a page, with any CSS framework', async ({ page, open, kit }) => {
  const own = `<main data-test="host"><h1>Title</h1><p>Words and <a href="#x">a link</a></p><button>Press</button>
    <label>Name <input></label><select><option>One</option></select><table><tr><td>1</td></tr></table></main>`;
  const styles = async (css: string) => {
    await setStyle(page, css);
    return page.evaluate(() =>
      [...document.querySelectorAll('html, body, main, main *')].map((node) => {
        const style = getComputedStyle(node);
        return [...style].map((property) => `${property}:${style.getPropertyValue(property)}`).join(';');
      }),
    );
  };
  await open({ body: `${own}<div style="block-size: 5000px">${body('loader')}</div>` });
  const before = new Map<string, string[]>();
  for (const [name, css] of Object.entries(frameworks)) before.set(name, await styles(css));
  expect(new Set([...before.values()].map((all) => all.join())).size, 'each framework gives different styles').toBe(
    before.size,
  );
  await page.addScriptTag({ url: `${kit.url}/embed/v1/steam.js`, type: 'module' });
  await expect.poll(async () => (await receivedEvents(page, 'ready')).length).toBe(4);
  for (const [name, css] of Object.entries(frameworks)) expect(await styles(css), name).toEqual(before.get(name));
});
