import type { Site } from '../../content/site/site.ts';
import type { Db } from '../../db/schema.ts';
import { isOpenLesson, needsEnrolment } from '../../domain/lecture-rules.ts';
import { enrolledCourses } from '../../records/requests/lecture-access.ts';
import type { OriginSettings } from '../http/origin.ts';
import { createSessions, readSessionCookie, type SessionUser } from './users/sessions.ts';

/** The response for a visitor who may not watch a lecture. */
export interface LectureRejection {
  status: 401 | 403;
  message: string;
}

export const pleaseSignIn: LectureRejection = { status: 401, message: 'Please sign in to watch this lecture.' };
const pleaseEnrol: LectureRejection = { status: 403, message: 'This lecture is for accounts that are enrolled.' };

export interface LecturesOptions {
  db: Db;
  settings: OriginSettings;
  /** The published content. */
  site: () => Site;
  now: () => number;
}

/** Decides who may watch lectures, by the school's setting `lecture_videos`. */
export interface Lectures {
  /** The account of the request's session; undefined without a valid session. */
  viewer: (request: Request) => Promise<SessionUser | undefined>;
  /**
   * Returns undefined if the visitor may watch.
   * @param courses an enrolment in one of them is enough; ignored if lectures need no enrolment
   */
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
    // A stored enrolment may contain an old id of a renamed course.
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
