import type { Announcement } from '../../src/domain/entities.ts';

/** The rotating banner on the home page. */
export const announcements: Announcement[] = [
  {
    _id: 'summer-camp',
    title: 'Summer camp: build it before the monsoon',
    description: [
      'Four weeks of rain gauges, waterproof models and flood-safe bridges',
      'Morning and evening groups, so nobody works in the noon heat',
      'Ages 8 to 13, no earlier course needed',
    ],
    bannerfile: '/media/banners/a1.svg',
  },
  {
    _id: 'kite-challenge',
    title: 'The paper kite challenge',
    description: [
      'Make a kite of one sheet of paper and time how long it stays up, ten times over',
      'Send us your drawing, your numbers and a photograph',
    ],
    bannerfile: '/media/banners/a2.svg',
  },
  {
    _id: 'open-evening',
    title: 'Open evening for parents',
    description: [
      'Sit in on a real lesson, then ask the teacher anything',
      'First Friday of each month after Maghrib, online',
      'Bring your child, a pencil and one impossible question',
    ],
    bannerfile: '/media/banners/a3.svg',
  },
  {
    _id: 'new-maths-courses',
    title: 'New maths courses this term',
    description: [
      'Tile patterns of the old forts, cricket averages and first algebra',
      'Eight courses in all, three of them for beginners',
    ],
    bannerfile: '/media/banners/a4.svg',
  },
];
