import type { ContentSource } from '../../db/schema.ts';
import { type SchoolDrawing, schoolDrawings } from '../../domain/drawings/school-drawings.ts';
import { emptySchool } from '../../domain/empty-school.ts';
import { localDay } from '../../domain/local-time.ts';
import { type MovedIds, nothingMoved } from '../../domain/moved.ts';
import type { School } from '../../domain/school.ts';
import { type Content, emptyContent } from '../content.ts';
import { readSchool } from '../folder/content-folder.ts';
import { type Answers, answersOf } from './answers.ts';
import { guardedMedia } from './guarded-media.ts';
import { movedIds } from './moved.ts';
import { schoolOf } from './school.ts';

export { type Json, json, jsonList } from './json.ts';

/** Everything that visitors may see of a school on a day. */
export interface Site {
  school: School;
  /** The date in the school's time zone: a post with a later date waits. */
  day: string;
  /** The number of its posts that visitors see. */
  posts: number;
  /** The present ids of renamed courses, lessons and posts. */
  moved: MovedIds;
  /** The files of `media/` for signed-in visitors only. */
  guarded: ReadonlySet<string>;
  /** The names of the partners, by id, in their order. */
  partners: ReadonlyMap<string, string>;
  /** The names of all courses, by id. */
  courses: ReadonlyMap<string, string>;
  /** The names of all products, by id. */
  products: ReadonlyMap<string, string>;
  /** The links of products that visitors see, by id. */
  downloads: ReadonlyMap<string, string>;
  /** The courses of the lessons that visitors see. */
  lessons: ReadonlyMap<string, string>;
  /** The drawings that stand in for missing pictures, by address. */
  drawings: ReadonlyMap<string, SchoolDrawing>;
  answers: Answers;
}

/**
 * The read model of the content: what visitors may see on a day, with the API's answers as texts.
 *
 * @param now the time, which is another date in another time zone
 */
export function siteOf(content: Content, source: ContentSource, now: number): Site {
  const settings = readSchool(content.school[0]?.settings);
  const day = localDay(now, settings.timeZone);
  const visible = visibleOn(content, day);
  const { courses, blogs, products, modules, lessons } = visible;
  const courseOf = new Map(modules.map(({ id, course_id }) => [id, course_id]));
  const courseOfLesson = new Map(lessons.map(({ id, module_id }) => [id, courseOf.get(module_id) ?? '']));
  const school = schoolOf(content, source, settings, day, {
    posts: blogs.length,
    products: products.length,
    freeLessons: lessons.flatMap(({ id, free }) => (free === '' ? [] : [id])).sort(),
  });
  return {
    school,
    day,
    posts: blogs.length,
    moved: movedIds({ courses, posts: blogs, lessons: courseOfLesson }),
    guarded: guardedMedia(content, school),
    partners: new Map(content.partners.map(({ id, name }) => [id, name])),
    courses: new Map(content.courses.map(({ id, name }) => [id, name])),
    products: new Map(content.products.map(({ id, productname }) => [id, productname])),
    downloads: new Map(products.map(({ id, link }) => [id, link])),
    lessons: courseOfLesson,
    drawings: schoolDrawings(
      courses.filter(({ homecourse }) => homecourse === ''),
      school,
    ),
    answers: answersOf(visible, day),
  };
}

/** The site of a database without content. */
export const emptySite = (now: number): Site => ({
  school: emptySchool,
  day: localDay(now, emptySchool.timeZone),
  posts: 0,
  moved: nothingMoved,
  guarded: new Set(),
  partners: new Map(),
  courses: new Map(),
  products: new Map(),
  downloads: new Map(),
  lessons: new Map(),
  drawings: new Map(),
  answers: answersOf(emptyContent(), ''),
});

/** Without hidden courses, products and posts, posts of later days, and what belongs to a hidden course. */
function visibleOn(content: Content, day: string): Content {
  const courses = content.courses.filter(({ hidden }) => hidden === '');
  const isShown = idsOf(courses);
  const ofCourse = ({ course_id }: { course_id: string }) => isShown.has(course_id);
  const modules = content.modules.filter(ofCourse);
  const isModule = idsOf(modules);
  const lessons = content.lessons.filter(({ module_id }) => isModule.has(module_id));
  const isLesson = idsOf(lessons);
  return {
    ...content,
    courses,
    modules,
    lessons,
    lectures: content.lectures.filter(({ lesson_id }) => isLesson.has(lesson_id)),
    course_faqs: content.course_faqs.filter(ofCourse),
    course_testimonials: content.course_testimonials.filter(ofCourse),
    products: content.products.filter(({ hidden }) => hidden === ''),
    blogs: content.blogs.filter((post) => post.hidden === '' && post.day <= day),
  };
}

const idsOf = (rows: readonly { id: string }[]): ReadonlySet<string> => new Set(rows.map(({ id }) => id));
