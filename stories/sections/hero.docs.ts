import type { Guide } from '../guide.ts';

export const guides: readonly Guide[] = [
  {
    component: 'HeroView',
    purpose: 'The first view of the home page: what the school is for, one action, and a few figures.',
    use: ['Once, at the top of the home page.'],
    avoid: ['On inner pages: use the page banner.', 'For news: use Announcements.'],
    do: { text: 'One sentence, one button, one picture.', story: 'OwnTexts' },
    dont: { text: 'A text of ten lines pushes the button out of view.', story: 'LongNames' },
    anatomy: [
      ['Subjects', 'The five subjects, as coloured words.'],
      ['Headline', 'The h1, with the name of the product at its end.'],
      ['Lead', 'A sentence or two.'],
      ['Button', '“Learn with Us”.'],
      ['Picture', 'Optional. Loaded first of all.'],
      ['Figures', 'A number and what it counts. Left out if there are none.'],
    ],
    keyboard: [
      ['Tab', 'Moves to the button.'],
      ['Enter', 'Follows it.'],
    ],
    screenReader: [
      'The section has the name of its headline. The subjects are a list with a name.',
      'The picture is decorative.',
    ],
    related: ['UI/Page banner', 'UI/ButtonLink'],
    keywords: ['banner', 'home page', 'landing', 'headline', 'above the fold', 'jumbotron'],
  },
];
