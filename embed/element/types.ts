import type { Kind } from '../contract/attributes.ts';

/** What an element offers to the code that fills it. */
export interface WidgetHost {
  readonly element: HTMLElement;
  /** Holds the host's own content (a slot), or the widget. */
  readonly box: HTMLElement;
  /** The element's attributes and what their texts mean. */
  readonly kinds: Readonly<Record<string, Kind>>;
  /** The element's properties, by name. */
  values(): Record<string, unknown>;
  /** The provider's site, to which links lead; '' where the script does not know it. */
  site(): string;
  /** The API host, without a slash at its end; '' where the script does not know it. */
  api(): string;
  /** The API is the site's own, which also has the summaries of lists. */
  isOwnApi(): boolean;
  /** Dispatches `steam-…`; false when the host called `preventDefault()`. */
  emit(type: string, detail: object, cancelable?: boolean): boolean;
}

/** The filled element. */
export interface Mounted {
  /** An attribute or property has changed, or the element is connected again. */
  update(): void;
  /** Asks the API again. */
  reload(): void;
  /** The element has left the page. What it shows stays, without subscriptions. */
  suspend(): void;
  /** The element has moved to another document. */
  adopt(): void;
}

export type Mount = (host: WidgetHost) => Mounted;

/** A list that was asked for before the code that reads it was there, by its address. */
export type Prefetched = Map<string, { answer: Promise<Response>; call: AbortController }>;
