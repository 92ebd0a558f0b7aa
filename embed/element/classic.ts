import { attributes, type WidgetName } from '../../src/domain/embed/attributes.ts';
import { curlyQuotes } from '../../src/domain/embed/valid-value.ts';
import { nearest, suggest } from '../../src/domain/nearest.ts';
import { openDoctor } from '../doctor/open-doctor.ts';
import { defineElement } from './define-element.ts';
import { warnOnce } from './mistakes.ts';
import { importBeside, scriptUrl } from './own-script.ts';
import type { Mount } from './types.ts';

/** Defines the element of a classic script. Also fills each `<div data-steam="…">`, for site builders that strip unknown tags. */
export function classic(name: WidgetName, mount: Mount): void {
  openDoctor(() => importBeside('doctor.js'));
  const script = originOf(scriptUrl, name);
  defineElement(name, script, (host) => {
    if (!host.api()) {
      const said = `${name}.js is not loaded from the provider’s server, so it does not know where the API is`;
      warnOnce(`<steam-${name}>: ${said}. Say data-api-host="https://…/api", or load it from its own address.`);
      throw new Error(said);
    }
    return mount;
  });
  const fillAll = () => {
    for (const place of document.querySelectorAll('[data-steam]')) {
      const wanted = place.getAttribute('data-steam') ?? '';
      const plain = wanted.replace(curlyQuotes, '');
      if (plain !== wanted) warnOnce(`data-steam=${wanted}: Write straight quotation marks, data-steam="${plain}".`);
      if (plain === name) fill(place, name);
      else if (!Object.hasOwn(attributes, plain)) {
        warnOnce(`data-steam="${wanted}": ${suggest(plain, Object.keys(attributes))}`);
      }
    }
  };
  fillAll();
  new MutationObserver(fillAll).observe(document, {
    subtree: true,
    childList: true,
    attributeFilter: ['data-steam'],
  });
}

/** Adds the element to a shadow root of `place`. The own children of `place` stay as the fallback. */
function fill(place: Element, name: WidgetName): void {
  if (place.shadowRoot) return;
  try {
    const element = document.createElement(`steam-${name}`);
    // Copy only documented attributes, because sanitisers allow `data-onclick` and `data-style`.
    const known = [...Object.keys(attributes[name]), 'lang', 'dir'];
    const follow = () => {
      for (const attribute of known) {
        const said =
          place.getAttribute(`data-${attribute}`) ?? (/^(lang|dir)$/.test(attribute) && place.getAttribute(attribute));
        if (typeof said !== 'string') element.removeAttribute(attribute);
        else if (element.getAttribute(attribute) !== said) element.setAttribute(attribute, said);
      }
      for (const attribute of place.getAttributeNames()) {
        const own = /^data-(?!steam$)(.*)/.exec(attribute)?.[1];
        const near = own && !known.includes(own) && nearest(own, known);
        if (near) warnOnce(`data-steam="${name}" ${attribute}: Did you mean “data-${near}”?`);
      }
    };
    follow();
    element.append(document.createElement('slot'));
    if (place instanceof HTMLElement) {
      element.style.minHeight = place.style.minHeight;
      place.style.minHeight = '';
    }
    place.attachShadow({ mode: 'open' }).append(element);
    new MutationObserver(follow).observe(place, { attributes: true });
  } catch {
    // `place` cannot have a shadow root, so it keeps its children.
  }
}

/** The origin of a script under the provider's path; '' if a host page has combined or copied the script. */
const originOf = (address: string, name: string) =>
  URL.canParse(address) && /\/embed\/[^/]+\/[\w.-]+$/.test(new URL(address).pathname) && address.includes(`/${name}.js`)
    ? new URL(address).origin
    : '';
