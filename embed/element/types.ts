import type { ComponentType } from 'react';
import type { Endpoint } from '../../src/data/endpoints.ts';
import type { AttributeKind } from '../../src/domain/embed/attribute-kinds.ts';
import type { Listing } from './WidgetTree.tsx';

/** The interface of an element for the code that renders its widget. */
export interface WidgetHost {
  readonly element: HTMLElement;
  /** Holds the host's own content (a slot), or the widget. */
  readonly box: HTMLElement;
  /** The kinds of the element's attributes, by name. */
  readonly kinds: Readonly<Record<string, AttributeKind>>;
  /** The language of the content. */
  readonly language: string;
  /** The element's properties, by name. */
  values(): Record<string, unknown>;
  /** The provider's site, for links; '' if unknown. */
  site(): string;
  /** The API host, without a trailing slash; '' if unknown. */
  api(): string;
  /** Whether the API is the site's own, which also has summaries of lists. */
  isOwnApi(): boolean;
  /** Dispatches `steam-…`. Returns false if the host called `preventDefault()`. */
  emit(type: string, detail: object, cancelable?: boolean): boolean;
}

/** A widget in its element. */
export interface Mounted {
  /** An attribute or property has changed, or the element is connected again. */
  update(): void;
  /** Fetches again. */
  reload(): void;
  /** Fetches again after a failure, and does not report another one. */
  retry(): void;
  /** The element was removed. Its content stays, without subscriptions. */
  suspend(): void;
  /** The element was moved into another document. */
  adopt(): void;
}

export type Mount = (host: WidgetHost) => Mounted;

/** Lists that the loader requested before the code of the widget was loaded, by URL. */
export type Prefetched = Map<string, { answer: Promise<Response>; call: AbortController }>;

/** The props of every widget's component besides the values of its attributes. */
export interface WidgetProps<Labels> extends Pick<WidgetHost, 'emit'> {
  partner: string;
  /** The provider's site. */
  site: string;
  headingLevel: 2 | 3 | 4 | undefined;
  /** A long list may render in steps, as no server has rendered it. */
  incremental: boolean;
  /** Labels in the page's language, merged with the host's own. The same object until they change. */
  labels: Partial<Labels>;
}

/** The code of what surrounds a section. */
export type FrameCode = typeof import('./in-dialog.tsx');

/** A widget's component and the list that it shows. */
export interface Widget<Values, Labels> {
  /** Without a list the widget renders immediately. */
  list?: (values: Values) => Endpoint<Listing>;
  Component: ComponentType<Values & WidgetProps<Labels>>;
  /** Loads what surrounds the section, if its values want it. */
  loadFrame?: (values: Values) => Promise<FrameCode> | undefined;
}
