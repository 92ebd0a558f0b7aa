import type { Name } from './contract/attributes.ts';
import { defineElement } from './define-element.tsx';
import { openDoctor } from './doctor/open-doctor.ts';
import type { Fill } from './port.ts';
import { scriptAddress } from './script-address.ts';

/** A classic script's own element, and the `<div data-steam="…">` that stands for it where unknown tags are stripped. */
export function classic(name: Name, fill: Fill): void {
  openDoctor();
  const script = scriptAddress(name);
  if (!script) return;
  defineElement(name, script, () => fill);
  const standAll = () => {
    for (const place of document.querySelectorAll(`[data-steam="${name}"]`)) stand(place, name);
  };
  standAll();
  new MutationObserver(standAll).observe(document, { subtree: true, childList: true });
}

/** Puts the element into the place's shadow, so that the host's own children stay where its page has them. */
function stand(place: Element, name: Name): void {
  if (place.shadowRoot) return;
  try {
    const element = document.createElement(`steam-${name}`);
    const follow = () => {
      const said = new Map<string, string>();
      for (const { name: attribute, value } of place.attributes) {
        const own = attribute.replace(/^data-(?!steam$)/, '');
        if (own !== attribute || own === 'lang' || own === 'dir') said.set(own, value);
      }
      for (const gone of element.getAttributeNames()) if (!said.has(gone)) element.removeAttribute(gone);
      for (const [own, value] of said) element.setAttribute(own, value);
    };
    follow();
    element.append(document.createElement('slot'));
    place.attachShadow({ mode: 'open' }).append(element);
    new MutationObserver(follow).observe(place, { attributes: true });
  } catch {
    // Nothing that can have a shadow: the host's own content stays.
  }
}
