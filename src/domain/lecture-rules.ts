import type { School } from './school.ts';

/* Separate from school.ts, which every page loads. */

type LectureRules = Pick<School, 'lectureVideos' | 'freeLessons'>;

/** Whether everybody may watch a lesson. */
export const isOpenLesson = ({ lectureVideos, freeLessons }: LectureRules, lesson: string): boolean =>
  lectureVideos === 'public' || freeLessons.includes(lesson);

/** Whether lectures need an enrolment of the account. */
export const needsEnrolment = ({ lectureVideos }: Pick<School, 'lectureVideos'>): boolean =>
  lectureVideos === 'enrolled';
