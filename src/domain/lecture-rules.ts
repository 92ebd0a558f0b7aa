import type { School } from './school.ts';

/* Not in school.ts, which is in the first script of each page. */

type LectureRules = Pick<School, 'lectureVideos' | 'freeLessons'>;

/** Whether everybody may watch a lesson. */
export const isOpenLesson = ({ lectureVideos, freeLessons }: LectureRules, lesson: string): boolean =>
  lectureVideos === 'public' || freeLessons.includes(lesson);

/** Whether lectures need an enrolment of the account. */
export const needsEnrolment = ({ lectureVideos }: Pick<School, 'lectureVideos'>): boolean =>
  lectureVideos === 'enrolled';
