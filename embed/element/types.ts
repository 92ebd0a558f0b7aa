import type { ComponentType } from 'react';
import type { Endpoint } from '../../src/data/endpoints.ts';
import type { Kind } from '../../src/domain/embed/attribute-kinds.ts';

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

/** What every widget's component gets besides the values of its attributes. */
export interface WidgetProps<Labels> extends Pick<WidgetHost, 'emit'> {
  partner: string;
  /** The provider's site. */
  site: string;
  headingLevel: 2 | 3 | 4 | undefined;
  /** A long list may come bit by bit: no server has rendered it. */
  incremental: boolean;
  /** Its words in the page's language, and the host's own. The same object until they change. */
  labels: Partial<Labels>;
}

/** One of the four: its component, and the list that it shows. */
export interface Widget<Values, Labels> {
  /** Without a list it shows at once. */
  list?: (values: Values) => Endpoint<readonly unknown[]>;
  Component: ComponentType<Values & WidgetProps<Labels>>;
}
