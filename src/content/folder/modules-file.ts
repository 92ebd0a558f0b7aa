import { z } from 'zod';
import { lectureFields, lessonRowFields, moduleFields } from '../../domain/fields/curriculum.ts';
import type { FormValues } from '../../domain/office/content-contract.ts';
import { counted } from '../../domain/text.ts';
import type { Tables } from '../tables.ts';
import { fromFile, toFile, yamlShape } from './file-fields.ts';
import { groupsIn, textOf } from './form-values.ts';
import { quoted } from './quoted.ts';

/** `courses/<id>/modules.yaml`. An item without an id gets one from its course and position. */
export const modulesSchema = (media: ReadonlySet<string>) => {
  const lecture = z.strictObject(yamlShape(lectureFields, media));
  const lesson = z.strictObject({ ...yamlShape(lessonRowFields, media), lectures: z.array(lecture).default([]) });
  const module = z.strictObject({ ...yamlShape(moduleFields, media), lessons: z.array(lesson).default([]) });
  return z.array(module);
};

export type ModulesFile = z.output<ReturnType<typeof modulesSchema>>;

type ModuleTable = 'modules' | 'lessons' | 'lectures';

/**
 * Adds a course's modules, lessons and lectures, and counts them in the course.
 * @param onProblem called with a sentence for each id that is used twice, in any course
 */
export type AddModules = (
  row: Tables['courses'][number],
  modules: ModulesFile,
  onProblem: (message: string) => void,
) => void;

/** Returns a function that adds the modules of a course. It remembers the ids of all courses, to report duplicates. */
export function modulesInto(tables: Tables): AddModules {
  const used = { modules: new Set<string>(), lessons: new Set<string>(), lectures: new Set<string>() };
  return (row, modules, onProblem) => {
    addModules(tables, row, modules, (table, given, generated) => {
      const id = given || generated;
      if (used[table].has(id)) onProblem(`the id ${quoted(id)} is used twice in ${table}`);
      used[table].add(id);
      return id;
    });
  };
}

function addModules(
  tables: Tables,
  row: Tables['courses'][number],
  modules: ModulesFile,
  idIn: (table: ModuleTable, given: string, generated: string) => string,
): void {
  const course = row.id;
  let count = 0;
  modules.forEach((module, modulePosition) => {
    const moduleId = idIn('modules', module.id, `${course}-m${modulePosition + 1}`);
    const lectures = module.lessons.reduce((sum, lesson) => sum + lesson.lectures.length, 0);
    tables.modules.push({
      ...fromFile(moduleFields, module),
      id: moduleId,
      course_id: course,
      countlecture: String(lectures),
      position: modulePosition,
    });
    module.lessons.forEach((lesson, lessonPosition) => {
      count += 1;
      const lessonId = idIn('lessons', lesson.id, `${moduleId}-l${lessonPosition + 1}`);
      tables.lessons.push({
        ...fromFile(lessonRowFields, lesson),
        id: lessonId,
        module_id: moduleId,
        position: lessonPosition,
      });
      lesson.lectures.forEach((lecture, position) => {
        tables.lectures.push({
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

/** Returns a function that lists the modules of a course as the values of forms. */
export function modulesFrom(tables: Tables): (course: string) => FormValues[] {
  const modulesOf = Map.groupBy(tables.modules, (row) => row.course_id);
  const lessonsOf = Map.groupBy(tables.lessons, (row) => row.module_id);
  const lecturesOf = Map.groupBy(tables.lectures, (row) => row.lesson_id);
  const lectures = (lesson: string) => (lecturesOf.get(lesson) ?? []).map((row) => toFile(lectureFields, row));
  const lessons = (module: string) =>
    (lessonsOf.get(module) ?? []).map((row) => ({ ...toFile(lessonRowFields, row), lectures: lectures(row.id) }));
  return (course) =>
    (modulesOf.get(course) ?? []).map((row) => ({ ...toFile(moduleFields, row), lessons: lessons(row.id) }));
}

const levels = [
  { key: 'lessons', letter: 'm' },
  { key: 'lectures', letter: 'l' },
  { key: '', letter: 'v' },
] as const;

/** The modules of a course for an export: without empty values, and without ids that a reader generates again. */
export const modulesForExport = (modules: readonly FormValues[], parent: string, depth = 0): FormValues[] =>
  modules.map((values, index) => {
    const { key, letter } = levels[depth] ?? levels[2];
    const generated = `${parent}-${letter}${index + 1}`;
    const kept = Object.entries(values).filter(
      ([name, value]) => name !== key && value !== '' && !(name === 'id' && value === generated),
    );
    const inner = groupsIn(values[key]);
    return {
      ...Object.fromEntries(kept),
      ...(key !== '' && { [key]: modulesForExport(inner, textOf(values.id) || generated, depth + 1) }),
    };
  });
