import type { School } from '../../domain/school.ts';
import { mediaPath } from '../media/media.ts';
import type { Tables } from '../tables.ts';

/**
 * The files of `media/` that need permission, each with the courses that use it: the videos and captions of lessons, except
 * those that a free lesson or a product also uses. Empty for the sample school and for a school with public lectures.
 */
export function guardedMedia(
  { lectures, lessons, modules, products }: Tables,
  school: School,
): ReadonlyMap<string, readonly string[]> {
  const guarded = new Map<string, string[]>();
  if (school.isSample || school.lectureVideos === 'public') return guarded;
  const isFree = new Set(school.freeLessons);
  const moduleOf = new Map(lessons.map(({ id, module_id }) => [id, module_id]));
  const courseOf = new Map(modules.map(({ id, course_id }) => [id, course_id]));
  const files = ({ videourl, captions }: (typeof lectures)[number]) =>
    [videourl, captions].filter((address) => address !== '').map(mediaPath);
  for (const lecture of lectures.filter(({ videourl, captions }) => videourl + captions !== '')) {
    const course = courseOf.get(moduleOf.get(lecture.lesson_id) ?? '') ?? '';
    for (const file of files(lecture)) {
      const courses = guarded.get(file);
      if (courses) courses.push(course);
      else guarded.set(file, [course]);
    }
  }
  for (const lecture of lectures.filter(({ lesson_id }) => isFree.has(lesson_id)))
    for (const file of files(lecture)) guarded.delete(file);
  for (const { link } of products) guarded.delete(mediaPath(link));
  return guarded;
}
