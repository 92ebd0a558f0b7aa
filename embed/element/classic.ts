import { attributes, type WidgetName } from '../../src/domain/embed/attributes.ts';
import { curly } from '../../src/domain/embed/value-problem.ts';
import { nearest, suggest } from '../../src/domain/nearest.ts';
import { openDoctor } from '../doctor/open-doctor.ts';
import { defineElement } from './define-element.ts';
import { importBeside, scriptUrl } from './own-script.ts';
import type { Mount } from './types.ts';
import { warnOnce } from './warnings.ts';

/** A classic script's own element, and the `<div data-steam="…">` that stands for it where unknown tags are stripped. */
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
  const standAll = () => {
    for (const place of document.querySelectorAll('[data-steam]')) {
      const wanted = place.getAttribute('data-steam') ?? '';
      const plain = wanted.replace(curly, '');
      if (plain !== wanted) warnOnce(`data-steam=${wanted}: Write straight quotation marks, data-steam="${plain}".`);
      if (plain === name) stand(place, name);
      else if (!Object.hasOwn(attributes, plain)) {
        warnOnce(`data-steam="${wanted}": ${suggest(plain, Object.keys(attributes))}`);
      }
    }
  };
  standAll();
  new MutationObserver(standAll).observe(document, { subtree: true, childList: true });
}

/** Puts the element into the place's shadow, so that the host's own children stay where its page has them. */
function stand(place: Element, name: WidgetName): void {
  if (place.shadowRoot) return;
  try {
    const element = document.createElement(`steam-${name}`);
    // Nothing else: a host's sanitiser lets `data-onclick` and `data-style` through.
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
    place.attachShadow({ mode: 'open' }).append(element);
    new MutationObserver(follow).observe(place, { attributes: true });
  } catch {
    // Nothing that can have a shadow: the host's own content stays.
  }
}

/** The origin of a script under the provider's path; '' if a host combined or copied it, so that it cannot know. */
const originOf = (address: string, name: string) =>
  URL.canParse(address) && /\/embed\/[^/]+\/[\w.-]+$/.test(new URL(address).pathname) && address.includes(`/${name}.js`)
    ? new URL(address).origin
    : '';
