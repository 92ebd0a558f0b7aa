import type { Name } from '../contract/attributes.ts';
import { defineElement } from '../define-element.tsx';
import { openDoctor } from '../doctor/open-doctor.ts';
import type { Ahead } from '../port.ts';
import type { Widget } from '../widget.ts';

// One line on the host's page for any number of widgets: each fetches its code when it nears the viewport. What all share
// is asked for together with it, not after it, and so is its list, whose place the code will name (src/data/endpoints.ts):
// with any API host, and with the one of the script's own site, where that is another place.
const widgets: Record<Name, [code: () => Promise<{ widget: unknown }>, list?: string]> = {
  'course-finder': [() => import('../elements/course-finder.tsx'), 'course?brief'],
  'contact-form': [() => import('../elements/contact-form.tsx')],
  faq: [() => import('../elements/faq.tsx'), 'faq'],
  'product-list': [() => import('../elements/product-list.tsx'), 'product'],
};
const ahead: Ahead = {};

for (const [name, [code, list]] of Object.entries(widgets)) {
  defineElement(name as Name, import.meta.url, async (host, at) => {
    const coming = Promise.all([import('../mount.tsx'), code()]);
    // A course's own questions are another list.
    if (list && !host.getAttribute('course')) ask(at(list), coming);
    const [{ mount }, { widget }] = await coming;
    return mount(widget as Widget<unknown>, ahead);
  });
}

openDoctor();

/** Asks for a list until the code has come that reads it. Once: later elements find that code and its lists. */
function ask(url: string, coming: Promise<unknown>): void {
  if (url in ahead) return;
  const call = new AbortController();
  const answer = (async () => fetch(url, { headers: { Accept: 'application/json' }, signal: call.signal }))();
  ahead[url] = { answer, call };
  // Whoever takes it hears of it.
  answer.catch(() => {});
  coming
    .catch(() => {})
    .then(() =>
      setTimeout(() => {
        // The element has taken it by now, or has left, or the code did not come.
        ahead[url]?.call.abort();
        ahead[url] = undefined;
      }),
    );
}
