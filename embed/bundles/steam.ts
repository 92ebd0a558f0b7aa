import type { Name } from '../attributes.ts';
import { defineElement } from '../define-element.tsx';
import type { Widget } from '../widget.ts';

// One line on the host's page for any number of widgets: each fetches its code when it nears the viewport. What all share
// is asked for together with it, not after it.
const widgets = {
  'course-finder': () => import('../elements/course-finder.tsx'),
  'contact-form': () => import('../elements/contact-form.tsx'),
  faq: () => import('../elements/faq.tsx'),
  'product-list': () => import('../elements/product-list.tsx'),
} satisfies Record<Name, () => Promise<{ widget: unknown }>>;

for (const name of Object.keys(widgets) as Name[]) {
  defineElement(name, import.meta.url, async () => {
    const [{ mount }, { widget }] = await Promise.all([import('../mount.tsx'), widgets[name]()]);
    return mount(widget as Widget<unknown>);
  });
}
