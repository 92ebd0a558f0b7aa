import type { Mission } from '../../src/domain/entities.ts';

export const missions: Mission[] = [
  {
    _id: 'mission',
    title: 'Our Mission',
    description:
      'To give every child in Pakistan, and every child who finds us from elsewhere, a good teacher, a clear explanation and something real to make. We keep lessons light enough for a shared phone, materials cheap enough for any home, and questions hard enough to be worth a week.',
    image: '/media/missions/mission.svg',
  },
  {
    _id: 'vision',
    title: 'Our Vision',
    description:
      'A country where a twelve-year-old who wonders why the bridge is shaped that way has somewhere to ask, someone to ask with, and enough maths, craft and courage to draw a better one.',
    image: '/media/missions/vision.svg',
  },
];
