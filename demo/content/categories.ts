import type { Category } from '../../src/domain/entities.ts';

/** The five subjects, in the order of their initials. */
export const categories: Category[] = [
  {
    _id: 'science',
    name: 'Science',
    catdescription: [
      'Ask a question the world can answer',
      'Grow, mix, weigh and watch at home',
      'From a drop of pond water to the night sky',
      'Write down what happened, even when it surprises',
    ],
    catimage: '/media/categories/science.svg',
  },
  {
    _id: 'technology',
    name: 'Technology',
    catdescription: [
      'First programs, games and small websites',
      'How phones, networks and search engines work',
      'Find the bug, understand it, then mend it',
      'Stay safe and kind online',
    ],
    catimage: '/media/categories/technology.svg',
  },
  {
    _id: 'engineering',
    name: 'Engineering',
    catdescription: [
      'Bridges, circuits, gears and gliders',
      'Draw it, build it, break it, build it better',
      'Cardboard and string before costly kits',
      'Why the big things around us stand and move',
    ],
    catimage: '/media/categories/engineering.svg',
  },
  {
    _id: 'arts',
    name: 'Arts',
    catdescription: [
      'Truck art, calligraphy, music and film',
      'Learn to see before learning to draw',
      'Colour, rhythm and story as skills to practise',
      'Make work to hang up, play aloud or give away',
    ],
    catimage: '/media/categories/arts.svg',
  },
  {
    _id: 'maths',
    name: 'Maths',
    catdescription: [
      'Patterns in tiles, prices, scores and secrets',
      'Reasons before rules, pictures before formulas',
      'Puzzles that are worth being stuck on',
      'Number sense for the bazaar and for exams',
    ],
    catimage: '/media/categories/maths.svg',
  },
];
