import { idsOf } from '../../domain/fields/address.ts';
import type { MovedIds } from '../../domain/moved.ts';

interface Parts {
  courses: readonly { id: string; was: string }[];
  posts: readonly { id: string; was: string }[];
  /** The course of each lesson. */
  lessons: ReadonlyMap<string, string>;
}

/** The old ids of courses and posts that visitors see, and of the lessons of renamed courses. */
export function movedIds({ courses, posts, lessons }: Parts): MovedIds {
  const course = oldIds(courses);
  return { course, post: oldIds(posts), lesson: oldLessons(lessons, course) };
}

const oldIds = (items: Parts['courses']): Map<string, string> =>
  new Map(items.flatMap(({ id, was }) => idsOf(was).map((old) => [old, id] as const)));

/** A lesson without an id in modules.yaml gets one that starts with the course's id, so a renamed course renames it too. */
function oldLessons(lessons: Parts['lessons'], courses: ReadonlyMap<string, string>): Map<string, string> {
  const moved = new Map<string, string>();
  if (courses.size === 0) return moved;
  const lessonsOf = Map.groupBy(lessons.keys(), (lesson) => lessons.get(lesson));
  for (const [old, course] of courses) {
    const present = lessonsOf.get(course) ?? [];
    for (const id of present.filter((lesson) => lesson.startsWith(`${course}-m`))) {
      const oldLesson = old + id.slice(course.length);
      if (!lessons.has(oldLesson)) moved.set(oldLesson, id);
    }
  }
  return moved;
}
