import { lists, type WidgetName } from '../../src/domain/embed/attributes.ts';
import { addressOf } from '../../src/domain/list-address.ts';
import { openDoctor } from '../doctor/open-doctor.ts';
import { defineElement } from '../element/define-element.ts';
import type { Prefetched, Widget } from '../element/types.ts';

// One line on the host's page for any number of widgets: each loads its code when it nears the viewport, and its list at the
// same time.
const widgets: Record<WidgetName, () => Promise<{ widget: unknown }>> = {
  'course-finder': () => import('../elements/course-finder.tsx'),
  'contact-form': () => import('../elements/contact-form.tsx'),
  faq: () => import('../elements/faq.tsx'),
  'product-list': () => import('../elements/product-list.tsx'),
};
const asked = new Set<string>();
const prefetched: Prefetched = new Map();
const site = new URL(import.meta.url).origin;

for (const [name, load] of Object.entries(widgets)) {
  defineElement(name as WidgetName, site, async (host) => {
    const coming = Promise.all([import('../element/mount.tsx'), load()]);
    const list = lists[name as WidgetName];
    // A course's own questions are another list.
    if (list && !host.element.getAttribute('course')) {
      prefetch(addressOf(list, host.api(), host.isOwnApi()), coming);
    }
    const [{ mount }, { widget }] = await coming;
    return mount(widget as Widget<unknown, unknown>, { prefetched, loadUrdu: () => import('../element/ur.ts') });
  });
}

// The build leaves this import alone: the doctor is a file beside all scripts (build/config.ts).
openDoctor(() => import('../doctor/doctor.ts'));

/** Asks for a list once: later elements find the code that reads it, and its answer. */
function prefetch(url: string, coming: Promise<unknown>): void {
  if (asked.has(url)) return;
  asked.add(url);
  const call = new AbortController();
  const answer = (async () => fetch(url, { headers: { Accept: 'application/json' }, signal: call.signal }))();
  prefetched.set(url, { answer, call });
  // Its readers handle the error.
  answer.catch(() => {});
  coming
    .catch(() => {})
    .then(() =>
      setTimeout(() => {
        // The element has read it by now, or has left, or the code did not come.
        if (prefetched.delete(url)) call.abort();
      }),
    );
}
