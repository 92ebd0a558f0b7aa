import { Breadcrumb } from '../../src/ui/breadcrumb/Breadcrumb.tsx';
import type { Guide } from '../guide.ts';

export const guides: readonly Guide[] = [
  {
    component: 'Breadcrumb',
    purpose: 'Shows where a page is in the site, and leads back to the pages above it.',
    use: ['On pages below a list: a course, a product, a post.', 'Above the heading of the page, once.'],
    avoid: [
      'On a page of the main menu: the menu already shows where the visitor is.',
      'For the steps of a process: they have an order in time, not above and below.',
    ],
    do: {
      text: 'End with the page itself, as plain text.',
      show: () => (
        <Breadcrumb
          aria-label="Breadcrumb: do"
          items={[{ label: 'Home', href: '/' }, { label: 'Courses', href: '/explore-allcourses' }, { label: 'Kites' }]}
        />
      ),
    },
    dont: {
      text: 'Do not repeat the site, the section and the page in every label.',
      show: () => (
        <Breadcrumb
          aria-label="Breadcrumb: don’t"
          items={[
            { label: 'STEAM Bazaar Home Page', href: '/' },
            { label: 'STEAM Bazaar: All Our Courses', href: '/explore-allcourses' },
            { label: 'STEAM Bazaar Course: Kites' },
          ]}
        />
      ),
    },
    anatomy: [
      ['Navigation', 'A `<nav>` with an ordered list.'],
      ['Step', 'A link to an ancestor, with a target of 44 px. A chevron separates it from the previous one.'],
      ['Current page', 'The last step: text in bold, with `aria-current="page"`.'],
    ],
    keyboard: [
      ['Tab', 'Moves to the next ancestor. The current page is skipped.'],
      ['Enter', 'Opens the ancestor.'],
    ],
    screenReader: [
      'A landmark with the name “Breadcrumb”. The list announces the number of steps.',
      'The chevrons are drawn with CSS and are not announced.',
      'Set `lang` for a label from the content, such as the name of a course.',
    ],
    related: ['UI/Page banner', 'UI/Link'],
    keywords: ['navigation', 'trail', 'path', 'hierarchy', 'you are here'],
  },
];
