import type { Guide } from '../guide.ts';

export const guides: readonly Guide[] = [
  {
    component: 'TeamView',
    purpose: 'The people of the school, as short cards in a row.',
    use: ['On the page about the school.'],
    avoid: ['For stories of people: use Ambassadors.'],
    do: { text: 'Name, role and one sentence.', story: 'Loaded' },
    dont: { text: 'Long texts make one card high and the others empty.', story: 'LongNames' },
    anatomy: [
      ['Heading', '“Get To Know About Our Team”, centred.'],
      ['Carousel', 'One card on a phone, up to four from 1500 px.'],
      ['Card', 'A coloured strip, portrait, name, role and text.'],
    ],
    keyboard: [
      ['Tab', 'Moves to the slides, then to the controls below.'],
      ['Arrow left, Arrow right', 'Scrolls the slides while they have the focus.'],
      ['Enter, Space', 'On a control: shows that page.'],
    ],
    screenReader: [
      'The section is a region with the name of its heading.',
      'The portraits are decorative.',
      'If the list is empty or the request failed, nothing is rendered: no heading stands above a gap.',
    ],
    related: ['UI/Carousel', 'Sections/Ambassadors'],
    keywords: ['staff', 'people', 'teachers', 'members', 'about us'],
  },
];
