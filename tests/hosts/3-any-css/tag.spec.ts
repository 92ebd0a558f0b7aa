import { expect, test } from '../host.ts';
import { contentSelector, mixesOf, scriptsOf, selectorsOf, tag } from '../snippets.ts';

/** Containers that take their width from their content. */
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

for (const half of [0, 1]) {
  for (const mix of mixesOf(half)) {
    const own = Object.entries(places).filter((_, index) => index % 2 === half);
    test(`${mix.title} have a readable width in shrink-to-fit containers: ${own.map(([place]) => place).join(', ')}`, async ({
      page,
      open,
      kit,
    }) => {
      const widgets = own.map(([place, around]) => {
        const all = selectorsOf(mix).map(({ name, way }) =>
          around(tag(name, way, { limit: '1', products: 'lab-notebook' })),
        );
        return `<section aria-label="${place}">${all.join('')}</section>`;
      });
      await open({ head: scriptsOf(mix, kit.url), body: widgets.join('') });
      for (const [place] of own) {
        const section = page.getByRole('region', { name: place, exact: true });
        for (const { name, place: found } of selectorsOf(mix)) {
          const widget = section.locator(found);
          await widget.scrollIntoViewIfNeeded();
          await expect(widget.locator(contentSelector[name]).first()).toBeVisible();
          const width = (await widget.boundingBox())?.width ?? 0;
          expect(width, `${name} in ${place}`).toBeGreaterThanOrEqual(300);
          expect(width, `${name} in ${place}`).toBeLessThanOrEqual(1280);
        }
      }
    });
  }
}

test('the finder’s selects stay in their bar in a column of 230 px', async ({ page, open, kit }) => {
  const head = `<script type="module" src="${kit.url}/embed/v1/steam.js"></script>`;
  await open({ head, body: `<div style="inline-size:230px">${tag('course-finder', 'loader', { limit: '1' })}</div>` });
  const right = (select: Element) => select.getBoundingClientRect().right;
  const bar = await page.locator('form:has(select)').evaluate(right);
  for (const select of await page.locator('select').all()) expect(await select.evaluate(right)).toBeLessThan(bar);
});

for (const mix of mixesOf(0)) {
  test(`${mix.title} follow the page’s CSS rules for the tag that hide it or set its width`, async ({
    page,
    showAll,
  }) => {
    const head = `<style>
      .gone { display: none !important }
      .unseen { visibility: hidden }
      @media (min-width: 600px) { .narrow-only { display: none } }
      .half { width: 600px; margin-left: 50px }
    </style>`;
    await showAll(mix, { head });
    for (const { name, place } of selectorsOf(mix)) {
      const widget = page.locator(place);
      const content = widget.locator(contentSelector[name]).first();
      for (const [attribute, value] of [
        ['class', 'gone'],
        ['class', 'unseen'],
        ['class', 'narrow-only'],
        ['style', 'display: none'],
        ['hidden', ''],
        ['hidden', 'until-found'],
      ] as const) {
        await widget.evaluate((element, [key, text]) => element.setAttribute(key, text), [attribute, value] as const);
        await expect(content, `${name} with ${attribute}="${value}"`).toBeHidden();
        await widget.evaluate((element, key) => element.removeAttribute(key), attribute);
        await expect(content, name).toBeVisible();
      }
    }
    for (const { name, place } of selectorsOf(mix)) {
      const widget = page.locator(place);
      await widget.evaluate((element) => element.classList.add('half'));
      expect(await widget.boundingBox(), name).toMatchObject({ width: 600, x: 58 });
    }
  });
}
