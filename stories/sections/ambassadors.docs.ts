import { type Guide, notFocusable } from '../guide.ts';

export const guides: readonly Guide[] = [
  {
    component: 'AmbassadorsView',
    purpose:
      'Introduces the people who speak for the school in their towns: picture, name, role and a few sentences each.',
    use: ['On the page of the ambassadors, where each person has space for a story.'],
    avoid: [
      'For the staff: use Team, which shows short cards.',
      'For one ambassador with recommendations: use Partner.',
    ],
    do: { text: 'Write what the person has begun, in two or three sentences.', story: 'Loaded' },
    dont: { text: 'Texts of very different length make the page hard to read.', story: 'LongNames' },
    anatomy: [
      ['Band', 'With the heading “Our STEAM Ambassadors” and `lead`.'],
      ['Person', 'A card with portrait, name, role and text. The portraits alternate between the sides.'],
    ],
    keyboard: notFocusable,
    screenReader: [
      'The section is a region with the name of its heading.',
      'The portrait is decorative: the name stands beside it.',
      'If the list is empty or the request failed, nothing is rendered: no heading stands above a gap.',
    ],
    related: ['Sections/Team', 'Sections/Partner', 'Sections/Community'],
    keywords: ['people', 'members', 'volunteers', 'profiles', 'cards'],
  },
];
