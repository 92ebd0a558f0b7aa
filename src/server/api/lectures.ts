import type { Site } from '../../content/site/site.ts';
import type { Db } from '../../db/schema.ts';
import { isOpenLesson, needsEnrolment } from '../../domain/lecture-rules.ts';
import { enrolledCourses } from '../../records/requests/lecture-access.ts';
import type { OriginSettings } from '../http/origin.ts';
import { createSessions, readSessionCookie, type SessionUser } from './users/sessions.ts';

/** Why a visitor may not watch a lecture, for a response. */
export interface LectureRejection {
  status: 401 | 403;
  message: string;
}

export const pleaseSignIn: LectureRejection = { status: 401, message: 'Please sign in to watch this lecture.' };
const pleaseEnrol: LectureRejection = { status: 403, message: 'This lecture is for accounts that are enrolled.' };

export interface LecturesOptions {
  db: Db;
  settings: OriginSettings;
  /** What visitors may see. */
  site: () => Site;
  now: () => number;
}

/** Who may watch the lectures of lessons: `lecture_videos` of the school. */
export interface Lectures {
  /** The account of the request's session; undefined without a valid one. */
  viewer: (request: Request) => Promise<SessionUser | undefined>;
  /** @param courses one of them is enough; they are asked for only if lectures need an enrolment */
  rejectionOf: (request: Request, courses: readonly string[]) => Promise<LectureRejection | undefined>;
  rejectionOfLesson: (request: Request, lesson: string) => Promise<LectureRejection | undefined>;
}

export function createLectures({ db, settings, site, now }: LecturesOptions): Lectures {
  const sessions = createSessions(db, now);
  const viewer: Lectures['viewer'] = async (request) => {
    const sid = readSessionCookie(request, settings);
    return sid === undefined ? undefined : sessions.find(sid).catch(() => undefined);
  };
  const rejectionOf: Lectures['rejectionOf'] = async (request, courses) => {
    const user = await viewer(request);
    if (!user) return pleaseSignIn;
    const { school, moved } = site();
    if (!needsEnrolment(school)) return undefined;
    const enrolled = await enrolledCourses(db, user._id);
    // A request keeps the id that its course had.
    const isEnrolled = enrolled.some((id) => courses.includes(moved.course.get(id) ?? id));
    return isEnrolled ? undefined : pleaseEnrol;
  };
  return {
    viewer,
    rejectionOf,
    async rejectionOfLesson(request, lesson) {
      const { school, lessons } = site();
      const course = lessons.get(lesson);
      return course === undefined || isOpenLesson(school, lesson) ? undefined : rejectionOf(request, [course]);
    },
  };
}
