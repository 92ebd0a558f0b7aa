import type { Name } from './attributes.ts';
import { defineElement } from './define-element.tsx';
import type { Fill } from './port.ts';

/** A classic script's own element, and the `<div data-steam="…">` that stands for it where unknown tags are stripped. */
export function classic(name: Name, fill: Fill): void {
  const script = scriptAddress(name);
  if (!script) return;
  defineElement(name, script, () => fill);
  const mountAll = () => {
    for (const place of document.querySelectorAll(`[data-steam="${name}"]`)) stand(place, name);
  };
  mountAll();
  // Places that come later, and what their attributes become.
  new MutationObserver(mountAll).observe(document, { subtree: true, childList: true });
}

/** The page may have an element named `currentScript`, which hides the real one. */
function scriptAddress(name: string): string {
  const { currentScript } = document;
  if (currentScript && 'src' in currentScript && typeof currentScript.src === 'string') return currentScript.src;
  for (const { src } of document.querySelectorAll<HTMLScriptElement>('script[src]')) {
    if (src.includes(`/${name}.js`)) return src;
  }
  return '';
}

/** Puts the element into the place's shadow, so that the host's own children stay where its page has them. */
function stand(place: Element, name: Name): void {
  if (place.shadowRoot) return;
  try {
    const element = document.createElement(`steam-${name}`);
    const adoptAttributes = () => {
      for (const { name: attribute, value } of place.attributes) {
        const own = attribute.replace(/^data-(?!steam$)/, '');
        if (own !== attribute || own === 'lang' || own === 'dir') element.setAttribute(own, value);
      }
    };
    adoptAttributes();
    element.append(document.createElement('slot'));
    place.attachShadow({ mode: 'open' }).append(element);
    new MutationObserver(adoptAttributes).observe(place, { attributes: true });
  } catch {
    // Not an element that can have a shadow: the host's own content stays.
  }
}
