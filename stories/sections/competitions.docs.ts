import type { Guide } from '../guide.ts';

export const guides: readonly Guide[] = [
  {
    component: 'CompetitionsView',
    purpose: 'Shows the competitions that pupils have won, as a row of award cards.',
    use: ['On the page about the school.'],
    avoid: ['For numbers: use Achievements.', 'For one award: write it into a text.'],
    do: { text: 'Who won what, where and when, in one sentence.', story: 'Loaded' },
    dont: { text: 'A story of ten lines does not fit on a card.', story: 'LongTexts' },
    anatomy: [
      ['Heading', '“Competition We Won”, centred.'],
      ['Carousel', 'One card on a phone, two from 540 px, three from 1500 px.'],
      ['Card', 'A cup, the ribbon “WINNER” and the text.'],
    ],
    keyboard: [
      ['Tab', 'Moves to the slides, then to the controls below.'],
      ['Arrow left, Arrow right', 'Scrolls the slides while they have the focus.'],
      ['Enter, Space', 'On a control: shows that page.'],
    ],
    screenReader: [
      'The section is a region with the name of its heading.',
      'The cup is decorative. “WINNER” is text.',
      'If the list is empty or the request failed, nothing is rendered: no heading stands above a gap.',
    ],
    related: ['UI/Carousel', 'Sections/Achievements'],
    keywords: ['awards', 'prizes', 'winners', 'trophies'],
  },
];
