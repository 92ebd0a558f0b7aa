import { z } from 'zod';
import { lectureFields, lessonRowFields, moduleFields } from '../domain/fields/curriculum.ts';
import type { Columns, Fields } from '../domain/fields/field.ts';
import { counted } from '../domain/text.ts';
import type { Content } from './content.ts';
import { fromFile, toFile, yamlShape } from './file-fields.ts';

/** `courses/<id>/modules.yaml`. An item without an id gets one from its course and position. */
export const modulesFile = (media: ReadonlySet<string>) => {
  const lecture = z.strictObject(yamlShape(lectureFields, media));
  const lesson = z.strictObject({ ...yamlShape(lessonRowFields, media), lectures: z.array(lecture).default([]) });
  const module = z.strictObject({ ...yamlShape(moduleFields, media), lessons: z.array(lesson).default([]) });
  return z.array(module);
};

export type ModulesFile = z.output<ReturnType<typeof modulesFile>>;

/**
 * Adds a course's modules, lessons and lectures, and counts them in the course.
 * @param onProblem called with a sentence for each id that is used twice, in any course
 */
export function addModules(
  content: Content,
  row: Content['courses'][number],
  modules: ModulesFile,
  onProblem: (message: string) => void,
): void {
  const course = row.id;
  const idIn = (table: 'modules' | 'lessons' | 'lectures', given: string, generated: string) => {
    const id = given || generated;
    if (content[table].some((row) => row.id === id)) onProblem(`the id \`${id}\` is used twice in ${table}`);
    return id;
  };
  let count = 0;
  modules.forEach((module, modulePosition) => {
    const moduleId = idIn('modules', module.id, `${course}-m${modulePosition + 1}`);
    const lectures = module.lessons.reduce((sum, lesson) => sum + lesson.lectures.length, 0);
    content.modules.push({
      ...fromFile(moduleFields, module),
      id: moduleId,
      course_id: course,
      countlecture: String(lectures),
      position: modulePosition,
    });
    module.lessons.forEach((lesson, lessonPosition) => {
      count += 1;
      const lessonId = idIn('lessons', lesson.id, `${moduleId}-l${lessonPosition + 1}`);
      content.lessons.push({
        ...fromFile(lessonRowFields, lesson),
        id: lessonId,
        module_id: moduleId,
        position: lessonPosition,
      });
      lesson.lectures.forEach((lecture, position) => {
        content.lectures.push({
          ...fromFile(lectureFields, lecture),
          name: lecture.title,
          id: idIn('lectures', lecture.id, `${lessonId}-v${position + 1}`),
          lesson_id: lessonId,
          position,
        });
      });
    });
  });
  row.numbermodules = String(modules.length);
  row.numberlesson = String(count);
  row.lesson = counted(count, 'lesson');
}

type Item = Record<string, string>;
export type ModuleItem = Record<string, string | LessonItem[]>;
type LessonItem = Record<string, string | Item[]>;

/** The keys of an item that have a value; of an id, only if it is not the generated one. */
function item<F extends Fields>(fields: F, row: Columns<F> & { id: string }, generatedId: string | undefined): Item {
  const values = Object.entries<string>(toFile(fields, row));
  return Object.fromEntries(values.filter(([key, value]) => value !== '' && (key !== 'id' || value !== generatedId)));
}

/** A course's `modules.yaml` in an export. With `allIds`, items have generated ids too. */
export function modulesOf(content: Content, course: string, { allIds = false } = {}): ModuleItem[] {
  const generated = (id: string) => (allIds ? undefined : id);
  return content.modules
    .filter((row) => row.course_id === course)
    .map((module, modulePosition) => ({
      ...item(moduleFields, module, generated(`${course}-m${modulePosition + 1}`)),
      lessons: content.lessons
        .filter((row) => row.module_id === module.id)
        .map((lesson, lessonPosition) => ({
          ...item(lessonRowFields, lesson, generated(`${module.id}-l${lessonPosition + 1}`)),
          lectures: content.lectures
            .filter((row) => row.lesson_id === lesson.id)
            .map((lecture, position) => item(lectureFields, lecture, generated(`${lesson.id}-v${position + 1}`))),
        })),
    }));
}
