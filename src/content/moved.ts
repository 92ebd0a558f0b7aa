import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { idsOf } from '../domain/fields/address.ts';
import type { MovedIds } from '../domain/moved.ts';

/**
 * Reads the old ids of visible courses and posts.
 *
 * @param day the date in the school's time zone: a post with a later date is not visible yet
 */
export async function loadMoved(db: Kysely<Schema>, day: string): Promise<MovedIds> {
  const oldIds = (rows: readonly { id: string; was: string }[]) =>
    new Map(rows.flatMap(({ id, was }) => idsOf(was).map((old) => [old, id] as const)));
  const courses = db.selectFrom('courses').select(['id', 'was']).where('hidden', '=', '').where('was', '<>', '');
  const posts = db.selectFrom('blogs').select(['id', 'was']).where('hidden', '=', '').where('was', '<>', '');
  const course = oldIds(await courses.execute());
  const post = oldIds(await posts.where('day', '<=', day).execute());
  return { course, post, lesson: await oldLessons(db, course) };
}

/** A lesson without an id in modules.yaml gets one that starts with the course's id, so a renamed course renames it too. */
async function oldLessons(db: Kysely<Schema>, courses: ReadonlyMap<string, string>): Promise<Map<string, string>> {
  const moved = new Map<string, string>();
  if (courses.size === 0) return moved;
  const rows = await db
    .selectFrom('lessons')
    .innerJoin('modules', 'modules.id', 'lessons.module_id')
    .select(['lessons.id', 'modules.course_id'])
    .where('modules.course_id', 'in', [...new Set(courses.values())])
    .execute();
  const present = new Set(rows.map(({ id }) => id));
  for (const [old, course] of courses) {
    for (const { id } of rows.filter((row) => row.course_id === course && row.id.startsWith(`${course}-m`))) {
      const oldLesson = old + id.slice(course.length);
      if (!present.has(oldLesson)) moved.set(oldLesson, id);
    }
  }
  return moved;
}
