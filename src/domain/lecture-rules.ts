import type { School } from './school.ts';

/* Not in school.ts, which is in the first script of each page. */

type LectureRules = Pick<School, 'isSample' | 'lectureVideos' | 'freeLessons'>;

/** Whether everybody may watch a lesson. In the sample school, visitors sign in. */
export const isOpenLesson = ({ isSample, lectureVideos, freeLessons }: LectureRules, lesson: string): boolean =>
  (lectureVideos === 'public' && !isSample) || freeLessons.includes(lesson);

/** Whether lectures need an enrolment of the account. The sample school has no enrolments. */
export const needsEnrolment = ({ isSample, lectureVideos }: Pick<School, 'isSample' | 'lectureVideos'>): boolean =>
  lectureVideos === 'enrolled' && !isSample;
