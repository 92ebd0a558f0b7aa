import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema.ts';
import type { School } from '../domain/school.ts';
import { mediaPath } from './media/media.ts';

/** The ids of the lessons of visible courses that are open to everybody. */
export async function freeLessons(db: Kysely<Schema>): Promise<string[]> {
  const rows = await db
    .selectFrom('lessons')
    .innerJoin('modules', 'modules.id', 'lessons.module_id')
    .innerJoin('courses', 'courses.id', 'modules.course_id')
    .select('lessons.id')
    .where('free', '<>', '')
    .where('hidden', '=', '')
    .orderBy('lessons.id')
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * The files of `media/` for signed-in visitors only: the videos and captions of lessons, except those that a free
 * lesson or a product also uses. None in the sample school, or if the school makes its lectures public.
 */
export async function loadGuardedMedia(db: Kysely<Schema>, school: School): Promise<ReadonlySet<string>> {
  const guarded = new Set<string>();
  if (school.isSample || school.lectureVideos === 'public') return guarded;
  const rows = await db.selectFrom('lectures').select(['lesson_id', 'videourl', 'captions']).execute();
  const isFree = new Set(school.freeLessons);
  const files = (some: typeof rows) => some.flatMap(({ videourl, captions }) => [videourl, captions]).map(mediaPath);
  for (const file of files(rows)) guarded.add(file);
  for (const file of files(rows.filter(({ lesson_id }) => isFree.has(lesson_id)))) guarded.delete(file);
  const products = await db.selectFrom('products').select('link').execute();
  for (const { link } of products) guarded.delete(mediaPath(link));
  return guarded;
}
