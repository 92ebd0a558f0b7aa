import type { Page } from '@playwright/test';

/** All computed CSS properties of each node in each widget. Keys have the widget, node index and tag name. */
export type Look = Record<string, Record<string, string>>;

export async function look(page: Page): Promise<Look> {
  // Return one JSON string, because Playwright is slow with tens of thousands of values.
  const text = await page.evaluate(() => {
    const all: Record<string, Record<string, string>> = {};
    const take = (key: string, style: CSSStyleDeclaration) => {
      const own: Record<string, string> = {};
      for (const property of style) own[property] = style.getPropertyValue(property);
      all[key] = own;
    };
    const rootOf = (element: Element): ShadowRoot | null => {
      const inner = element.shadowRoot?.firstElementChild;
      return inner?.localName.startsWith('steam-') ? inner.shadowRoot : element.shadowRoot;
    };
    for (const widget of document.querySelectorAll('[data-test]')) {
      const name = widget.getAttribute('data-test');
      const view = rootOf(widget)?.querySelector('.s');
      if (!view) throw new Error(`${name} shows nothing.`);
      [view, ...view.querySelectorAll('*')].forEach((node, index) => {
        const key = `${name} ${index} ${node.localName}`;
        take(key, getComputedStyle(node));
        for (const pseudo of ['::before', '::after']) {
          const style = getComputedStyle(node, pseudo);
          if (style.content !== 'none') take(key + pseudo, style);
        }
      });
    }
    return JSON.stringify(all);
  });
  return JSON.parse(text);
}

export function differences(one: Look, other: Look): string[] {
  const found: string[] = [];
  for (const key of new Set([...Object.keys(one), ...Object.keys(other)])) {
    const a = one[key];
    const b = other[key];
    if (!a || !b) found.push(`${key} is on one page only`);
    else
      for (const name of Object.keys(a)) if (a[name] !== b[name]) found.push(`${key}: ${name} ${a[name]} → ${b[name]}`);
  }
  return found;
}
