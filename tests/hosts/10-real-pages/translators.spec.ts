import { expect, test } from '../host.ts';
import { each, selector } from '../snippets.ts';
import { use } from '../use.ts';

/** As translators do: each text goes into two elements of their own, again and again. */
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

for (const { name, way } of each) {
  test(`${name} by the ${way} works after its texts have been translated`, async ({ page, show }) => {
    await show(name, way);
    await page.evaluate(translate);
    expect(await page.locator(`${selector(name, way)} font`).count()).toBeGreaterThan(0);
    await use[name](page);
  });
}
