import { lists, type WidgetName } from '../../src/domain/embed/attributes.ts';
import { addressOf } from '../../src/domain/list-address.ts';
import { openDoctor } from '../doctor/open-doctor.ts';
import { defineElement } from '../element/define-element.ts';
import type { Prefetched, Widget } from '../element/types.ts';

// The loader: defines all widgets. Near the viewport, a widget loads its code and requests its list at the same time.
const widgets: Record<WidgetName, () => Promise<{ widget: unknown }>> = {
  'course-finder': () => import('../elements/course-finder.tsx'),
  'contact-form': () => import('../elements/contact-form.tsx'),
  faq: () => import('../elements/faq.tsx'),
  'product-list': () => import('../elements/product-list.tsx'),
};
const requested = new Set<string>();
const prefetched: Prefetched = new Map();
const site = new URL(import.meta.url).origin;

for (const [name, load] of Object.entries(widgets)) {
  defineElement(name as WidgetName, site, async (host) => {
    const code = Promise.all([import('../element/mount.tsx'), load()]);
    const list = lists[name as WidgetName];
    // The FAQ of a course is another list, which the widget requests itself.
    if (list && !host.element.getAttribute('course')) {
      prefetch(addressOf(list, host.api(), host.isOwnApi(), host.values()), code);
    }
    const [{ mount }, { widget }] = await code;
    return mount(widget as Widget<unknown, unknown>, { prefetched, loadUrdu: () => import('../element/ur.ts') });
  });
}

// The build leaves this import alone: the doctor is a file beside all scripts (build/config.ts).
openDoctor(() => import('../doctor/doctor.ts'));

/** Requests a list once. Later elements find the code loaded and the response cached. */
function prefetch(url: string, code: Promise<unknown>): void {
  if (requested.has(url)) return;
  requested.add(url);
  const call = new AbortController();
  const answer = (async () => fetch(url, { headers: { Accept: 'application/json' }, signal: call.signal }))();
  prefetched.set(url, { answer, call });
  // The data layer handles the rejection.
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
