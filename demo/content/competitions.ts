import type { Competition } from '../../src/domain/entities.ts';

/** "Competition We Won": sample awards of invented contests. */
export const competitions: Competition[] = [
  {
    _id: 'winner-1',
    description: 'First prize, Ravi Young Builders’ Day 2022: a paper bridge of 94 grams that carried 11 kilograms.',
  },
  {
    _id: 'winner-2',
    description: 'Best learning website, Lahore Education Mela 2022, judged by two hundred pupils and no adults.',
  },
  {
    _id: 'winner-3',
    description: 'First place, junior section, Indus Robot Rally 2023, for a line follower made from toy motors.',
  },
  {
    _id: 'winner-4',
    description: 'Gold badge, Margalla Maths Relay 2023: four children, twenty problems, one pencil passed along.',
  },
  {
    _id: 'winner-5',
    description: 'Clean Water Ideas Prize 2022, for a sand and charcoal filter with a year of honest measurements.',
  },
  {
    _id: 'winner-6',
    description:
      'Teachers’ choice, Karachi Science Street 2023, for a model of the tides that needs only a tray and a fan.',
  },
];
