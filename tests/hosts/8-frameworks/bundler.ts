// A host page with a bundler, which resolves steam-kit/elements/… to the built elements.
import { define as defineForm } from 'steam-kit/elements/contact-form';
import { define as defineFinder } from 'steam-kit/elements/course-finder';
import { define as defineFaq } from 'steam-kit/elements/faq';
import { define as defineList } from 'steam-kit/elements/product-list';

const site = document.querySelector('[data-site]')?.getAttribute('data-site') ?? '';
for (const define of [defineForm, defineFinder, defineFaq, defineList, defineFaq]) define(site);
await import('./react.ts');
