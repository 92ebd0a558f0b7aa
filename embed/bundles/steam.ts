import { defineElement } from '../define-element.tsx';

// One line on the host's page for any number of widgets: each fetches its code when it nears the viewport. What all share
// is asked for together with it, not after it.
const script = import.meta.url;
const shared = () => import('../mount.tsx');

defineElement('course-finder', {
  script,
  load: () =>
    Promise.all([shared(), import('../elements/course-finder.tsx')]).then(([{ mount }, w]) => mount(w.courseFinder)),
});
defineElement('contact-form', {
  script,
  load: () =>
    Promise.all([shared(), import('../elements/contact-form.tsx')]).then(([{ mount }, w]) => mount(w.contactForm)),
});
defineElement('faq', {
  script,
  load: () => Promise.all([shared(), import('../elements/faq.tsx')]).then(([{ mount }, w]) => mount(w.faq)),
});
defineElement('product-list', {
  script,
  load: () =>
    Promise.all([shared(), import('../elements/product-list.tsx')]).then(([{ mount }, w]) => mount(w.productList)),
});
