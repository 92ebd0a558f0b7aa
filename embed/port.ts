/** What an element offers to the code that fills it. */
export interface Port {
  /** The element on the host's page. */
  readonly host: HTMLElement;
  readonly root: ShadowRoot;
  /** Where the widget is drawn; it stands in the shadow root while it is shown. */
  readonly view: HTMLElement;
  /** The view has a server's tree already. */
  readonly prerendered: boolean;
  /** Where the script came from: the provider's site, without a slash at its end. */
  readonly site: string;
  /** The API host where no attribute names one. */
  readonly apiHost: string;
  /** Shows the widget, or the host's own content. */
  show(shown: boolean): void;
  /** Tells the host; false when it said `preventDefault()`. */
  emit(type: string, detail: object, cancelable?: boolean): boolean;
}

export interface Filling {
  /** An attribute has changed. */
  update(): void;
  /** Asks the API again. */
  reload(): void;
  /** The element has left the page. */
  unmount(): void;
}

/** Fills an element. What it brings is loaded when the element nears the viewport. */
export type Fill = (port: Port) => Filling;
