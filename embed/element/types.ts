import type { ComponentType } from 'react';
import type { Endpoint } from '../../src/data/endpoints.ts';
import type { AttributeKind } from '../../src/domain/embed/attribute-kinds.ts';
import type { Listing } from './WidgetTree.tsx';

/** What the code of a widget may use of its element: attributes, URLs, events. */
export interface WidgetHost {
  readonly element: HTMLElement;
  /** The box in the shadow root: it contains the fallback (a `<slot>`) or the widget. */
  readonly box: HTMLElement;
  /** The kinds of the element's attributes, by name. */
  readonly kinds: Readonly<Record<string, AttributeKind>>;
  readonly language: string;
  values(): Record<string, unknown>;
  /** The provider's site, for links; '' if unknown. */
  site(): string;
  /** The API host, without a trailing slash; '' if unknown. */
  api(): string;
  /** Whether the API is this project's own, which can return lists of summaries. */
  isOwnApi(): boolean;
  /** Dispatches `steam-…`. Returns false if the host page called `preventDefault()`. */
  emit(type: string, detail: object, cancelable?: boolean): boolean;
}

export interface Mounted {
  /** Call when an attribute or property has changed, or the element is connected again. */
  update(): void;
  reload(): void;
  /** Fetches the data again after a failure, without reporting another failure. */
  retry(): void;
  /** Call when the element was removed. It keeps its content, without subscriptions. */
  suspend(): void;
  /** Call when the element was moved into another document. */
  adopt(): void;
}

export type Mount = (host: WidgetHost) => Mounted;

/** Lists that the loader requested before the code of the widget was loaded, by URL. */
export type Prefetched = Map<string, { answer: Promise<Response>; call: AbortController }>;

/** The props of every widget's component, in addition to its attributes. */
export interface WidgetProps<Labels> extends Pick<WidgetHost, 'emit'> {
  partner: string;
  site: string;
  headingLevel: 2 | 3 | 4 | undefined;
  /** Whether a long list may render in steps. False if a server has rendered it. */
  incremental: boolean;
  /** The labels in the page's language, merged with the host page's labels. The same object until they change. */
  labels: Partial<Labels>;
}

/** The module of InDialog, which shows a section in a dialog. */
export type FrameCode = typeof import('./in-dialog.tsx');

/** A widget's component and the list that it shows. */
export interface Widget<Values, Labels> {
  /** The list to load before rendering. Without it, the widget renders immediately. */
  list?: (values: Values) => Endpoint<Listing>;
  Component: ComponentType<Values & WidgetProps<Labels>>;
  /** Loads InDialog if the attributes ask for a dialog. */
  loadFrame?: (values: Values) => Promise<FrameCode> | undefined;
}
