import type { Guide } from '../guide.ts';

export const guides: readonly Guide[] = [
  {
    component: 'AmbassadorFormView',
    purpose: 'Asks the school for a page with the visitor’s name, and leads to the private page of its number.',
    use: ['Below Share, on the page for ambassadors.'],
    avoid: ['For a message to the school: use Contact form.'],
    do: { text: 'Keep what was typed, and say beside the field what to change.', story: 'NameTaken' },
    dont: { text: 'Do not ask for a child’s full name: it becomes part of public addresses.', story: 'LongNames' },
    anatomy: [
      ['Name', 'Required. It becomes the short name of the link.'],
      ['Kind, sentence, e-mail', 'Optional: for the page, and for the answer of the school.'],
      ['Picture', 'Optional. A photo is shrunk before it is sent; staff see it first.'],
      ['Button', 'Leads to the private page of the number.'],
    ],
    keyboard: [
      ['Tab', 'Moves through the fields to the button.'],
      ['Enter', 'Sends the form.'],
    ],
    screenReader: ['An error is connected to its field.', 'It works without scripts.'],
    related: ['Sections/Share', 'Sections/Partner'],
    keywords: ['ambassador', 'apply', 'request', 'referral', 'number'],
  },
];
