import { camelCase, elements, type Name, type Reader, write } from './attributes.ts';
import { hold } from './hold.ts';
import type { Fill, Filling, Port } from './port.ts';

/** The server that has another API host writes it in here (src/server/embed/files.ts). */
const elsewhere = '%STEAM_API_HOST%';

/**
 * Defines `<steam-…>`, unless someone has or the browser lacks what it takes: then the host's own content stays.
 * The element's attributes are its state: properties read and write them. It throws nothing into the host's page.
 *
 * @param script the address of the script that defines it
 * @param load brings the code that fills it, when it nears the viewport
 * @param holds whether it keeps the room of what is to come
 */
export function defineElement(name: Name, script: string, load: () => Fill | Promise<Fill>, holds = true): void {
  const tag = `steam-${name}`;
  const readers: Record<string, Reader> = elements[name];
  const site = new URL(script).origin;
  const sheets = sheetsFor(tag);
  if (!sheets) return;

  class SteamElement extends HTMLElement {
    static observedAttributes = [...Object.keys(readers), 'lang', 'dir'];
    #box: HTMLElement;
    #port: Port;
    #near: IntersectionObserver | undefined;
    #filling: Filling | undefined;
    #loading = false;
    #queued = false;

    constructor() {
      super();
      const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
      const prerendered = root.querySelector<HTMLElement>('.h>.s');
      const view = prerendered ?? document.createElement('div');
      const slot = document.createElement('slot');
      const box = prerendered?.parentElement ?? document.createElement('div');
      if (!prerendered) {
        view.className = 's';
        box.className = 'h';
        box.append(slot);
        root.append(box);
      }
      root.adoptedStyleSheets = sheets;
      this.#box = box;
      this.#port = {
        host: this,
        root,
        view,
        prerendered: !!prerendered,
        site,
        apiHost: elsewhere.replace(/^%.*/, `${site}/api`),
        show: (shown) => {
          const wanted = shown ? view : slot;
          if (!wanted.parentNode) box.replaceChildren(wanted);
        },
        emit: (type, detail, cancelable) =>
          this.dispatchEvent(new CustomEvent(`steam-${type}`, { detail, cancelable, bubbles: true, composed: true })),
      };
    }

    connectedCallback() {
      // What was set before the script came stands in the way of the properties.
      for (const property of Object.keys(readers).map(camelCase) as 'lang'[]) {
        if (Object.hasOwn(this, property)) {
          const value = this[property];
          delete (this as Partial<this>)[property];
          this[property] = value;
        }
      }
      if (holds) hold(name, this, this.#box);
      if (this.#filling || this.#near) return;
      if (typeof IntersectionObserver !== 'function') return void this.#start();
      this.#near = new IntersectionObserver((all) => all.some((one) => one.isIntersecting) && this.#start(), {
        rootMargin: '400px',
      });
      this.#near.observe(this);
    }

    disconnectedCallback() {
      // A move ends in the page again; what is shown stays as it is.
      setTimeout(() => {
        if (this.isConnected) return;
        this.#near?.disconnect();
        this.#filling?.unmount();
        this.#near = this.#filling = undefined;
      });
    }

    attributeChangedCallback() {
      if (this.#queued) return;
      this.#queued = true;
      queueMicrotask(() => {
        this.#queued = false;
        this.#filling?.update();
      });
    }

    /** Asks the API again, after an error for example. */
    reload() {
      this.#filling ? this.#filling.reload() : this.#start();
    }

    async #start() {
      this.#near?.disconnect();
      if (this.#loading || this.#filling) return;
      this.#loading = true;
      try {
        const fill = await load();
        if (this.isConnected) this.#filling = fill(this.#port);
      } catch (error) {
        this.#port.emit('error', { kind: 'script', message: `<${tag}> could not be loaded: ${error}` });
      }
      this.#loading = false;
    }
  }

  for (const [attribute, read] of Object.entries(readers)) {
    const property: PropertyDescriptor & ThisType<HTMLElement> & { __proto__: null } = {
      // The host's page may have given all objects a `value`.
      __proto__: null,
      configurable: true,
      enumerable: true,
      get() {
        return read(this.getAttribute(attribute));
      },
      set(value: unknown) {
        write(this, attribute, value);
      },
    };
    Object.defineProperty(SteamElement.prototype, camelCase(attribute), property);
  }
  customElements.define(tag, SteamElement);
}

/** The element's own rules until it is filled; none where the tag is taken or the browser cannot show a widget. */
function sheetsFor(tag: string): CSSStyleSheet[] | undefined {
  try {
    if (customElements.get(tag) || !CSS.supports('selector(&)')) return undefined;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      ':host{display:block!important;inline-size:100%!important;container-type:inline-size!important}:host([hidden]){display:none!important}',
    );
    // Throws without shadow roots, or without sheets in them.
    return document.createElement('p').attachShadow({ mode: 'open' }).adoptedStyleSheets.concat(sheet);
  } catch {
    return undefined;
  }
}
