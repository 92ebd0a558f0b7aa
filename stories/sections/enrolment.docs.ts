import type { Guide } from '../guide.ts';

export const guides: readonly Guide[] = [
  {
    component: 'EnrolmentView',
    purpose: 'A sample checkout: a summary of the order and a card form. It sends and stores nothing.',
    use: ['To show the way of an enrolment before a payment exists.'],
    avoid: [
      'To take money: set `enrol` in the content, which leads to your own page, to WhatsApp or to the contact form.',
    ],
    do: { text: 'Show the whole price before anything is typed.', story: 'Summary' },
    dont: { text: 'Do not use it as a checkout: the order is the same sample for each course.', story: 'RightToLeft' },
    anatomy: [
      ['Summary', 'Picture, course, duration, price and “Click to proceed”.'],
      ['Next', 'What happens next, beside the summary. The payment replaces it.'],
      ['Payment', 'Hidden until then. A folded card form, which says that it is a sample.'],
    ],
    keyboard: [
      ['Tab', 'Moves to “Click to proceed”, later to the fields.'],
      ['Enter, Space', 'On the button: shows the payment and moves the focus to its heading.'],
    ],
    screenReader: [
      'The button says whether the payment is shown (`aria-expanded`).',
      'The end of the sample is announced. The fields are emptied when the page is left.',
    ],
    related: ['Sections/Next steps', 'Sections/Course side card', 'UI/Text field'],
    keywords: ['checkout', 'payment', 'order', 'enroll', 'cart', 'purchase'],
  },
];
