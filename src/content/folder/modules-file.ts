import { z } from 'zod';
import { lectureFields, lessonRowFields, moduleFields } from '../../domain/fields/curriculum.ts';
import type { Columns, Fields } from '../../domain/fields/field.ts';
import { counted } from '../../domain/text.ts';
import type { Content } from '../content.ts';
import { fromFile, toFile, yamlShape } from './file-fields.ts';
import { quoted } from './quoted.ts';

/** `courses/<id>/modules.yaml`. An item without an id gets one from its course and position. */
export const modulesFile = (media: ReadonlySet<string>) => {
  const lecture = z.strictObject(yamlShape(lectureFields, media));
  const lesson = z.strictObject({ ...yamlShape(lessonRowFields, media), lectures: z.array(lecture).default([]) });
  const module = z.strictObject({ ...yamlShape(moduleFields, media), lessons: z.array(lesson).default([]) });
  return z.array(module);
};

export type ModulesFile = z.output<ReturnType<typeof modulesFile>>;

type ModuleTable = 'modules' | 'lessons' | 'lectures';

/**
 * Adds a course's modules, lessons and lectures, and counts them in the course.
 * @param onProblem called with a sentence for each id that is used twice, in any course
 */
export type AddModules = (
  row: Content['courses'][number],
  modules: ModulesFile,
  onProblem: (message: string) => void,
) => void;

/** Returns a function that adds the modules of a course. It knows the ids of all courses. */
export function modulesInto(content: Content): AddModules {
  const used = { modules: new Set<string>(), lessons: new Set<string>(), lectures: new Set<string>() };
  return (row, modules, onProblem) => {
    addModules(content, row, modules, (table, given, generated) => {
      const id = given || generated;
      if (used[table].has(id)) onProblem(`the id ${quoted(id)} is used twice in ${table}`);
      used[table].add(id);
      return id;
    });
  };
}

function addModules(
  content: Content,
  row: Content['courses'][number],
  modules: ModulesFile,
  idIn: (table: ModuleTable, given: string, generated: string) => string,
): void {
  const course = row.id;
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

/**
 * Returns a function that reads a course's `modules.yaml` for an export. With `allIds`, items have generated ids too.
 */
export function modulesFrom(content: Content, { allIds = false } = {}): (course: string) => ModuleItem[] {
  const modulesOf = Map.groupBy(content.modules, (row) => row.course_id);
  const lessonsOf = Map.groupBy(content.lessons, (row) => row.module_id);
  const lecturesOf = Map.groupBy(content.lectures, (row) => row.lesson_id);
  const generated = (id: string) => (allIds ? undefined : id);
  const lectures = (lesson: string) =>
    (lecturesOf.get(lesson) ?? []).map((row, index) => item(lectureFields, row, generated(`${lesson}-v${index + 1}`)));
  const lessons = (module: string) =>
    (lessonsOf.get(module) ?? []).map((row, index) => ({
      ...item(lessonRowFields, row, generated(`${module}-l${index + 1}`)),
      lectures: lectures(row.id),
    }));
  return (course) =>
    (modulesOf.get(course) ?? []).map((row, index) => ({
      ...item(moduleFields, row, generated(`${course}-m${index + 1}`)),
      lessons: lessons(row.id),
    }));
}
