import { type Attributes, camelCase, elements, inherited, type Name, read, write } from './attributes.ts';
import { hold } from './hold.ts';
import type { Fill, Filling, Port } from './port.ts';

export interface ElementOptions {
  /** The address of the script that defines it. */
  script: string;
  /** Brings the code that fills it. */
  load: () => Fill | Promise<Fill>;
  /** Keeps the room of what is to come. @default true */
  holds?: boolean;
}

/** Replaced by the server that has another API host (src/server/embed/files.ts); of one length with nothing. */
const elsewhere = '%STEAM_API_HOST%';

/** How far away an element may be when its code is fetched. */
const near = '400px';

/**
 * Defines `<steam-…>`, unless someone has or the browser lacks what it takes: then the host's own content stays.
 * The element's attributes are its state: properties read and write them. It throws nothing into the host's page.
 */
export function defineElement(name: Name, { script, load, holds = true }: ElementOptions): void {
  const tag = `steam-${name}`;
  const kinds: Attributes = elements[name];
  const site = new URL(script).origin;
  const sheet = canShow() && !customElements.get(tag) && firstSheet();
  if (!sheet) return;
  const sheets = [sheet];

  class SteamElement extends HTMLElement {
    static observedAttributes = [...Object.keys(kinds), ...inherited];
    /** Words of its own, by the name of the label. */
    #texts: object | undefined;
    #filling: Filling | undefined;
    #near: IntersectionObserver | undefined;
    #queued = false;
    #loading = false;
    #port: Port;
    #box: HTMLElement;

    constructor() {
      super();
      const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
      const prerendered = root.querySelector<HTMLElement>('.h > .s');
      const box = prerendered?.parentElement ?? document.createElement('div');
      const view = prerendered ?? document.createElement('div');
      const slot = document.createElement('slot');
      if (!prerendered) {
        box.className = 'h';
        view.className = 's';
        box.append(slot);
        root.append(box);
      }
      root.adoptedStyleSheets = sheets;
      this.#box = box;
      this.#port = {
        name,
        host: this,
        view,
        root,
        site,
        apiHost: elsewhere.startsWith('%') ? `${site}/api` : elsewhere,
        prerendered: !!prerendered,
        values: () => {
          const values: Record<string, unknown> = { texts: this.#texts };
          for (const attribute of Object.keys(kinds)) values[camelCase(attribute)] = this[camelCase(attribute) as 'lang'];
          return values;
        },
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
      for (const property of [...Object.keys(kinds).map(camelCase), 'texts'] as 'lang'[]) {
        if (Object.hasOwn(this, property)) {
          const value = this[property];
          delete (this as Partial<this>)[property];
          this[property] = value;
        }
      }
      if (holds) hold(name, this, this.#box);
      if (this.#filling || this.#near) return;
      if (typeof IntersectionObserver !== 'function') return void this.#start();
      this.#near = new IntersectionObserver(
        (entries) => entries.some((entry) => entry.isIntersecting) && this.#start(),
        { rootMargin: near },
      );
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

    async #start() {
      this.#near?.disconnect();
      if (this.#loading || this.#filling) return;
      this.#loading = true;
      try {
        const fill = await load();
        if (this.isConnected) this.#filling = fill(this.#port);
      } catch (error) {
        this.#port.show(false);
        this.#port.emit('error', { kind: 'script', message: `<${tag}> could not be loaded: ${error}` });
      }
      this.#loading = false;
    }

    /** Asks the API again, after an error for example. */
    reload() {
      if (this.#filling) this.#filling.reload();
      else this.#start();
    }

    get texts() {
      return this.#texts;
    }

    set texts(texts) {
      this.#texts = texts;
      this.attributeChangedCallback();
    }
  }

  for (const [attribute, kind] of Object.entries(kinds)) {
    const property: PropertyDescriptor & ThisType<HTMLElement> & { __proto__: null } = {
      // The host's page may have given all objects a `value`.
      __proto__: null,
      configurable: true,
      enumerable: true,
      get() {
        return read(this, attribute, kind);
      },
      set(value: unknown) {
        write(this, attribute, value);
      },
    };
    Object.defineProperty(SteamElement.prototype, camelCase(attribute), property);
  }
  customElements.define(tag, SteamElement);
}

const canShow = () =>
  typeof customElements === 'object' &&
  'attachShadow' in HTMLElement.prototype &&
  'adoptedStyleSheets' in ShadowRoot.prototype;

function firstSheet(): CSSStyleSheet | undefined {
  try {
    const sheet = new CSSStyleSheet();
    const host = 'display:block!important;inline-size:100%!important;container-type:inline-size!important';
    sheet.replaceSync(`:host{${host}}:host([hidden]){display:none!important}`);
    return sheet;
  } catch {
    return undefined;
  }
}
