import type { Guide } from '../guide.ts';

export const guides: readonly Guide[] = [
  {
    component: 'RequestFormView',
    purpose:
      'Asks for a seat in a course: start, parent, phone and child. It works without scripts and keeps what was typed.',
    use: ['On the page that Enroll Now opens, if the desk of the school answers requests.'],
    avoid: ['For a question: use the contact form.', 'For a payment: the page of the request says how to pay.'],
    do: { text: 'Ask about an unusual age, and let the parent go on.', story: 'AsksForTheAge' },
    dont: { text: 'Do not hide a full start: the waiting list is an offer.', story: 'Full' },
    anatomy: [
      ['Starts', 'A choice with the seats left; the only start is a text.'],
      ['Fields', 'Parent, phone, child and age are required; e-mail and a note are not.'],
      ['Status', 'Why it was rejected, or that it is kept without a connection.'],
    ],
    keyboard: [
      ['Tab', 'Moves through the fields to the button.'],
      ['Arrow keys', 'Choose a start.'],
      ['Enter', 'In a field of one line: sends the form.'],
    ],
    screenReader: [
      'Errors are connected to their fields. After a failed attempt the first wrong field has the focus.',
      'The answer is in a live region. The form says that it is busy while it sends.',
    ],
    related: ['Sections/Request status', 'Sections/Contact form', 'Sections/Next steps'],
    keywords: ['enrol', 'enroll', 'admission', 'registration', 'waiting list', 'seats', 'form'],
  },
];
