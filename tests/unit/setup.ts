import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach } from 'vitest';

afterEach(cleanup);

// A long timeout for busy machines. A wait ends as soon as its condition holds.
configure({ asyncUtilTimeout: 15_000 });
// Testing Library prints 7,000 characters of the page after a failure, which end in the menu of the office: print more.
process.env.DEBUG_PRINT_LIMIT = '60000';

// Wait for one more frame before jsdom is torn down, because Preact runs effects after a frame.
afterAll(() => new Promise((done) => requestAnimationFrame(done)));

// Stub APIs that jsdom does not have.
if (!('showModal' in HTMLDialogElement.prototype)) {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      if (!this.open) return;
      this.open = false;
      this.dispatchEvent(new Event('close'));
    },
  });
}

if (!('showPopover' in HTMLElement.prototype)) {
  Object.assign(HTMLElement.prototype, {
    /** Shows the element, because jsdom hides all elements with `popover`. */
    showPopover(this: HTMLElement) {
      this.style.display = 'block';
    },
  });
}

if (!('IntersectionObserver' in window)) {
  Object.assign(window, {
    /** Never reports an intersection. Tests that need one stub their own. */
    IntersectionObserver: class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  });
}

if (typeof window.matchMedia !== 'function') {
  Object.assign(window, { matchMedia: () => ({ matches: false, addEventListener() {}, removeEventListener() {} }) });
}

/**
 * Caches computed styles until the document changes: for a query by role, jsdom computes the style of each ancestor of each
 * element, which took half of the time of these tests.
 */
if (!('styleCache' in window)) {
  const { getComputedStyle } = window;
  let styleCache = new WeakMap<Element, Map<string, string>>();
  const clear = () => {
    styleCache = new WeakMap();
  };
  // It does not observe shadow roots.
  const changes = new MutationObserver(clear);
  changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  const cachedStyle = (element: Element, pseudo?: string | null) => {
    const style = getComputedStyle.call(window, element, pseudo);
    if (element.getRootNode() !== document) return style;
    if (changes.takeRecords().length > 0) clear();
    const values = styleCache.get(element) ?? new Map<string, string>();
    styleCache.set(element, values);
    const read = (name: string) => {
      const key = `${pseudo ?? ''} ${name}`;
      const value = values.get(key) ?? style.getPropertyValue(name);
      values.set(key, value);
      return value;
    };
    const dashed = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    return new Proxy<CSSStyleDeclaration>(style, {
      get: (_, name) => (name === 'getPropertyValue' ? read : read(dashed(String(name)))),
    });
  };
  Object.assign(window, { styleCache: true, getComputedStyle: cachedStyle });
}
