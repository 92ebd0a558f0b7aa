import type { Guide } from '../guide.ts';

export const guides: readonly Guide[] = [
  {
    component: 'SkipLink',
    purpose:
      'The first tab stop of a page: it jumps past the header to the content. It is visible only while it has the focus.',
    use: ['Once, as the first element of the page.'],
    avoid: ['For links inside the content: use `Link`.', 'In a widget: the host page has its own.'],
    do: { text: 'Lead to the `<main>` of the page, which needs `tabIndex={-1}`.', story: 'Focused' },
    dont: {
      text: 'Never hide it with `display: none`: then the keyboard cannot reach it. Here it is out of sight, but reachable.',
      story: 'OutOfSight',
    },
    anatomy: [['Link', 'A fixed pill at the top, above everything else, of 44 px height.']],
    keyboard: [
      ['Tab', 'Shows it, as the first stop of the page.'],
      ['Enter', 'Moves the focus to the content.'],
    ],
    screenReader: ['Announced as a link, “Skip to content”, before the header.'],
    related: ['UI/Link', 'Site/Shell'],
    keywords: ['bypass', 'jump', 'accessibility', 'WCAG 2.4.1', 'main content'],
  },
];
