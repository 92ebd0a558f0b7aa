import { idsOf } from '../../domain/fields/address.ts';
import type { MovedIds, MovedKind } from '../../domain/moved.ts';
import { once } from './lookup.ts';

interface Parts {
  courses: readonly { id: string; was: string }[];
  posts: readonly { id: string; was: string }[];
  products: readonly { id: string }[];
  /** The id of the course of each lesson, by the lesson's id. */
  lessons: ReadonlyMap<string, string>;
}

/**
 * Maps to current ids: old ids of courses and posts that visitors see, old ids of lessons of renamed courses, and ids of all of
 * these and of products in another letter case.
 */
export function movedIds({ courses, posts, products, lessons }: Parts): MovedIds {
  return {
    course: inAnyCase(idsOfRows(courses), () => oldIds(courses)),
    post: inAnyCase(idsOfRows(posts), () => oldIds(posts)),
    product: inAnyCase(idsOfRows(products), () => new Map()),
    lesson: inAnyCase(lessons, () => oldLessons(lessons, oldIds(courses))),
  };
}

const idsOfRows = (rows: readonly { id: string }[]): ReadonlySet<string> => new Set(rows.map(({ id }) => id));

/** Finds the current id of an old id, or of an id in another letter case that matches one row. Builds its maps on first use. */
function inAnyCase(
  present: ReadonlySet<string> | ReadonlyMap<string, unknown>,
  oldOnes: () => ReadonlyMap<string, string>,
): MovedIds[MovedKind] {
  const ids = once(() => {
    const old = oldOnes();
    const meant = new Map<string, string | undefined>();
    for (const [written, id] of [...[...present.keys()].map((id) => [id, id] as const), ...old]) {
      const key = written.toLowerCase();
      meant.set(key, meant.has(key) && meant.get(key) !== id ? undefined : id);
    }
    return { old, meant };
  });
  return { get: (id) => (present.has(id) ? undefined : (ids().old.get(id) ?? ids().meant.get(id.toLowerCase()))) };
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
