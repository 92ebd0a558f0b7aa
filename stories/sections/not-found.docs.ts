import type { Guide } from '../guide.ts';

export const guides: readonly Guide[] = [
  {
    component: 'NotFoundView',
    purpose: 'Says that something is not at this address, and offers ways on.',
    use: ['For an unknown address, and for a course, post or product that no longer exists.'],
    avoid: [
      'For an empty list: say so in the list.',
      'For a failure of the server: the error page offers to try again.',
    ],
    do: { text: 'Say what is missing and why that may be. Do not blame the visitor.', story: 'Many' },
    dont: { text: 'A title without a meaning helps nobody.', story: 'LongNames' },
    anatomy: [
      ['Title', 'The h1.'],
      ['Cause', 'The children: one or two sentences.'],
      ['Ways', 'To the courses, home, and to each subject.'],
      ['Drawing', 'Decorative.'],
    ],
    keyboard: [
      ['Tab', 'Moves through the ways.'],
      ['Enter', 'Follows one.'],
    ],
    screenReader: ['The title is the h1 of the page. The subjects are a list.'],
    related: ['UI/ButtonLink', 'Site/Error page'],
    keywords: ['404', 'missing', 'error page', 'lost', 'gone'],
  },
];
