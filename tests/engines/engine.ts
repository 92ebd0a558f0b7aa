/** A browser tab with the operations that a smoke test needs and both protocols support. */
export interface Tab {
  open(url: string): Promise<void>;
  back(): Promise<void>;
  /** Sets the viewport, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** Switches to the page's first frame until the next `open`. */
  enter(): Promise<void>;
  /** Runs a function in the page or frame. It cannot use variables of its closure. */
  run<R>(fn: () => R): Promise<Awaited<R>>;
  /** Whether `find` returns an element. */
  shows(selector: string, text?: string): Promise<boolean>;
  /** Clicks the element that `find` returns, with a real pointer. */
  click(selector: string, text?: string): Promise<void>;
  /** Types with a real keyboard. */
  type(selector: string, keys: string): Promise<void>;
}

export interface Engine {
  tab: Tab;
  stop(): Promise<void>;
}

/**
 * The first visible element that matches, also in open shadow roots, whose text or label contains `text`. Runs in the
 * page.
 */
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
