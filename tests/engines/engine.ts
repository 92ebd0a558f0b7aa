/** A browser tab with the operations of the smoke test, which WebDriver BiDi (Firefox) and W3C WebDriver (WebKit) both support. */
export interface Tab {
  open(url: string): Promise<void>;
  back(): Promise<void>;
  /** Sets the viewport, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** Switches to the first frame of the page, until the next `open`. */
  enter(): Promise<void>;
  /** Runs a function in the page or frame. The function cannot use variables of its closure. */
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
 * Runs in the page: the first visible element that matches the selector and whose text or label contains `text`, also in open
 * shadow roots.
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
