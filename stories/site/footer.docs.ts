import type { Guide } from '../guide.ts';

export const guides: readonly Guide[] = [
  {
    component: 'Footer',
    purpose: 'The end of every page: links to all pages, how to reach the school, and the legal pages.',
    use: ['Once for each page of the site, after the content.'],
    avoid: ['For the next step of a page: use `NextSteps`, above the footer.'],
    do: { text: 'All ways to reach the school in one place.', story: 'Loaded' },
    dont: { text: 'A school without an address or networks has no empty headings.', story: 'OwnSchool' },
    anatomy: [
      ['Awning', 'The stripes of a market stall; a drawing.'],
      ['About', 'Logo, a sentence, and the social networks.'],
      ['Explore', 'A `<nav>` with its heading as name.'],
      ['Get in touch', 'Mail, phone and address, if the school has them.'],
      ['Legal links', 'Privacy and terms.'],
    ],
    keyboard: [
      ['Tab', 'Moves through the links in reading order.'],
      ['Enter', 'Follows a link; mail and phone open an app.'],
    ],
    screenReader: [
      'A content information landmark with a navigation named “Explore”.',
      'A phone number is read from left to right, also in Urdu.',
    ],
    related: ['Site/Shell', 'UI/Social links', 'Sections/Next steps'],
    keywords: ['contact', 'imprint', 'legal', 'site map', 'bottom'],
  },
];
