/** What `<steam-…>` elements are to TypeScript. The runtime's own list is embed/contract/attributes.ts; tests/types keeps the two alike. */

/** What all four have. Each is an attribute, too, in kebab-case; setting one writes it there. */
export interface SteamElement extends HTMLElement {
  /** A slug (letters, digits, - and _) that goes along on outgoing links and on messages. */
  partner: string;
  /** The API's address; '' for the script's own origin and `/api`. */
  apiHost: string;
  /** The provider's site, to which links lead; '' for the script's own origin. */
  site: string;
  /** `auto` (or '') follows the visitor's system, `light` and `dark` do not. */
  theme: string;
  /** The level of its headings, 2 to 4. */
  headingLevel: number | undefined;
  /** Where its links open, as the `target` of a link. */
  linkTarget: string;
  /** Its own words, by label, in the place of English or Urdu ones. No attribute. */
  texts: object | undefined;
  /** Asks the API again. */
  reload(): void;
}

export interface SteamCourseFinderElement extends SteamElement {
  /** The subject that is chosen at first, in any case. */
  category: string;
  /** The level that is chosen at first, in any case. */
  level: string;
  /** Shows at most so many courses. */
  limit: number | undefined;
  /** Leaves the selects out. */
  hideFilters: boolean;
}

export interface SteamContactFormElement extends SteamElement {
  /** The visitor's e-mail address, where the host knows it already. */
  recipient: string;
  subject: string;
}

export interface SteamFaqElement extends SteamElement {
  /** A course's id: its questions in the place of the general ones. */
  course: string;
  limit: number | undefined;
  heading: string;
}

export interface SteamProductListElement extends SteamElement {
  /** Ids: only these products, in this order. An empty list shows all. */
  products: string[];
  /** `list` (or '') or `grid`. */
  layout: string;
}

export interface SteamElements {
  'steam-course-finder': SteamCourseFinderElement;
  'steam-contact-form': SteamContactFormElement;
  'steam-faq': SteamFaqElement;
  'steam-product-list': SteamProductListElement;
}

/** All bubble out of shadow roots, so that `document` hears them, too. */
export interface SteamEventMap {
  /** It shows its data. */
  'steam-ready': CustomEvent<Record<string, never>>;
  /** It shows the host's own content, and why. */
  'steam-error': CustomEvent<{
    kind: 'network' | 'timeout' | 'status' | 'parsing' | 'empty' | 'script';
    message: string;
  }>;
  'steam-filter': CustomEvent<{ category: string; level: string; count: number }>;
  /** Cancelable: the host may take the visitor elsewhere. */
  'steam-course-select': CustomEvent<{ id: string; name: string; url: string }>;
  'steam-toggle': CustomEvent<{ questionId: string; open: boolean }>;
  /** Cancelable. */
  'steam-download': CustomEvent<{ id: string; name: string; url: string }>;
  /** Cancelable: then nothing is sent. */
  'steam-submit': CustomEvent<{ recipient: string; subject: string; body: string }>;
  'steam-sent': CustomEvent<{ message: string }>;
  'steam-refused': CustomEvent<{ message: string }>;
}

/** What a framework's JSX takes: attributes as HTML writes them, properties, and `onsteam-…` for events. */
export type SteamProps<Tag extends keyof SteamElements> = SharedProps & OwnProps[Tag] & SteamHandlers;

export interface SharedProps {
  partner?: string;
  'api-host'?: string;
  apiHost?: string;
  site?: string;
  theme?: 'auto' | 'light' | 'dark';
  'heading-level'?: 2 | 3 | 4 | '2' | '3' | '4';
  headingLevel?: 2 | 3 | 4;
  'link-target'?: string;
  linkTarget?: string;
  texts?: object;
}

export interface OwnProps {
  'steam-course-finder': {
    category?: string;
    level?: string;
    limit?: number | string;
    'hide-filters'?: boolean | '';
    hideFilters?: boolean;
  };
  'steam-contact-form': { recipient?: string; subject?: string };
  'steam-faq': { course?: string; limit?: number | string; heading?: string };
  'steam-product-list': { products?: readonly string[] | string; layout?: 'list' | 'grid' };
}

export type SteamHandlers = { [Type in keyof SteamEventMap as `on${Type}`]?: (event: SteamEventMap[Type]) => void };

declare global {
  interface HTMLElementTagNameMap extends SteamElements {}
  // What HTMLElementEventMap, DocumentEventMap and WindowEventMap begin with.
  interface GlobalEventHandlersEventMap extends SteamEventMap {}
}
