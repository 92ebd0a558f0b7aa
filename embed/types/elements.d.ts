/** The types of the `<steam-…>` elements. Generated from src/domain/embed by `npm run generate`. */

/** The properties of all elements. Each reflects an attribute in kebab-case. */
export interface SteamElement extends HTMLElement {
  /** Your short name (letters, digits, `-`, `_`). Links to the provider and messages carry it, so the provider knows which page a visitor came from. Downloads are counted for it, without a cookie: their links then lead through the provider’s `/go/`. */
  partner: string;
  /** `auto` (as the visitor’s system), `light` or `dark`. **If your page is always light, set `light`.** */
  theme: string;
  /** The level of the widget’s headings: 2, 3 or 4. Choose the one that fits your page. */
  headingLevel: number | undefined;
  /** `_blank` opens links in a new tab. */
  linkTarget: string;
  /** The address of another server with the same API. */
  apiHost: string;
  /** The address of the provider’s site, which links lead to. Needed if you copied the script elsewhere. */
  site: string;
  /** Requests the data again. */
  reload(): void;
}

/** The keys of `texts` of `<steam-course-finder>`. */
export interface SteamCourseFinderTexts {
  /** In English: “Category” */
  category?: string | undefined;
  /** In English: “Level” */
  level?: string | undefined;
  /** In English: “All categories” */
  allCategories?: string | undefined;
  /** In English: “All levels” */
  allLevels?: string | undefined;
  /** In English: “Clear Filter” */
  clear?: string | undefined;
  /** In English: “Filters” */
  filters?: string | undefined;
  /** In English: “Show courses” */
  submit?: string | undefined;
  /** In English: “Show more courses” */
  more?: string | undefined;
  /** In English: “Search” */
  search?: string | undefined;
  /** In English: “Name or topic” */
  searchHint?: string | undefined;
  /** In English: “Did you mean” */
  didYouMean?: string | undefined;
  /** In English: “The server could not be reached. Please check your connection.” */
  failed?: string | undefined;
  /** In English: “Learn More” */
  learnMore?: string | undefined;
  /** In English: “about” */
  about?: string | undefined;
  /** In English: “Ages” */
  ages?: string | undefined;
  /** In English: “Starts” */
  starts?: string | undefined;
  /** Subjects and levels, by their English names in lower case. */
  names?: Readonly<Record<string, string>> | undefined;
  /** In English: “No courses match the selected criteria.” */
  noMatch?: string | undefined;
  /** In English: “Show all courses” */
  showAll?: string | undefined;
  /** In English: “Ask us” */
  askUs?: string | undefined;
  /** The link to the courses that `limit` leaves out. */
  seeAll?: ((found: number) => string) | undefined;
  /** The number of courses shown, out of all, or out of the matching ones if `limit` is set. */
  count?: ((found: number, total: number) => string) | undefined;
}

/** The catalogue of courses with its two filters. */
export interface SteamCourseFinderElement extends SteamElement {
  /** The selected subject at the start, such as `science`. */
  category: string;
  /** The selected level at the start, such as `beginner`. */
  level: string;
  /** The maximum number of courses. A link below them leads to the others. */
  limit: number | undefined;
  /** Hides the search field. */
  hideSearch: boolean;
  /** Hides the filters and the search; with `category` the widget is a fixed list. */
  hideFilters: boolean;
  /** `cards`; `compact`: low cards with the picture beside the text; or `row`: one row that scrolls sideways. On a phone, the filters of the last two are behind a button. */
  layout: string;
  /** `inline`, or `dialog`: a button that opens the widget in a dialog. The button has the text of your link inside the tag. */
  mode: string;
  /** Your own labels, by key, instead of the English or Urdu ones. Set a new object to change them. Has no attribute. */
  texts: SteamCourseFinderTexts | undefined;
}

/** The keys of `texts` of `<steam-faq>`. */
export interface SteamFaqTexts {
  /** In English: “Frequently Asked Questions” */
  heading?: string | undefined;
}

/** Questions with their answers, one open at a time. */
export interface SteamFaqElement extends SteamElement {
  /** The id of a course: shows its questions instead of the general ones. */
  course: string;
  /** The maximum number of questions. */
  limit: number | undefined;
  /** The heading above the questions. */
  heading: string;
  /** Your own labels, by key, instead of the English or Urdu ones. Set a new object to change them. Has no attribute. */
  texts: SteamFaqTexts | undefined;
}

/** The keys of `texts` of `<steam-product-list>`. */
export interface SteamProductListTexts {
  /** In English: “Download Now !” */
  download?: string | undefined;
  /** In English: “Loading products” */
  loading?: string | undefined;
  /** In English: “See all products” */
  seeAll?: string | undefined;
}

/** The digital products with their downloads. */
export interface SteamProductListElement extends SteamElement {
  /** Ids, separated by spaces or commas: shows only these products, in this order. */
  products: string[];
  /** `list`, `grid`, `compact` (low rows), `row` (one row that scrolls sideways) or `button`: only the download of one product, the first of `products`. */
  layout: string;
  /** Your own labels, by key, instead of the English or Urdu ones. Set a new object to change them. Has no attribute. */
  texts: SteamProductListTexts | undefined;
}

/** The keys of `texts` of `<steam-contact-form>`. */
export interface SteamContactFormTexts {
  /** In English: “Your e-mail” */
  recipient?: string | undefined;
  /** In English: “We answer to this address.” */
  recipientHint?: string | undefined;
  /** In English: “Subject” */
  subject?: string | undefined;
  /** In English: “Your message” */
  body?: string | undefined;
  /** In English: “Send message” */
  send?: string | undefined;
  /** In English: “Sending…” */
  sending?: string | undefined;
  /** The error messages of fields, by their English text. */
  problems?: Readonly<Record<string, string>> | undefined;
  /** In English: “Your message has been sent.” */
  sent?: string | undefined;
  /** In English: “We could not reach the server. Your message is still here: please try again.” */
  unreachable?: string | undefined;
  /** Who receives the message, below the form. */
  goesTo?: ((receiver: string) => string) | undefined;
  /** In English: “Privacy” */
  privacy?: string | undefined;
  /** In English: “The server could not take the message. It is still here: please try again later.” */
  refused?: string | undefined;
}

/** A form that sends a message to us. */
export interface SteamContactFormElement extends SteamElement {
  /** The initial text of the address field: your visitor’s e-mail address. */
  recipient: string;
  /** The initial text of the subject field. */
  subject: string;
  /** `inline`, or `dialog`: a button that opens the widget in a dialog. The button has the text of your link inside the tag. */
  mode: string;
  /** Your own labels, by key, instead of the English or Urdu ones. Set a new object to change them. Has no attribute. */
  texts: SteamContactFormTexts | undefined;
}

export interface SteamElements {
  'steam-course-finder': SteamCourseFinderElement;
  'steam-faq': SteamFaqElement;
  'steam-product-list': SteamProductListElement;
  'steam-contact-form': SteamContactFormElement;
}

/** All events bubble and are composed, so `document` receives them. */
export interface SteamEventMap {
  /** The widget shows its data. */
  'steam-ready': CustomEvent<Record<string, never>>;
  /** The widget shows your link instead; `kind` is `network`, `timeout`, `status`, `parsing`, `empty` or `script`. */
  'steam-error': CustomEvent<{
    kind: 'network' | 'timeout' | 'status' | 'parsing' | 'empty' | 'script';
    message: string;
  }>;
  /** The visitor selected a subject or a level, or searched for `q`. */
  'steam-filter': CustomEvent<{
    category: string;
    level: string;
    q: string;
    count: number;
  }>;
  /** The visitor clicked a course; `event.preventDefault()` keeps them on your page. Cancelable. */
  'steam-course-select': CustomEvent<{
    id: string;
    name: string;
    url: string;
  }>;
  /** A question opened or closed. */
  'steam-toggle': CustomEvent<{
    questionId: string;
    open: boolean;
  }>;
  /** The visitor clicked a download; `preventDefault()` stops it. Cancelable. */
  'steam-download': CustomEvent<{
    id: string;
    name: string;
    url: string;
  }>;
  /** The form is about to send a message; `preventDefault()` stops it. Cancelable. */
  'steam-submit': CustomEvent<{
    recipient: string;
    subject: string;
    body: string;
  }>;
  /** The server accepted the message. */
  'steam-sent': CustomEvent<{
    message: string;
  }>;
  /** The server rejected the message. */
  'steam-refused': CustomEvent<{
    message: string;
  }>;
}

/** JSX props: attributes as in HTML, properties, and `onsteam-…` for events. */
export type SteamProps<Tag extends keyof SteamElements> = SharedProps & OwnProps[Tag] & SteamHandlers;

export interface SharedProps {
  partner?: string | undefined;
  theme?: 'auto' | 'light' | 'dark' | undefined;
  'heading-level'?: 2 | 3 | 4 | '2' | '3' | '4' | undefined;
  headingLevel?: 2 | 3 | 4 | undefined;
  'link-target'?: string | undefined;
  linkTarget?: string | undefined;
  'api-host'?: string | undefined;
  apiHost?: string | undefined;
  site?: string | undefined;
}

export interface OwnProps {
  'steam-course-finder': {
    category?: string | undefined;
    level?: string | undefined;
    limit?: number | string | undefined;
    'hide-search'?: boolean | '' | undefined;
    hideSearch?: boolean | undefined;
    'hide-filters'?: boolean | '' | undefined;
    hideFilters?: boolean | undefined;
    layout?: 'cards' | 'compact' | 'row' | undefined;
    mode?: 'inline' | 'dialog' | undefined;
    texts?: SteamCourseFinderTexts | undefined;
  };
  'steam-faq': {
    course?: string | undefined;
    limit?: number | string | undefined;
    heading?: string | undefined;
    texts?: SteamFaqTexts | undefined;
  };
  'steam-product-list': {
    products?: readonly string[] | string | undefined;
    layout?: 'list' | 'grid' | 'compact' | 'row' | 'button' | undefined;
    texts?: SteamProductListTexts | undefined;
  };
  'steam-contact-form': {
    recipient?: string | undefined;
    subject?: string | undefined;
    mode?: 'inline' | 'dialog' | undefined;
    texts?: SteamContactFormTexts | undefined;
  };
}

export type SteamHandlers = {
  [Type in keyof SteamEventMap as `on${Type}`]?: ((event: SteamEventMap[Type]) => void) | undefined;
};

declare global {
  interface HTMLElementTagNameMap extends SteamElements {}
  // The base of HTMLElementEventMap, DocumentEventMap and WindowEventMap.
  interface GlobalEventHandlersEventMap extends SteamEventMap {}
}
