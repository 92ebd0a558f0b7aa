import type { School } from '../../domain/school.ts';
import { mediaPath } from '../media/media.ts';
import type { Tables } from '../tables.ts';

/**
 * The files of `media/` for signed-in visitors only: the videos and captions of lessons, except those that a free
 * lesson or a product also uses. Empty for the sample school and for a school with public lectures.
 */
export function guardedMedia({ lectures, products }: Tables, school: School): ReadonlySet<string> {
  const guarded = new Set<string>();
  if (school.isSample || school.lectureVideos === 'public') return guarded;
  const isFree = new Set(school.freeLessons);
  const files = (some: typeof lectures) =>
    some.flatMap(({ videourl, captions }) => [videourl, captions]).map(mediaPath);
  for (const file of files(lectures)) guarded.add(file);
  for (const file of files(lectures.filter(({ lesson_id }) => isFree.has(lesson_id)))) guarded.delete(file);
  for (const { link } of products) guarded.delete(mediaPath(link));
  return guarded;
}
