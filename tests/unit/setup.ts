import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach } from 'vitest';

afterEach(cleanup);

// A wait ends with the change of the DOM that it waits for, however busy the machine is.
configure({ asyncUtilTimeout: 15_000 });

// Preact runs effects after a frame: the last test needs one more frame before jsdom is torn down.
afterAll(() => new Promise((done) => requestAnimationFrame(done)));

// Stubs for what jsdom lacks.
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
    /** jsdom hides elements with the popover attribute, and never shows them. */
    showPopover(this: HTMLElement) {
      this.style.display = 'block';
    },
  });
}

if (!('IntersectionObserver' in window)) {
  Object.assign(window, {
    /** Never reports an intersection. A test that needs one stubs its own. */
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
