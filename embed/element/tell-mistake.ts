import type { AttributeKind } from '../../src/domain/embed/attribute-kinds.ts';
import { isValidValue } from '../../src/domain/embed/valid-value.ts';

/** Loads mistakes.ts and logs a warning with it. A failure to load is ignored. */
export function tellMistake(tell: (mistakes: typeof import('./mistakes.ts')) => void): void {
  import('./mistakes.ts').then(tell).catch(() => {});
}

/** Whether an attribute is not a widget's: it is global, used by scripts of the page, or by a framework. */
const isForeign = (element: Element, name: string) =>
  /^(class|tabindex)$|^(data|aria|on|item|v)|[^a-z-]/.test(name) || name in element;

/** Warns about unknown attributes and values. */
export function checkAttributes(element: Element, kinds: Readonly<Record<string, AttributeKind>>): void {
  const names = Object.keys(kinds);
  for (const { name, value } of element.attributes) {
    const own = names.find((one) => one === name || one.replaceAll('-', '') === name);
    const kind = own && kinds[own];
    if (kind ? isValidValue(kind, value) : isForeign(element, name)) continue;
    tellMistake(({ warnOfAttribute }) => warnOfAttribute(element.localName, { name, value }, kind || undefined, names));
  }
}
