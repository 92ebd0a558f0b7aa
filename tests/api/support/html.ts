import { JSDOM } from 'jsdom';

/** Parses a server's HTML like a browser without scripts. Removes the styles, because jsdom is slow to parse them. */
export function parseHtml(html: string): Document {
  return new JSDOM(html.replace(/(<style[^>]*>)[^<]*/g, '$1')).window.document;
}

export const all = (root: ParentNode, selector: string): Element[] => [...root.querySelectorAll(selector)];

/** The first element that matches a selector; an error names the selector if there is none. */
export function one(root: ParentNode, selector: string): Element {
  const found = root.querySelector(selector);
  if (!found) throw new Error(`The page has no ${selector}.`);
  return found;
}

export const textOf = (element: Element): string => (element.textContent ?? '').trim();

export const texts = (root: ParentNode, selector: string): string[] => all(root, selector).map(textOf);

/** The values of an attribute of all elements that match a selector. */
export const values = (root: ParentNode, selector: string, attribute: string): (string | null)[] =>
  all(root, selector).map((element) => element.getAttribute(attribute));

/** The element that a heading of this text labels. */
export function region(root: Document, heading: string): Element {
  const labelled = all(root, '[aria-labelledby]').find((element) => {
    const id = element.getAttribute('aria-labelledby') ?? '';
    return textOf(root.getElementById(id) ?? element).includes(heading) && root.getElementById(id);
  });
  if (!labelled) throw new Error(`No element is labelled by “${heading}”.`);
  return labelled;
}
