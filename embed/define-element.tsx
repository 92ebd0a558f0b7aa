import { attributes, type Kind, type Name, propertyOf, readValue } from './contract/attributes.ts';
import { hold } from './hold.ts';
import type { Fill, Filling, Port } from './port.ts';

/** The server that has another API host writes it in here (src/server/embed/files.ts). */
const elsewhere = '%STEAM_API_HOST%';

/**
 * Defines `<steam-…>`, unless someone has or the browser lacks what it takes: then the host's own content stays.
 * The element's attributes are its state: properties read and write them. It throws nothing into the host's page.
 *
 * @param script the address of the script that defines it
 * @param load brings the code that fills it, when it nears the viewport; told where the lists are that it will ask for
 */
export function defineElement(
  name: Name,
  script: string,
  load: (host: HTMLElement, at: Port['at']) => Fill | Promise<Fill>,
): void {
  const tag = `steam-${name}`;
  const kinds: Record<string, Kind> = attributes[name];
  const site = new URL(script).origin;
  const own = `${site}/api`;
  const sheets = sheetsFor(tag);
  if (!sheets) return;

  const properties: PropertyDescriptorMap & ThisType<HTMLElement> = {};
  for (const [attribute, kind] of Object.entries(kinds)) {
    properties[propertyOf(attribute)] = {
      // The host's page may have given all objects a `value`.
      __proto__: null,
      get() {
        return readValue(kind, this.getAttribute(attribute));
      },
      // A list becomes `a,b`.
      set(value: unknown) {
        if ((value ?? false) === false) this.removeAttribute(attribute);
        else this.setAttribute(attribute, value === true ? '' : (value as string));
      },
    } as PropertyDescriptor & ThisType<HTMLElement>;
  }

  class SteamElement extends HTMLElement {
    static observedAttributes = [...Object.keys(kinds), 'lang', 'dir'];
    /** It has been near the viewport: from then on it is filled whenever it stands in the page. */
    #near = !window.IntersectionObserver;
    #loading = false;
    #filling: Filling | undefined;
    #texts: object | undefined;

    constructor() {
      super();
      // What a server has drawn stands there already.
      const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
      if (!root.firstChild) root.appendChild(create('div')).appendChild(create('slot'));
      root.adoptedStyleSheets = sheets as CSSStyleSheet[];
      if (this.#near) return;
      new IntersectionObserver(
        (all, observer) => {
          if (!all.pop()?.isIntersecting) return;
          observer.disconnect();
          this.#near = true;
          this.#start();
        },
        { rootMargin: '400px' },
      ).observe(this);
    }

    /** The host's own words, by the name of the label. */
    get texts() {
      return this.#texts;
    }
    set texts(texts) {
      this.#texts = texts;
      this.#filling?.update();
    }

    connectedCallback() {
      // What was set before the script came stands in the way of the properties.
      for (const property of Reflect.ownKeys(this) as 'lang'[]) {
        if (property in SteamElement.prototype) {
          const value = this[property];
          delete (this as Partial<this>)[property];
          this[property] = value;
        }
      }
      if (!this.#filling) hold(name, this);
      if (this.#near) this.#start();
    }

    disconnectedCallback() {
      // A move ends in the page again.
      setTimeout(() => this.isConnected || this.#filling?.rest());
    }

    attributeChangedCallback(_: string, was: string | null, is: string | null) {
      if (was !== is) this.#filling?.update();
    }

    /** Asks the API again, after an error for example. */
    reload() {
      this.#filling ? this.#filling.reload() : this.#start();
    }

    async #start() {
      if (this.#loading || !this.isConnected) return;
      if (this.#filling) return this.#filling.update();
      this.#loading = true;
      const api = () => (this.getAttribute('api-host') || elsewhere.replace(/^%.*/, own)).replace(/\/+$/, '');
      const at: Port['at'] = (path) => `${api()}/${api() === own ? path : path.replace('?brief', '')}`;
      const emit: Port['emit'] = (type, detail, cancelable) =>
        this.dispatchEvent(new CustomEvent(`steam-${type}`, { detail, cancelable, bubbles: true, composed: true }));
      try {
        const fill = await load(this, at);
        if (this.isConnected)
          this.#filling = fill({ host: this, site: this.getAttribute('site') || site, api, at, emit });
      } catch (error) {
        emit('error', { message: `<${tag}>: ${error}`, kind: 'script' });
      }
      this.#loading = false;
    }
  }
  Object.defineProperties(SteamElement.prototype, properties);
  customElements.define(tag, SteamElement);
}

const create = <T extends 'div' | 'slot'>(tag: T) => document.createElement(tag);

/** The element's own rules until it is filled; undefined where the tag is taken or the browser cannot show a widget. */
function sheetsFor(tag: string): CSSStyleSheet[] | undefined {
  try {
    if (customElements.get(tag) || !CSS.supports('color:light-dark(red,tan)')) return undefined;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(':host(:not([hidden])){display:block!important;inline-size:100%!important}');
    return create('div').attachShadow({ mode: 'open' }).adoptedStyleSheets.concat(sheet);
  } catch {
    // Without shadow roots, or without sheets in them.
  }
}
