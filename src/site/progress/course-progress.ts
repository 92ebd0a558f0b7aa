import type { Module } from '../../domain/entities.ts';
import { type Curriculum, isCourseFinished, progressIn, progressText } from '../../domain/progress.ts';
import { lectureHref } from '../../domain/url.ts';

export const curriculumOf = (id: string, modules: readonly Module[]): Curriculum => ({
  ...{ id, name: '' },
  lessons: modules.flatMap((module) =>
    module.lessons.map((lesson) => ({ ...lesson, lectures: lesson.lectures.map((lecture) => lecture.id) })),
  ),
});

/** The page that issues certificates and lists them. */
export const accountPath = '/account';

/** The visitor's progress in a course, for the side card; undefined before the first finished lesson. */
export function sideProgress(course: string, modules: readonly Module[], watched: ReadonlySet<string>) {
  const own = progressIn(curriculumOf(course, modules), watched);
  if (own.done === 0) return undefined;
  const text = progressText(own);
  if (isCourseFinished(own)) return { text, label: 'Your Certificate', href: accountPath };
  return own.next && { text, label: `Continue: ${own.next.name}`, href: lectureHref(own.next.lesson, course) };
}
