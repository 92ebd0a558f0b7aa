import type { Guide } from '../guide.ts';

export const guides: readonly Guide[] = [
  {
    component: 'ContactFormView',
    purpose:
      'Takes a message to the school: e-mail address, subject and text. It works without scripts, and it is also a widget.',
    use: [
      'Where a visitor has a question that the page does not answer.',
      'With `initial`, if the page knows the subject: the course that the visitor looked at.',
    ],
    avoid: [
      'To sign up: use the account dialog.',
      'For a payment or a child’s data: the message is sent as plain text.',
    ],
    do: { text: 'Show each error at its field, after the first attempt to send.', story: 'PostedAndRefused' },
    dont: { text: 'Do not fill in what only the visitor knows.', story: 'LongNames' },
    anatomy: [
      ['Fields', 'Recipient (the visitor’s e-mail address), subject, message. All are required.'],
      ['Honeypot', 'A hidden field that only robots fill in.'],
      ['Button', '“Send message”; busy while it sends.'],
      ['Status', 'The answer of the server, beside the button or as a toast.'],
    ],
    keyboard: [
      ['Tab', 'Moves through the fields to the button.'],
      ['Enter', 'In a field of one line: sends the form.'],
      ['Enter, Space', 'On the button: sends the form.'],
    ],
    screenReader: [
      'Errors are connected to their fields. After a failed attempt the first wrong field has the focus.',
      'The answer is in a live region. The form says that it is busy while it sends.',
    ],
    related: ['Sections/Contact panel', 'UI/Text field', 'Embed/Contact form'],
    keywords: ['message', 'feedback', 'support', 'e-mail', 'write to us', 'form'],
  },
];
