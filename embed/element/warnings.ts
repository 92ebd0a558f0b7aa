import { slug } from '../../src/domain/url.ts';
import type { Kind } from '../contract/attributes.ts';
import { curly, nearest } from '../doctor/near.ts';

const warned = new Set<string>();

/** One `console.warn` for each mistake, with the remedy. */
export function warnOnce(message: string): void {
  if (warned.has(message)) return;
  warned.add(message);
  try {
    console.warn(`${message} Add #steam-doctor to the page’s address for a full check.`);
  } catch {
    // A page may have replaced the console.
  }
}

const known = ['lang', 'dir', 'id', 'class', 'style', 'hidden', 'slot', 'part', 'title', 'tabindex', 'nonce', 'role'];

/** Warns of attributes and values that the element does not have. */
export function checkAttributes(element: Element, kinds: Readonly<Record<string, Kind>>): void {
  const names = Object.keys(kinds);
  for (const { name: attribute, value } of element.attributes) {
    const tell = (remedy: string) => warnOnce(`<${element.localName}> ${attribute}="${value}": ${remedy}`);
    const own = names.find((one) => one === attribute || one.replaceAll('-', '') === attribute);
    if (!own) {
      const isForeign = known.includes(attribute) || /^(data|aria|on|item|v)|[^a-z-]/.test(attribute);
      if (!isForeign && !(attribute in element)) {
        const near = nearest(attribute, names);
        tell(`there is no such attribute. ${near ? `Did you mean ${near}?` : `It has ${names.join(', ')}.`}`);
      }
      continue;
    }
    const wanted = value && problemOf(kinds[own] ?? 'text', value);
    if (wanted) tell(wanted);
  }
}

function problemOf(kind: Kind, value: string): string | undefined {
  if (value.search(curly) >= 0 && kind !== 'text') return 'write straight quotation marks, ".';
  if (typeof kind !== 'string') {
    return kind.some((one) => String(one) === value) ? undefined : `write one of ${kind.join(', ')}.`;
  }
  if (kind === 'count') return /^[1-9]\d*$/.test(value) ? undefined : 'write a whole number above zero.';
  if (kind === 'slug') return slug.test(value) ? undefined : 'write letters, digits, - and _ only, 64 at most.';
  return kind === 'url' && !URL.canParse(value, document.baseURI)
    ? 'write an address such as https://example.org.'
    : undefined;
}
