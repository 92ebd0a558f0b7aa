import type { Guide } from '../guide.ts';

export const guides: readonly Guide[] = [
  {
    component: 'PartnerView',
    purpose: 'The page of an ambassador or a partner school: who they are, and what they recommend.',
    use: ['For the link in a profile: /p/NAME.'],
    avoid: ['For all ambassadors: use Ambassadors.'],
    do: { text: 'Recommend a few things, the best first.', story: 'Loaded' },
    dont: { text: 'Twenty recommendations are none.', story: 'Many' },
    anatomy: [
      ['Top', 'Portrait, kind, name, a sentence, Share and a link to their own page.'],
      ['To use at home', 'Rows of products with a download.'],
      ['Courses to begin with', 'Rows of courses.'],
      ['More', 'Links to all courses and products.'],
    ],
    keyboard: [
      ['Tab', 'Moves through the links and rows.'],
      ['Enter', 'Follows a link or starts a download.'],
    ],
    screenReader: ['The name is the h1. Each list is a region with its heading, and is left out if it is empty.'],
    related: ['Sections/Share', 'Sections/Ambassadors'],
    keywords: ['profile', 'affiliate', 'link in bio', 'school', 'ambassador'],
  },
];
