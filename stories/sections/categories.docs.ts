import type { Guide } from '../guide.ts';

export const guides: readonly Guide[] = [
  {
    component: 'CategoriesView',
    purpose:
      'The five subjects as cards, each with a border in its own colour. A card leads to the courses of its subject.',
    use: ['On the home page, as the first way into the catalogue.'],
    avoid: ['On the catalogue itself: it has filters.'],
    do: { text: 'A subject, and three things that children do in it.', story: 'Loaded' },
    dont: { text: 'Names of subjects are short: one word.', story: 'LongNames' },
    anatomy: [['Card', 'Picture, name and points. One link covers the card. Five border colours repeat.']],
    keyboard: [
      ['Tab', 'Moves to the next card.'],
      ['Enter', 'Opens the catalogue with that subject.'],
    ],
    screenReader: [
      'Each name is a heading with a link. The colour has no meaning of its own.',
      'Categories without a name are skipped. If the list is empty or the request failed, nothing is rendered: no heading stands above a gap.',
    ],
    related: ['Sections/Courses intro', 'Sections/Course finder'],
    keywords: ['subjects', 'topics', 'cards', 'STEAM', 'tiles'],
  },
];
