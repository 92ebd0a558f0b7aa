import type { AchievementGroup } from '../../src/domain/entities.ts';

/** "Our Achievements". The first three figures are the ones the home page's hero shows. */
export const achievements: AchievementGroup[] = [
  {
    _id: 'achievements-learning',
    shortdescription: 'What we teach, who teaches it and who learns with us.',
    achievement: [
      { _id: 'achievement-courses', achievementcount: '40+', achievementname: 'Courses' },
      { _id: 'achievement-mentors', achievementcount: '20+', achievementname: 'Expert mentors' },
      { _id: 'achievement-students', achievementcount: '1k+', achievementname: 'Students globally' },
      { _id: 'achievement-lectures', achievementcount: '600+', achievementname: 'Short lectures with captions' },
    ],
  },
  {
    _id: 'achievements-community',
    shortdescription: 'What grew around the courses.',
    achievement: [
      { _id: 'achievement-schools', achievementcount: '15+', achievementname: 'Partner schools' },
      { _id: 'achievement-clubs', achievementcount: '30+', achievementname: 'School clubs begun by pupils' },
      { _id: 'achievement-awards', achievementcount: '6', achievementname: 'Competitions won' },
    ],
  },
];
