import type { Guide } from '../guide.ts';

export const guides: readonly Guide[] = [
  {
    component: 'EnrolBarView',
    purpose: 'Keeps the name of a course and “Enroll Now” in reach on its long page.',
    use: [
      'Once on a course page. The page makes it sticky: at the bottom of the window below 1012 px, and below the header on wider screens.',
    ],
    avoid: ['For a second action: use the card of Course side card.'],
    do: { text: 'State the fee in a few words: it shows beside the button.', story: 'WithFee' },
    dont: { text: 'A fee of several sentences is cut after one line.', story: 'LongNames' },
    anatomy: [
      ['Bar', 'As wide as the window, with its content in the page column.'],
      ['Name', 'One line, or two without a fee. A longer name is cut; the heading of the page has the whole name.'],
      ['Fee', 'Left out if the course has none.'],
      ['Ask on WhatsApp', 'An icon with a name for screen readers. Leads to `askHref`, if there is one.'],
      ['Enroll Now', 'Leads to `enrolHref`, or to the sample checkout.'],
    ],
    keyboard: [
      ['Tab', 'Moves to Enroll Now, after the content of the page.'],
      ['Enter', 'Follows the link.'],
    ],
    screenReader: ['The bar is no landmark and has no heading: the page has both.'],
    related: ['Sections/Course side card', 'UI/ButtonLink'],
    keywords: ['enrol', 'enroll', 'sticky', 'call to action', 'toolbar', 'buy'],
  },
];
