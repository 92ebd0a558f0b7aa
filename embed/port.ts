/** What an element offers to the code that fills it. */
export interface Port {
  /**
   * The element on the host's page. Its shadow's first child holds the room, and in it the host's own content (a slot) or
   * the widget (`.s`); while a list is on its way both, the widget unseen.
   */
  readonly host: HTMLElement;
  /** Where the script came from: the provider's site, without a slash at its end. */
  readonly site: string;
  /** The API host, without a slash at its end: what its attribute names, or the server's other one, or the site's own. */
  api(): string;
  /** Where a list is on that host; `?brief`, which only the site's own API knows, is left out for another. */
  at(path: string): string;
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

/** Lists that were asked for before the code that reads them was there, by their addresses; undefined once it has them. */
export type Ahead = Record<string, { answer: Promise<Response>; call: AbortController } | undefined>;
