import type { Guide } from '../guide.ts';

export const guides: readonly Guide[] = [
  {
    component: 'LectureAccessView',
    purpose: 'The page of a link that opens the lectures of an enrolment: for one account, once.',
    use: ['At the address that a school gives to an enrolled parent without a confirmed account.'],
    avoid: [
      'For free lessons: everybody may watch them.',
      'As a link that works by itself: a preview would use it up.',
    ],
    do: { text: 'Name the account before the link is used: it works once.', story: 'SignedIn' },
    dont: { text: 'Do not name the account that has used the link.', story: 'UsedByAnother' },
    anatomy: [
      ['Course', 'The heading.'],
      ['State', 'Whether the link is free, used by this account, or by another one.'],
      ['Button', 'Opens the lectures, the course, or Sign In.'],
    ],
    keyboard: [['Enter, Space', 'Presses the button.']],
    screenReader: ['The state of a used link is in a live region. The course is a heading of level 2.'],
    related: ['Sections/Request status', 'Sections/Lecture grid'],
    keywords: ['access', 'invitation', 'unlock', 'enrolment', 'video'],
  },
];
