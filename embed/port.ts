/** What an element offers to the code that fills it. */
export interface Port {
  /** The element on the host's page. */
  readonly host: HTMLElement;
  readonly root: ShadowRoot;
  /** Holds the room, and in it one of the next two. */
  readonly box: HTMLElement;
  /** The host's own content. */
  readonly slot: HTMLElement;
  /** The widget. */
  readonly view: HTMLElement;
  /** The view, where it has a server's tree already. */
  readonly prerendered: HTMLElement | null;
  /** Where the script came from: the provider's site, without a slash at its end. */
  readonly site: string;
  /** The API host where no attribute names one, unless it begins with `%`: then it is the site's own. */
  readonly elsewhere: string;
  /** Tells the host; false when it said `preventDefault()`. */
  emit(type: string, detail: object, cancelable?: boolean): boolean;
}

export interface Filling {
  /** An attribute has changed, and others may follow at once; or the element is back in the page. */
  update(): void;
  /** Asks the API again. */
  reload(): void;
  /** The element has left the page. What it shows stays, for it may come back. */
  rest(): void;
}

/** Fills an element. What it brings is loaded when the element nears the viewport. */
export type Fill = (port: Port) => Filling;
