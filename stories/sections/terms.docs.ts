import type { Guide } from '../guide.ts';

export const guides: readonly Guide[] = [
  {
    component: 'TermsView',
    purpose: 'The built-in terms of use, with the names of the school.',
    use: ['For a school that has no terms of its own.'],
    avoid: ['If your school charges money or has other rules: write `terms.md`.'],
    do: { text: 'Say in `enrolment` what a course costs.', story: 'OfASchool' },
    dont: { text: 'Do not let a name of several lines into every sentence.', story: 'LongNames' },
    anatomy: [['Parts', 'Six headings: who, account, courses, costs, promises, data.']],
    keyboard: [
      ['Tab', 'Moves through the links.'],
      ['Enter', 'Follows one.'],
    ],
    screenReader: ['Headings of level 2 divide the text.'],
    related: ['Sections/Own text'],
    keywords: ['legal', 'conditions', 'rules', 'agreement'],
  },
];
