import { expect, test } from '../host.ts';
import { each, script, selector, sign, tag } from '../snippets.ts';

/** Places whose width comes from their content. */
const places: Record<string, (widget: string) => string> = {
  'a table cell': (widget) => `<table><tr><td>Menu</td><td>${widget}</td></tr></table>`,
  'a dialog': (widget) => `<dialog open style="position:static">${widget}</dialog>`,
  'a popover': (widget) => `<div popover style="position:static;display:block">${widget}</div>`,
  'an inline block': (widget) => `<div style="display:inline-block">${widget}</div>`,
  'a float': (widget) => `<div style="float:left">${widget}</div><br style="clear:both">`,
  'a flex item': (widget) => `<div style="display:flex"><div>${widget}</div></div>`,
  'a grid item': (widget) => `<div style="display:grid;grid-template-columns:auto auto"><p>Menu</p>${widget}</div>`,
  'a box of its content': (widget) => `<div style="inline-size:fit-content">${widget}</div>`,
  'an absolute box': (widget) =>
    `<div style="position:relative;block-size:900px"><div style="position:absolute">${widget}</div></div>`,
};

for (const { name, way } of each) {
  test(`${name} by the ${way} has a readable width where the width comes from content`, async ({ page, open, kit }) => {
    await page.setViewportSize({ width: 1280, height: 20_000 });
    const all = Object.entries(places);
    await open({
      head: script(name, way, kit.url),
      body: all.map(([, around]) => around(tag(name, way, { limit: '1', products: 'lab-notebook' }))).join(''),
    });
    const widgets = page.locator(selector(name, way));
    for (const [index, [place]] of all.entries()) {
      const widget = widgets.nth(index);
      await expect(widget.locator(sign[name]).first(), place).toBeVisible();
      const width = (await widget.boundingBox())?.width ?? 0;
      expect(width, place).toBeGreaterThanOrEqual(300);
      expect(width, place).toBeLessThanOrEqual(1280);
    }
  });

  test(`${name} by the ${way} is hidden by the page’s own rules for the tag`, async ({ page, show }) => {
    const head = `<style>
      .gone { display: none !important }
      .unseen { visibility: hidden }
      @media (min-width: 600px) { .narrow-only { display: none } }
    </style>`;
    await show(name, way, {}, { head });
    const widget = page.locator(selector(name, way));
    const content = widget.locator(sign[name]).first();
    for (const [attribute, value] of [
      ['class', 'gone'],
      ['class', 'unseen'],
      ['class', 'narrow-only'],
      ['style', 'display: none'],
      ['hidden', ''],
      ['hidden', 'until-found'],
    ] as const) {
      await widget.evaluate((element, [key, text]) => element.setAttribute(key, text), [attribute, value] as const);
      await expect(content, `${attribute}="${value}"`).toBeHidden();
      await widget.evaluate((element, key) => element.removeAttribute(key), attribute);
      await expect(content).toBeVisible();
    }
  });

  test(`${name} by the ${way} takes the width that the page gives the tag`, async ({ page, show }) => {
    await show(name, way, {}, { head: '<style>.half { width: 600px; margin-left: 50px }</style>' });
    const widget = page.locator(selector(name, way));
    await widget.evaluate((element) => element.classList.add('half'));
    expect(await widget.boundingBox()).toMatchObject({ width: 600, x: 58 });
  });
}
