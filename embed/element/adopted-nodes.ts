/**
 * Bridge: Preact 11.2 creates every element with its parent's `customElementRegistry`. Once a page has moved the parent
 * into the document of a frame, Chromium refuses that: the parent keeps the registry of the document that it came from.
 * Without one of their own to name, new elements get that of the document they are in.
 * https://github.com/whatwg/html/issues/10854
 */
export function forgetRegistry(box: Element): void {
  for (const element of [box, ...box.querySelectorAll('*')]) {
    Object.defineProperty(element, 'customElementRegistry', { value: undefined, configurable: true });
  }
}
