import { setImmediate as nextTask } from 'node:timers/promises';
import { agesIn } from '../../domain/ages.ts';
import { otherWords } from '../../domain/words.ts';
import { limits } from '../../tokens/limits.ts';
import type { TableRows } from '../tables.ts';
import { familyWords } from './family-words.ts';
import { readList } from './to-json.ts';

type Rows<Table extends keyof TableRows, Column extends keyof TableRows[Table]> = readonly Pick<
  TableRows[Table],
  Column
>[];

/** The number of courses in a batch. Between batches, the server handles other requests. */
const batchLength = 50;

/** Search words of courses that their cards do not contain: the JSON of `GET course/words`. */
export async function wordsOfCourses(
  courses: readonly TableRows['courses'][],
  modules: Rows<'modules', 'id' | 'course_id' | 'name' | 'title'>,
  lessons: Rows<'lessons', 'module_id' | 'name'>,
) {
  const modulesOf = Map.groupBy(modules, (module) => module.course_id);
  const lessonsOf = Map.groupBy(lessons, (lesson) => lesson.module_id);
  const found: { _id: string; synonyms: string[]; words: string }[] = [];
  for (const course of courses) {
    if (found.length % batchLength === 0) await nextTask();
    const parts = modulesOf.get(course.id) ?? [];
    const points = lines(course.homepointdescription);
    const texts = [
      ...points.slice(limits.cardPoints),
      ...[course.shortdescription, ...lines(course.learndescription), course.teacher, course.language, course.fee],
      ...parts.flatMap(({ id, name, title }) => [name, title, ...(lessonsOf.get(id) ?? []).map((one) => one.name)]),
      ...familyWords([course.name, course.category, ...lines(course.search_words)].join(' ')),
    ];
    const onCard = [course.name, ...points.slice(0, limits.cardPoints), course.category, course.level].join(' ');
    const joined = texts.concat(onCard).flatMap(joinedWords);
    const words = otherWords([...texts.map(withoutShortNumbers), ...joined, ...agesIn(course.ages)], onCard);
    found.push({ _id: course.id, synonyms: lines(course.search_words), words: words.join(' ') });
  }
  return found;
}

/** Removes the 6 of "Module 6", and joins "6,500" to 6500: a search for 6 means the age of a child. */
const withoutShortNumbers = (text: string) =>
  text.replace(/(?<=\d),(?=\d)/g, '').replace(/(?<![\p{L}\d])\d{1,2}(?![\p{L}\d])/gu, '');

/** Joins `micro:bit` to `microbit`, as many people write it. */
const joinedWords = (text: string) =>
  (text.match(/\p{L}+(?:[-:.]\p{L}+)+/gu) ?? []).map((word) => word.replace(/[-:.]/g, ''));

const lines = (json: string): string[] => readList(json).filter((line) => typeof line === 'string');
