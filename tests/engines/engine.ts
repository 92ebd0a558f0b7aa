/** One tab of a browser, with what a smoke test needs and both protocols have. */
export interface Tab {
  open(url: string): Promise<void>;
  back(): Promise<void>;
  /** Sets the viewport, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** Turns to the page's first frame, where all that follows then happens, until the next `open`. */
  enter(): Promise<void>;
  /** Runs a function in the page, or in the frame. It sees nothing from around itself. */
  run<R>(fn: () => R): Promise<Awaited<R>>;
  /** Whether `find` finds something. */
  shows(selector: string, text?: string): Promise<boolean>;
  /** Clicks what `find` finds, with the browser's own pointer. */
  click(selector: string, text?: string): Promise<void>;
  /** Types with the browser's own keyboard. */
  type(selector: string, keys: string): Promise<void>;
}

export interface Engine {
  tab: Tab;
  stop(): Promise<void>;
}

/** The first element that shows, also in open shadow roots, and whose text or label contains `text`. Runs in the page. */
export function find(selector: string, text: string): Element | null {
  const search = (root: Document | ShadowRoot): Element | null => {
    for (const element of root.querySelectorAll('*')) {
      const says = `${element.textContent} ${element.getAttribute('aria-label') ?? ''}`;
      if (element.matches(selector) && says.includes(text) && element.checkVisibility({ visibilityProperty: true }))
        return element;
      const inside = element.shadowRoot && search(element.shadowRoot);
      if (inside) return inside;
    }
    return null;
  };
  return search(document);
}
