import { expect, test } from '../host.ts';
import { mixesOf, selectorsOf } from '../snippets.ts';
import { useAll } from '../use.ts';

/** Wraps each text node in two `<font>` elements, as page translators do. */
const translate = () => {
  const roots: ParentNode[] = [document];
  for (const root of roots) {
    for (const element of root.querySelectorAll('*')) if (element.shadowRoot) roots.push(element.shadowRoot);
    for (const element of root.querySelectorAll('body *, :host *, .s *')) {
      if (/^(style|script|textarea|option|select)$/i.test(element.localName)) continue;
      for (const text of [...element.childNodes]) {
        if (!(text instanceof Text) || !text.data.trim() || element.localName === 'font') continue;
        const outer = document.createElement('font');
        const inner = document.createElement('font');
        inner.textContent = text.data;
        outer.append(inner);
        text.replaceWith(outer);
      }
    }
  }
};

for (const mix of mixesOf(0)) {
  test(`${mix.title} work after a translator changes their text nodes`, async ({ page, showAll }) => {
    await showAll(mix);
    await page.evaluate(translate);
    for (const { place } of selectorsOf(mix)) expect(await page.locator(`${place} font`).count()).toBeGreaterThan(0);
    await useAll(page, mix);
  });
}
