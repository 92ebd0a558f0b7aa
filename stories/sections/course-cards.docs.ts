import type { Guide } from '../guide.ts';

export const guides: readonly Guide[] = [
  {
    component: 'CourseCardsView',
    purpose: 'A few courses as cards, for a page that is about something else.',
    use: ['On the home page of a school that does not describe its subjects: the courses that start next.'],
    avoid: ['For the catalogue: the course finder has filters, a search and a count.'],
    do: { text: 'Show up to six, with a link to the catalogue below them.', story: 'Loaded' },
    dont: { text: 'More than two rows push the rest of the page away.', story: 'Many' },
    anatomy: [['Card', 'The card of the course finder: picture, subject and level, name, facts, points.']],
    keyboard: [
      ['Tab', 'Moves to the next card.'],
      ['Enter', 'Opens the page of the course.'],
    ],
    screenReader: ['A list. Each name is a heading of level 3, below the heading of the section.'],
    related: ['Sections/Course finder', 'Sections/Courses intro'],
    keywords: ['next courses', 'start', 'home page', 'cards'],
  },
];
