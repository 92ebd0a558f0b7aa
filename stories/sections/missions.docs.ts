import { type Guide, notFocusable } from '../guide.ts';

export const guides: readonly Guide[] = [
  {
    component: 'MissionsView',
    purpose: 'What the school wants: mission, vision and further blocks, each with a picture.',
    use: ['On the page about the school.'],
    avoid: ['For short facts: use Achievements.'],
    do: { text: 'A block has a title of two words and one paragraph.', story: 'Loaded' },
    dont: { text: 'A text of a page needs a page.', story: 'LongTexts' },
    anatomy: [
      ['Heading', '“Know The” with the name of the product.'],
      ['Block', 'Picture and text, on alternating sides.'],
    ],
    keyboard: notFocusable,
    screenReader: [
      'The section is a region with the name of its heading.',
      'The pictures are decorative.',
      'If the list is empty or the request failed, nothing is rendered: no heading stands above a gap.',
    ],
    related: ['Sections/Achievements', 'Sections/Team'],
    keywords: ['about', 'vision', 'values', 'goals'],
  },
];
