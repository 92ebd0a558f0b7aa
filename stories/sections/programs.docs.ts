import { type Guide, notFocusable } from '../guide.ts';

export const guides: readonly Guide[] = [
  {
    component: 'ProgramsView',
    purpose: 'The three ways to learn, as cards with drawings.',
    use: ['On the home page.'],
    avoid: ['For courses: use Categories or Course finder.'],
    do: { text: 'Two lines say what each way is.', story: 'Loaded' },
    dont: { text: 'Do not fill this place with courses: the cards lead nowhere.', story: 'RightToLeft' },
    anatomy: [
      ['Heading', '“Our Programs” with a lead.'],
      ['Card', 'Drawing, name and a few words.'],
    ],
    keyboard: notFocusable,
    screenReader: ['The section is a region with the name of its heading.', 'The drawings are decorative.'],
    related: ['Sections/Categories'],
    keywords: ['ways', 'offers', 'programmes', 'cards'],
  },
];
