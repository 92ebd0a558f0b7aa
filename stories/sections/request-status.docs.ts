import type { Guide } from '../guide.ts';

export const guides: readonly Guide[] = [
  {
    component: 'RequestStatusView',
    purpose: 'The private page of a parent’s request: reference, state, next steps, payment and receipts.',
    use: ['At the address that a parent gets after a request.'],
    avoid: ['For the desk: the office has its own page of a request.', 'On a page that search engines or caches keep.'],
    do: { text: 'Say in each state what happens next, and who does it.', story: 'Waiting' },
    dont: { text: 'Do not ask for money before a seat is free.', story: 'LongNames' },
    anatomy: [
      ['Reference and state', 'To say on the phone; the state in words with its next steps.'],
      ['Buttons', 'WhatsApp with the reference written, and a calendar file.'],
      ['How to pay', 'The school’s words, and a place for up to three receipts.'],
      ['Cancel', 'In a disclosure: it needs two presses.'],
    ],
    keyboard: [
      ['Tab', 'Moves through links, the file field and the buttons.'],
      ['Enter, Space', 'Opens the disclosure, and presses a button.'],
    ],
    screenReader: ['What the last form did is in a live region at the top. Parts have headings of level 2.'],
    related: ['Sections/Request form', 'Sections/Next steps'],
    keywords: ['status', 'order', 'payment', 'receipt', 'waiting list', 'enrol'],
  },
];
