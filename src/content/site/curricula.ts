import type { Curriculum } from '../../domain/progress.ts';
import type { Tables } from '../tables.ts';

/** The lessons with lectures of each course, in order, by the id of the course. */
export function curriculaOf({ courses, modules, lessons, lectures }: Tables): ReadonlyMap<string, Curriculum> {
  const modulesOf = Map.groupBy(modules, ({ course_id }) => course_id);
  const lessonsOf = Map.groupBy(lessons, ({ module_id }) => module_id);
  const lecturesOf = Map.groupBy(lectures, ({ lesson_id }) => lesson_id);
  return new Map(
    courses.map(({ id, name }) => {
      const own = (modulesOf.get(id) ?? []).flatMap((module) => lessonsOf.get(module.id) ?? []);
      const taught = own.map((lesson) => ({
        id: lesson.id,
        name: lesson.name,
        lectures: (lecturesOf.get(lesson.id) ?? []).map((lecture) => lecture.id),
      }));
      return [id, { id, name, lessons: taught }];
    }),
  );
}
