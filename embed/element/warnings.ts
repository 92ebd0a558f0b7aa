import type { AttributeKind } from '../../src/domain/embed/attribute-kinds.ts';
import { valueProblem } from '../../src/domain/embed/value-problem.ts';
import { suggest } from '../../src/domain/nearest.ts';

const warned = new Set<string>();

/** Logs each message once. A message names the mistake and the fix. */
export function warnOnce(message: string): void {
  if (warned.has(message)) return;
  warned.add(message);
  try {
    console.warn(`${message} Add #steam-doctor to the page’s address for a full check.`);
  } catch {
    // A host may replace the console.
  }
}

const known = ['lang', 'dir', 'id', 'class', 'style', 'hidden', 'slot', 'part', 'title', 'tabindex', 'nonce', 'role'];

/** Warns about unknown attributes and values. */
export function checkAttributes(element: Element, kinds: Readonly<Record<string, AttributeKind>>): void {
  const names = Object.keys(kinds);
  for (const { name: attribute, value } of element.attributes) {
    const tell = (remedy: string) => warnOnce(`<${element.localName}> ${attribute}="${value}": ${remedy}`);
    const own = names.find((one) => one === attribute || one.replaceAll('-', '') === attribute);
    if (!own) {
      const isForeign = known.includes(attribute) || /^(data|aria|on|item|v)|[^a-z-]/.test(attribute);
      if (!isForeign && !(attribute in element)) {
        tell(`There is no such attribute. ${suggest(attribute, names)}`);
      }
      continue;
    }
    const problem = valueProblem(kinds[own] ?? 'text', value);
    if (problem) tell(problem);
  }
}
