import { setImmediate as nextTask } from 'node:timers/promises';
import type { ContentSource } from '../../db/schema.ts';
import { ageRange } from '../../domain/ages.ts';
import { texts } from '../../domain/decode.ts';
import { type SchoolDrawing, schoolDrawings } from '../../domain/drawings/school-drawings.ts';
import { emptySchool } from '../../domain/empty-school.ts';
import { localDay } from '../../domain/local-time.ts';
import { type MovedIds, nothingMoved } from '../../domain/moved.ts';
import type { Curriculum } from '../../domain/progress.ts';
import { type School, sampleSettings } from '../../domain/school.ts';
import { nextStarts } from '../../domain/starts.ts';
import type { SchoolDocument } from '../content.ts';
import { settingsOf, tablesOf } from '../folder/content-folder.ts';
import { emptyTables, type Tables } from '../tables.ts';
import { type Answers, answersOf } from './answers.ts';
import { curriculaOf } from './curricula.ts';
import { guardedMedia } from './guarded-media.ts';
import { once } from './lookup.ts';
import { movedIds } from './moved.ts';
import { schoolOf } from './school.ts';
import { type CourseSeats, courseSeats } from './seats.ts';
import { readList } from './to-json.ts';

export { type PlainKind, plainKinds } from '../tables.ts';
export { type Json, json, jsonList } from './json.ts';
export type { Lookup } from './lookup.ts';
export type { CourseSeats } from './seats.ts';

/** Everything that visitors may see of a school on a day. */
export interface Site {
  school: School;
  /** The date in the school's time zone. Posts with a later date are hidden. */
  day: string;
  /** The number of posts that visitors see. */
  posts: number;
  /** The current ids of renamed courses, lessons and posts, and of ids in another letter case. */
  moved: MovedIds;
  /** The files of `media/` that need permission, with the courses that use them. */
  guarded: ReadonlyMap<string, readonly string[]>;
  /** The data of courses that requests for a seat need, by id, in the school's order, including hidden courses. */
  seats: ReadonlyMap<string, CourseSeats>;
  /** The names of the partners, by id, in their order. */
  partners: ReadonlyMap<string, string>;
  /** The names of all courses, by id. */
  courses: ReadonlyMap<string, string>;
  /** The names of all products, by id. */
  products: ReadonlyMap<string, string>;
  /** The links of products that visitors see, by id. */
  downloads: ReadonlyMap<string, string>;
  /** The id of the course of each lesson that visitors see, by the lesson's id. */
  lessons: ReadonlyMap<string, string>;
  /** The lessons of the courses that visitors see, for their progress. */
  curricula: () => ReadonlyMap<string, Curriculum>;
  /** The drawings that stand in for missing pictures, by address. */
  drawings: () => ReadonlyMap<string, SchoolDrawing>;
  answers: Answers;
}

/**
 * Builds the read model of the content: everything that visitors may see on a day, and the API's responses. Between its steps,
 * the server handles other requests.
 *
 * @param document a document that was checked
 * @param now the time in ms. The school's time zone decides the date
 */
export async function siteOf(document: SchoolDocument, source: ContentSource, now: number): Promise<Site> {
  const everything = tablesOf(document);
  await nextTask();
  // An early version stored no settings with the sample.
  const hasSettings = document.school.length > 0 || source !== 'sample';
  const settings = hasSettings ? settingsOf(document) : sampleSettings;
  const day = localDay(now, settings.timeZone);
  const tables = { ...everything, courses: coursesOn(everything.courses, day) };
  const visible = visibleOn(tables, day);
  await nextTask();
  const { courses, blogs, products, modules, lessons } = visible;
  const courseOf = new Map(modules.map(({ id, course_id }) => [id, course_id]));
  const courseOfLesson = new Map(lessons.map(({ id, module_id }) => [id, courseOf.get(module_id) ?? '']));
  const school = schoolOf(tables, source, settings, day, {
    posts: blogs.length,
    products: products.length,
    freeLessons: lessons.flatMap(({ id, free }) => (free === '' ? [] : [id])).sort(),
    ages: ageRange(courses),
    subjects: new Set(courses.map(({ category }) => category)),
  });
  await nextTask();
  return {
    school,
    day,
    posts: blogs.length,
    moved: movedIds({ courses, posts: blogs, products, lessons: courseOfLesson }),
    guarded: guardedMedia(tables, school),
    seats: courseSeats(tables.courses),
    partners: new Map(tables.partners.map(({ id, name }) => [id, name])),
    courses: new Map(tables.courses.map(({ id, name }) => [id, name])),
    products: new Map(tables.products.map(({ id, productname }) => [id, productname])),
    downloads: new Map(products.map(({ id, link }) => [id, link])),
    lessons: courseOfLesson,
    curricula: once(() => curriculaOf(visible)),
    drawings: once(() =>
      schoolDrawings(
        courses.filter(({ homecourse }) => homecourse === ''),
        school,
      ),
    ),
    answers: answersOf(visible),
  };
}

/** The site of a database without content. */
export const emptySite = (now: number): Site => ({
  school: emptySchool,
  day: localDay(now, emptySchool.timeZone),
  posts: 0,
  moved: nothingMoved,
  guarded: new Map(),
  seats: new Map(),
  partners: new Map(),
  courses: new Map(),
  products: new Map(),
  downloads: new Map(),
  lessons: new Map(),
  curricula: () => new Map(),
  drawings: () => new Map(),
  answers: answersOf(emptyTables()),
});

/** Whether a row is on the site on a day. */
const isShownOn =
  (day: string) =>
  ({ shown_from, shown_until }: { shown_from: string; shown_until: string }): boolean =>
    shown_from <= day && (shown_until === '' || day <= shown_until);

/** The courses with the fee and next start dates of a day. Hides courses outside `shown_from` and `shown_until`. */
const coursesOn = (courses: Tables['courses'], day: string): Tables['courses'] =>
  courses.map((course) => ({
    ...course,
    starts: JSON.stringify(nextStarts(texts(readList(course.starts)), course.schedule, day)),
    fee: course.next_fee_from !== '' && course.next_fee_from <= day ? course.next_fee : course.fee,
    hidden: isShownOn(day)(course) ? course.hidden : 'yes',
  }));

/** Removes hidden courses, products and posts, rows that are not shown on the day, and rows of hidden courses. */
function visibleOn(tables: Tables, day: string): Tables {
  const courses = tables.courses.filter(({ hidden }) => hidden === '');
  const isShown = idsOf(courses);
  const ofCourse = ({ course_id }: { course_id: string }) => isShown.has(course_id);
  const modules = tables.modules.filter(ofCourse);
  const isModule = idsOf(modules);
  const lessons = tables.lessons.filter(({ module_id }) => isModule.has(module_id));
  const isLesson = idsOf(lessons);
  return {
    ...tables,
    courses,
    modules,
    lessons,
    lectures: tables.lectures.filter(({ lesson_id }) => isLesson.has(lesson_id)),
    course_faqs: tables.course_faqs.filter(ofCourse),
    course_testimonials: tables.course_testimonials.filter(ofCourse),
    announcements: tables.announcements.filter(isShownOn(day)),
    products: tables.products.filter(({ hidden }) => hidden === ''),
    blogs: tables.blogs.filter((post) => post.hidden === '' && post.day <= day),
  };
}

const idsOf = (rows: readonly { id: string }[]): ReadonlySet<string> => new Set(rows.map(({ id }) => id));
