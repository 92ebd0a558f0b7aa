import { type AttributeKind, propertyOf, readValue } from '../../src/domain/embed/attribute-kinds.ts';
import { attributes, type WidgetName } from '../../src/domain/embed/attributes.ts';
import { type LazyMount, lazyMount } from './lazy-mount.ts';
import { watchOutage } from './outage.ts';
import { reserveSpace } from './reserve-space.ts';
import type { Mount, WidgetHost } from './types.ts';
import { lowerCase, readAttribute, widgetHost } from './widget-host.ts';

/**
 * The CSS of the element itself. The server replaces the comment with the school's accent, but not in scripts that are
 * cached as `immutable` (src/server/embed/script-reader.ts).
 *
 * Nothing is `!important`, so the host page's rules for the tag apply. By default the element fills the available
 * width. In containers whose width depends on their content (table cells, dialogs), the box is 320 px wide. The box
 * also contains floats.
 */
const hostCss = `:host{/*%STEAM_ACCENT%*/display:block;box-sizing:border-box;min-inline-size:0;inline-size:100%;inline-size:-moz-available;inline-size:-webkit-fill-available;inline-size:stretch}
:host([hidden]:not([hidden=until-found i])){display:none}
.b{display:flow-root;inline-size:100%;container-type:inline-size;contain-intrinsic-inline-size:min(320px,100vw)}
.f{display:grid;place-items:center}
.o{box-sizing:border-box;max-inline-size:min(26em,100%);padding:1.5em 2em;border:1px solid color-mix(in srgb,currentColor 25%,transparent);border-radius:12px;background:color-mix(in srgb,currentColor 4%,transparent);text-align:center}
.o p{margin:0 0 .75em}`;

/**
 * Defines `<steam-…>`. If it is already defined or the browser lacks a required feature, the fallback in the tag stays.
 * The attributes are the state; properties read and write them.
 *
 * @param script the origin of the script, which is the provider's site; '' if unknown
 * @param load loads the code of the widget, when the element comes near the viewport
 */
export function defineElement(
  name: WidgetName,
  script: string,
  load: (host: WidgetHost) => Mount | Promise<Mount>,
): void {
  const tag = `steam-${name}`;
  const kinds: Record<string, AttributeKind> = attributes[name];
  if (!isSupported(tag)) return;

  class SteamElement extends HTMLElement {
    static observedAttributes = [...Object.keys(kinds).flatMap((one) => [one, lowerCase(one)]), 'lang', 'dir'];
    /** Do not query its children later, because page tools add nodes to open shadow roots. */
    readonly #root: ShadowRoot;
    readonly #box: HTMLElement;
    readonly #content: LazyMount;
    #texts: object | undefined;

    constructor() {
      super();
      // A server may have rendered a declarative shadow root.
      this.#root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
      this.#box = boxIn(this.#root);
      this.#content = lazyMount(widgetHost(this, this.#box, kinds, script), load);
      adoptHostCss(this.#root);
      watchOutage(this, this.#box, () => this.#content.retry());
    }

    get texts() {
      return this.#texts;
    }
    set texts(texts) {
      this.#texts = texts;
      this.#content.update();
    }

    connectedCallback() {
      setOwnProperties(this, SteamElement.prototype);
      if (!this.#content.isMounted()) reserveSpace(name, this, this.#box);
      this.#content.connect();
    }

    disconnectedCallback() {
      this.#content.disconnect();
    }

    adoptedCallback() {
      adoptHostCss(this.#root);
      this.#content.adopt();
    }

    attributeChangedCallback(_: string, before: string | null, now: string | null) {
      if (before !== now) this.#content.update();
    }

    /** Fetches the data again, such as after an error. */
    reload() {
      this.#content.reload();
    }
  }

  defineProperties(SteamElement.prototype, kinds);
  customElements.define(tag, SteamElement);
}

/**
 * Returns the box in the shadow root, which contains the fallback (a `<slot>`) or the widget. A server may have
 * rendered it.
 */
function boxIn(root: ShadowRoot): HTMLElement {
  const served = root.querySelector('.s, slot')?.parentElement;
  const box = served ?? document.createElement('div');
  box.classList.add('b');
  if (!served) root.appendChild(box).appendChild(document.createElement('slot'));
  return box;
}

/** A style sheet works only in the document that created it, so an element that was moved needs a new sheet. */
function adoptHostCss(root: ShadowRoot): void {
  const view = root.ownerDocument.defaultView;
  if (!view) return;
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(hostCss);
  root.adoptedStyleSheets = [sheet];
}

/**
 * Sets properties again that the host page set before the definition, because they shadow the accessors of the
 * prototype. `deleteProperty` does not throw for a read-only property.
 */
function setOwnProperties(element: HTMLElement, prototype: object): void {
  for (const property of Reflect.ownKeys(element) as 'lang'[]) {
    if (!Object.hasOwn(prototype, property)) continue;
    const value = element[property];
    if (Reflect.deleteProperty(element, property)) element[property] = value;
  }
}

function defineProperties(prototype: HTMLElement, kinds: Readonly<Record<string, AttributeKind>>): void {
  for (const [attribute, kind] of Object.entries(kinds)) {
    Object.defineProperty(prototype, propertyOf(attribute), {
      // Protects the descriptor from a `value` that the page has added to Object.prototype.
      __proto__: null,
      get(this: HTMLElement) {
        return readValue(kind, readAttribute(this, attribute));
      },
      // `String` turns a list into `a,b`.
      set(this: HTMLElement, value: unknown) {
        this.removeAttribute(lowerCase(attribute));
        if ((value ?? false) === false) this.removeAttribute(attribute);
        else this.setAttribute(attribute, value === true ? '' : String(value));
      },
    } as PropertyDescriptor);
  }
}

function isSupported(tag: string): boolean {
  try {
    if (customElements.get(tag) || !CSS.supports('color:light-dark(red,tan)')) return false;
    new CSSStyleSheet().replaceSync('');
    return 'adoptedStyleSheets' in document.createElement('div').attachShadow({ mode: 'open' });
  } catch {
    return false;
  }
}
