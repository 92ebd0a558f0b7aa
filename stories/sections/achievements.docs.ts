import { type Guide, notFocusable } from '../guide.ts';

export const guides: readonly Guide[] = [
  {
    component: 'AchievementsView',
    purpose:
      'Shows what the school has reached, as a few numbers with their names. It builds trust on the page about the school.',
    use: [
      'For three to five numbers that a parent understands without an explanation.',
      'On the page about the school, after what it wants and who it is.',
    ],
    avoid: ['For numbers of a course: its page has chips for them.', 'For awards with a story: use Competitions.'],
    do: { text: 'A number, and in two words what it counts.', story: 'Loaded' },
    dont: { text: 'A sentence as a number cannot be scanned.', story: 'LongNames' },
    anatomy: [
      ['Band', 'The tone `accent`, once on the page.'],
      ['Heading', '“Our Achievements”, after “So far”.'],
      ['Group', 'A description beside its counts; above them on a narrow screen.'],
      ['Counts', 'A list of name and number.'],
    ],
    keyboard: notFocusable,
    screenReader: [
      'The section is a region with the name of its heading.',
      'The counts are a description list: each name is read with its number.',
      'While it loads, “Loading the figures” is announced.',
    ],
    related: ['Sections/Competitions', 'Sections/Missions'],
    keywords: ['statistics', 'numbers', 'figures', 'metrics', 'facts'],
  },
];
