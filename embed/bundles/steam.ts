import { lists, type WidgetName } from '../../src/domain/embed/attributes.ts';
import { addressOf } from '../../src/domain/list-address.ts';
import { openDoctor } from '../doctor/open-doctor.ts';
import { defineElement } from '../element/define-element.ts';
import type { mount as mountWidget } from '../element/mount.tsx';
import type { Prefetched, Widget } from '../element/types.ts';

/**
 * The exports of a widget's code. They must stay compatible between builds, because a cached loader may import newer
 * code under the same URL.
 */
interface Code {
  mount: typeof mountWidget;
  widget: unknown;
}

// This file is the loader: it defines all widgets. Near the viewport, a widget loads its code and, in parallel, the
// list that it shows. The contact form shows no list.
const widgets: Record<WidgetName, () => Promise<Code>> = {
  'course-finder': () => import('../elements/course-finder.tsx'),
  'contact-form': () => import('../elements/contact-form.tsx'),
  faq: () => import('../elements/faq.tsx'),
  'product-list': () => import('../elements/product-list.tsx'),
};
const requested = new Set<string>();
const prefetched: Prefetched = new Map();
const self = import.meta.url;
const site = new URL(self).origin;

/**
 * Imports the widget's code from the URL that the page preloads (src/domain/embed/hints.ts), otherwise from the files
 * of this build. After a failure, adds a query, because Chromium caches a failed import.
 */
function importCode(name: string, load: () => Promise<Code>, failures: number): Promise<Code> {
  const file = `${name}.chunk.js`;
  const hinted = new URL(file, self).href;
  if (failures > 0) return import(/* @vite-ignore */ `${hinted}?${failures}`);
  const own = () => Promise.all([load(), import('../element/mount.tsx')]).then(([code]) => code);
  // Not `document.querySelector`: an element of the page may have that name and shadow the method.
  const hint = Document.prototype.querySelector.call(document, `link[rel=modulepreload][href$="/${file}"]`);
  return hint instanceof HTMLLinkElement && hint.href === hinted ? import(/* @vite-ignore */ hinted).catch(own) : own();
}

for (const [name, load] of Object.entries(widgets)) {
  let failures = 0;
  defineElement(name as WidgetName, site, async (host) => {
    const code = importCode(name, load, failures);
    code.catch(() => {
      failures += 1;
    });
    const list = lists[name as WidgetName];
    // The questions of a course are a different list, which the widget requests itself.
    if (list && !host.element.getAttribute('course')) {
      prefetch(addressOf(list, host.api(), host.isOwnApi(), host.values()), code);
    }
    const { mount, widget } = await code;
    return mount(widget as Widget<unknown, unknown>, { prefetched, loadUrdu: () => import('../element/ur.ts') });
  });
}

// The build keeps this import: the doctor is a file beside all scripts (build/config.ts).
openDoctor(() => import('../doctor/doctor.ts'));

/** Requests a list once per page. For later elements, the code is loaded and the response is cached. */
function prefetch(url: string, code: Promise<unknown>): void {
  if (requested.has(url)) return;
  requested.add(url);
  const call = new AbortController();
  const answer = (async () => fetch(url, { headers: { Accept: 'application/json' }, signal: call.signal }))();
  prefetched.set(url, { answer, call });
  answer.catch(() => {});
  code
    .catch(() => {})
    .then(() =>
      setTimeout(() => {
        // The response is unused: the element was removed, or the code failed to load.
        if (prefetched.delete(url)) call.abort();
      }),
    );
}
