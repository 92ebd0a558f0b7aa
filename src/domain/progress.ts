export interface TaughtLesson {
  id: string;
  name: string;
  /** The ids of its lectures (videos). */
  lectures: readonly string[];
}

/** A course with its lessons, in order. */
export interface Curriculum {
  id: string;
  name: string;
  lessons: readonly TaughtLesson[];
}

export interface CourseProgress {
  course: string;
  name: string;
  /** The number of finished lessons. */
  done: number;
  total: number;
  /** The lesson to continue with; undefined if all are finished. */
  next: { lesson: string; name: string } | undefined;
}

type Watched = Pick<ReadonlySet<string>, 'has'>;

/** Whether each lecture of a lesson is watched. A lesson without lectures is never finished, and no course counts it. */
export const isFinished = ({ lectures }: Pick<TaughtLesson, 'lectures'>, watched: Watched): boolean =>
  lectures.length > 0 && lectures.every((id) => watched.has(id));

/**
 * The progress in a course. `next` is the first unfinished lesson at or after the last lesson with a watched lecture.
 * If there is none, `next` is the first unfinished lesson of the course.
 */
export function progressIn({ id, name, lessons }: Curriculum, watched: Watched): CourseProgress {
  const taught = lessons.filter(({ lectures }) => lectures.length > 0);
  const last = taught.findLastIndex(({ lectures }) => lectures.some((lecture) => watched.has(lecture)));
  const open = taught.filter((lesson) => !isFinished(lesson, watched));
  const next = open.find((lesson) => taught.indexOf(lesson) >= last) ?? open[0];
  return {
    course: id,
    name,
    done: taught.length - open.length,
    total: taught.length,
    next: next && { lesson: next.id, name: next.name },
  };
}

/** A course is finished if it has lessons with lectures, and each is finished. */
export const isCourseFinished = ({ done, total }: Pick<CourseProgress, 'done' | 'total'>): boolean =>
  total > 0 && done === total;

/** "3 of 13 lessons". */
export const progressText = ({ done, total }: Pick<CourseProgress, 'done' | 'total'>): string =>
  `${done} of ${total} ${total === 1 ? 'lesson' : 'lessons'}`;
