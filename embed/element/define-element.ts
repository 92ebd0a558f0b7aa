import { type Kind, propertyOf, readValue } from '../../src/domain/embed/attribute-kinds.ts';
import { attributes, type WidgetName } from '../../src/domain/embed/attributes.ts';
import { reserveSpace } from './reserve-space.ts';
import type { Mount, Mounted, WidgetHost } from './types.ts';

/** A server with another API host replaces this by its address (src/server/embed/files.ts). */
const otherApi = '%STEAM_API_HOST%';

/**
 * The server writes the school's own accent in the place of the comment, where the script's address may change what it holds
 * (src/server/embed/files.ts).
 *
 * The host stays master of the tag: nothing here is `!important`. Without the host's width it is as wide as its place
 * allows; where the place takes its width from its content, as table cells and dialogs do, the box gives it 320 px.
 * Beside a float it goes below, as it needs its whole width.
 */
const hostCss = `:host{/*%STEAM_ACCENT%*/display:block;box-sizing:border-box;min-inline-size:0;inline-size:100%;inline-size:-moz-available;inline-size:-webkit-fill-available;inline-size:stretch}
:host([hidden]:not([hidden=until-found i])){display:none}
.b{display:flow-root;inline-size:100%;container-type:inline-size;contain-intrinsic-inline-size:min(320px,100vw)}`;

/**
 * Defines `<steam-…>`, unless it is defined or the browser lacks what it takes: then the host's own content stays.
 * The element's attributes are its state: properties read and write them. It throws nothing into the host's page.
 *
 * @param script the origin of the provider's site, where the script came from; '' where that is unknown
 * @param load brings the code that fills it, when it nears the viewport
 */
export function defineElement(
  name: WidgetName,
  script: string,
  load: (host: WidgetHost) => Mount | Promise<Mount>,
): void {
  const tag = `steam-${name}`;
  const kinds: Record<string, Kind> = attributes[name];
  if (!isSupported(tag)) return;

  class SteamElement extends HTMLElement {
    static observedAttributes = [...Object.keys(kinds).flatMap((one) => [one, lowerCase(one)]), 'lang', 'dir'];
    /** It has been near the viewport: from then on it is filled whenever it is connected. */
    #near = !window.IntersectionObserver;
    #loading = false;
    #mounted: Mounted | undefined;
    #texts: object | undefined;
    /** References of our own: page tools add nodes to open shadow roots. */
    readonly #root: ShadowRoot;
    readonly #box: HTMLElement;

    constructor() {
      super();
      // A server may have rendered it as a declarative shadow root.
      this.#root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
      const served = this.#root.querySelector('.s, slot')?.parentElement;
      this.#box = served ?? document.createElement('div');
      this.#box.classList.add('b');
      if (!served) this.#root.appendChild(this.#box).appendChild(document.createElement('slot'));
      this.#style();
      if (this.#near) return;
      new IntersectionObserver(
        (entries, observer) => {
          if (!entries.pop()?.isIntersecting) return;
          observer.disconnect();
          this.#show();
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
      this.#mounted?.update();
    }

    connectedCallback() {
      // What was set before the definition hides the properties.
      for (const property of Reflect.ownKeys(this) as 'lang'[]) {
        if (property in SteamElement.prototype) {
          const value = this[property];
          delete (this as Partial<this>)[property];
          this[property] = value;
        }
      }
      if (!this.#mounted) reserveSpace(name, this, this.#box);
      if (this.#near) this.#start();
      // A printed page also shows what has not been scrolled to.
      else addEventListener('beforeprint', this.#show);
    }

    disconnectedCallback() {
      removeEventListener('beforeprint', this.#show);
      // A move connects it again in the same task.
      setTimeout(() => this.isConnected || this.#mounted?.suspend());
    }

    /** Sheets of one document style nothing in another. */
    adoptedCallback() {
      this.#style();
      this.#mounted?.adopt();
    }

    attributeChangedCallback(_: string, before: string | null, now: string | null) {
      if (before !== now) this.#mounted?.update();
    }

    /** Asks the API again, after an error for example. */
    reload() {
      this.#mounted ? this.#mounted.reload() : this.#start();
    }

    #show = () => {
      removeEventListener('beforeprint', this.#show);
      this.#near = true;
      this.#start();
    };

    #style() {
      const view = this.ownerDocument.defaultView;
      if (!view) return;
      const sheet = new view.CSSStyleSheet();
      sheet.replaceSync(hostCss);
      this.#root.adoptedStyleSheets = [sheet];
    }

    async #start() {
      if (this.#loading || !this.isConnected) return;
      if (this.#mounted) return this.#mounted.update();
      this.#loading = true;
      const setting = (attribute: string) => (readAttribute(this, attribute) ?? '').replace(/\/+$/, '');
      const api = () => setting('api-host') || otherApi.replace(/^%.*/, script && `${script}/api`);
      // The browser's own: polyfills that replace it drop `composed`.
      const Native = document.createEvent('CustomEvent').constructor as typeof CustomEvent;
      const emit: WidgetHost['emit'] = (type, detail, cancelable) =>
        this.dispatchEvent(new Native(`steam-${type}`, { detail, cancelable, bubbles: true, composed: true }));
      const host: WidgetHost = {
        element: this,
        box: this.#box,
        kinds,
        values: () =>
          Object.fromEntries(
            ['texts', ...Object.keys(kinds).map(propertyOf)].map((key) => [key, this[key as 'texts']]),
          ),
        // A copy of the script somewhere else knows no site but that of the API.
        site: () => setting('site') || script || (URL.canParse(api()) ? new URL(api()).origin : ''),
        api,
        isOwnApi: () => api() === `${script}/api`,
        emit,
      };
      try {
        const mount = await load(host);
        if (this.isConnected) this.#mounted = mount(host);
      } catch (error) {
        emit('error', { message: `<${tag}>: ${error}`, kind: 'script' });
      }
      this.#loading = false;
    }
  }

  for (const [attribute, kind] of Object.entries(kinds)) {
    Object.defineProperty(SteamElement.prototype, propertyOf(attribute), {
      // The page may have added a `value` to all objects.
      __proto__: null,
      get(this: HTMLElement) {
        return readValue(kind, readAttribute(this, attribute));
      },
      // A list becomes `a,b`.
      set(this: HTMLElement, value: unknown) {
        this.removeAttribute(lowerCase(attribute));
        if ((value ?? false) === false) this.removeAttribute(attribute);
        else this.setAttribute(attribute, value === true ? '' : String(value));
      },
    } as PropertyDescriptor);
  }
  customElements.define(tag, SteamElement);
}

/** `hideFilters` as a framework's server writes it: HTML lower-cases names of attributes. */
const lowerCase = (attribute: string) => attribute.replaceAll('-', '');
const readAttribute = (element: Element, name: string) =>
  element.getAttribute(name) ?? element.getAttribute(lowerCase(name));

function isSupported(tag: string): boolean {
  try {
    if (customElements.get(tag) || !CSS.supports('color:light-dark(red,tan)')) return false;
    new CSSStyleSheet().replaceSync('');
    return 'adoptedStyleSheets' in document.createElement('div').attachShadow({ mode: 'open' });
  } catch {
    return false;
  }
}
