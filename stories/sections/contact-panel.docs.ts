import type { Guide } from '../guide.ts';

export const guides: readonly Guide[] = [
  {
    component: 'ContactPanelView',
    purpose: 'All ways to reach the school, beside the contact form.',
    use: ['On the contact page.'],
    avoid: ['In the footer: it repeats the short form.'],
    do: { text: 'Promise only what you keep: when somebody answers.', story: 'OfASchool' },
    dont: { text: 'Do not publish the details of the sample school.', story: 'Loaded' },
    anatomy: [
      ['Words', 'Title, `lead`, address, phone and e-mail. Empty ones are left out.'],
      ['Social links', 'Only if the school has any.'],
      ['Card', '“Write to us” with the form.'],
    ],
    keyboard: [
      ['Tab', 'Moves through the social links, then through the form.'],
      ['Enter', 'Follows a link, or sends the form.'],
    ],
    screenReader: [
      'Address, phone and e-mail are a description list with hidden icons.',
      'The card is a region with its own heading.',
    ],
    related: ['Sections/Contact form', 'UI/Social links'],
    keywords: ['address', 'phone', 'e-mail', 'reach us', 'support'],
  },
];
