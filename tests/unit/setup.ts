import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

afterEach(cleanup);

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

if (!('IntersectionObserver' in window)) {
  Object.assign(window, {
    /** Everything is in view at once. */
    IntersectionObserver: class {
      private readonly onChange: IntersectionObserverCallback;
      constructor(onChange: IntersectionObserverCallback) {
        this.onChange = onChange;
      }
      observe(target: Element) {
        const entry = { target, isIntersecting: true } as unknown as IntersectionObserverEntry;
        queueMicrotask(() => this.onChange([entry], this as unknown as IntersectionObserver));
      }
      unobserve() {}
      disconnect() {}
    },
  });
}

if (typeof window.matchMedia !== 'function') {
  Object.assign(window, { matchMedia: () => ({ matches: false, addEventListener() {}, removeEventListener() {} }) });
}
