/** What `<steam-…>` elements are to TypeScript. Generated from embed/contract, like the tables of embed/README.md. */

/** What all four have. Each is an attribute, too, in kebab-case; setting one writes it there. */
export interface SteamElement extends HTMLElement {
  /** Your short name (letters, digits, `-`, `_`): goes along on links to the provider and with messages. */
  partner: string;
  /** `auto` (the visitor’s system decides), `light` or `dark`. **A page that is always light should say `light`.** */
  theme: string;
  /** The level of its headings, 2, 3 or 4, to fit yours. */
  headingLevel: number | undefined;
  /** `_blank` opens links in a new tab. */
  linkTarget: string;
  /** The address of another server of the same API. */
  apiHost: string;
  /** The address of the provider’s site, to which links lead; needed where the script was copied elsewhere. */
  site: string;
  /** Its own words, by label, instead of English or Urdu ones; a new object when they change. No attribute. */
  texts: object | undefined;
  /** Asks the API again. */
  reload(): void;
}

/** The catalogue of courses with its two filters. */
export interface SteamCourseFinderElement extends SteamElement {
  /** The subject that is chosen at first, such as `science`. */
  category: string;
  /** The level that is chosen at first, such as `beginner`. */
  level: string;
  /** Shows at most so many courses. */
  limit: number | undefined;
  /** Leaves the selects out; with `category` it is a fixed list. */
  hideFilters: boolean;
}

/** The contact form. */
export interface SteamContactFormElement extends SteamElement {
  /** What stands in the address field at first: your visitor’s e-mail address. */
  recipient: string;
  /** What stands in the subject field at first. */
  subject: string;
}

/** Questions with their answers, one open at a time. */
export interface SteamFaqElement extends SteamElement {
  /** The id of a course: its questions instead of the general ones. */
  course: string;
  /** Shows at most so many questions. */
  limit: number | undefined;
  /** The heading above the questions. */
  heading: string;
}

/** The digital products with their downloads. */
export interface SteamProductListElement extends SteamElement {
  /** Ids, separated by spaces or commas: only these products, in this order. */
  products: string[];
  /** `list` or `grid`. */
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
  /** It shows your link instead; `kind` is `network`, `timeout`, `status`, `parsing`, `empty` or `script`. */
  'steam-error': CustomEvent<{
    kind: 'network' | 'timeout' | 'status' | 'parsing' | 'empty' | 'script';
    message: string;
  }>;
  /** The visitor chose a subject or a level. */
  'steam-filter': CustomEvent<{
    category: string;
    level: string;
    count: number;
  }>;
  /** A course was clicked; `event.preventDefault()` keeps the visitor on your page. Cancelable. */
  'steam-course-select': CustomEvent<{
    id: string;
    name: string;
    url: string;
  }>;
  /** A message is about to be sent; `preventDefault()` stops it. Cancelable. */
  'steam-submit': CustomEvent<{
    recipient: string;
    subject: string;
    body: string;
  }>;
  /** The message was taken. */
  'steam-sent': CustomEvent<{
    message: string;
  }>;
  /** The message was not taken. */
  'steam-refused': CustomEvent<{
    message: string;
  }>;
  /** A question opened or closed. */
  'steam-toggle': CustomEvent<{
    questionId: string;
    open: boolean;
  }>;
  /** A download was clicked; `preventDefault()` stops it. Cancelable. */
  'steam-download': CustomEvent<{
    id: string;
    name: string;
    url: string;
  }>;
}

/** What a framework's JSX takes: attributes as HTML writes them, properties, and `onsteam-…` for events. */
export type SteamProps<Tag extends keyof SteamElements> = SharedProps & OwnProps[Tag] & SteamHandlers;

export interface SharedProps {
  partner?: string;
  theme?: 'auto' | 'light' | 'dark';
  'heading-level'?: 2 | 3 | 4 | '2' | '3' | '4';
  headingLevel?: 2 | 3 | 4;
  'link-target'?: string;
  linkTarget?: string;
  'api-host'?: string;
  apiHost?: string;
  site?: string;
  texts?: object | undefined;
}

export interface OwnProps {
  'steam-course-finder': {
    category?: string;
    level?: string;
    limit?: number | string;
    'hide-filters'?: boolean | '';
    hideFilters?: boolean;
  };
  'steam-contact-form': {
    recipient?: string;
    subject?: string;
  };
  'steam-faq': {
    course?: string;
    limit?: number | string;
    heading?: string;
  };
  'steam-product-list': {
    products?: readonly string[] | string;
    layout?: 'list' | 'grid';
  };
}

export type SteamHandlers = { [Type in keyof SteamEventMap as `on${Type}`]?: (event: SteamEventMap[Type]) => void };

declare global {
  interface HTMLElementTagNameMap extends SteamElements {}
  // What HTMLElementEventMap, DocumentEventMap and WindowEventMap begin with.
  interface GlobalEventHandlersEventMap extends SteamEventMap {}
}
