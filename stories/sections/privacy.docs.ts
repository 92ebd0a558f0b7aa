import type { Guide } from '../guide.ts';

export const guides: readonly Guide[] = [
  {
    component: 'PrivacyView',
    purpose: 'The built-in privacy policy: what the site stores, why and for how long.',
    use: ['For a school that has no policy of its own.'],
    avoid: ['If your school stores anything else: write `privacy.md`.'],
    do: { text: 'Keep it true: each stored item is listed with its name and its end.', story: 'Loaded' },
    dont: { text: 'Do not add a tracker and keep this text.', story: 'RightToLeft' },
    anatomy: [
      ['Parts', 'What we do not do, what the browser keeps, what we keep, for parents.'],
      ['Stored items', 'A list of purpose, end and name.'],
    ],
    keyboard: [
      ['Tab', 'Moves through the links.'],
      ['Enter', 'Follows one.'],
    ],
    screenReader: ['Headings of level 2 divide the text. The stored items are a description list.'],
    related: ['Sections/Own text', 'UI/Markdown'],
    keywords: ['policy', 'data protection', 'cookies', 'GDPR', 'legal'],
  },
];
