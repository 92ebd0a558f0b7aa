import { cleanup } from '@testing-library/react';
import { afterAll, afterEach } from 'vitest';

afterEach(cleanup);

// Preact runs effects after a frame: those of a file's last test need one before the window is taken away.
afterAll(() => new Promise((done) => requestAnimationFrame(done)));

// What jsdom lacks; the parts only call it.
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
    /** jsdom hides what has the attribute, and opens nothing. */
    showPopover(this: HTMLElement) {
      this.style.display = 'block';
    },
  });
}

if (!('IntersectionObserver' in window)) {
  Object.assign(window, {
    /** Nothing ever comes into view; a test that needs it brings its own. */
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
