import type { Guide } from '../guide.ts';

export const guides: readonly Guide[] = [
  {
    component: 'SocialLinks',
    purpose: 'Round links to the school’s social networks, for dark backgrounds.',
    use: ['In the footer, and beside the contact details.'],
    avoid: [
      'On a light background: the ring is white. Use `Link` with the name.',
      'To share a page: use the Share section.',
    ],
    do: { text: 'List the networks where somebody answers.', story: 'FourNetworks' },
    dont: {
      text: 'Without a network, nothing is rendered: do not fill the place with links to nowhere.',
      story: 'Empty',
    },
    anatomy: [
      ['List', 'A `<ul>` with the name “Social networks”.'],
      ['Link', 'A ring of 46 px. Facebook, Instagram, LinkedIn and YouTube have an icon; other names show an arrow.'],
    ],
    keyboard: [
      ['Tab', 'Moves to the next network. The focus ring is yellow, which is visible on violet.'],
      ['Enter', 'Opens it in a new tab.'],
    ],
    screenReader: ['Each link has the name of its network and “(opens in a new tab)”.'],
    related: ['Site/Footer', 'Sections/Share', 'UI/Link'],
    keywords: ['Facebook', 'Instagram', 'LinkedIn', 'YouTube', 'follow us', 'networks'],
  },
];
