import type { Selectable } from 'kysely';
import type { Db, Schema } from '../../../db/schema.ts';
import { courseFields, unreadCourseFields } from '../../../domain/fields/course.ts';
import { lectureRefFields, lessonFields, moduleFields, videoFields } from '../../../domain/fields/curriculum.ts';
import { faqFields } from '../../../domain/fields/faq.ts';
import { testimonialFields } from '../../../domain/fields/people.ts';
import { limits } from '../../../tokens/limits.ts';
import type { ReadContext } from '../services.ts';
import { toJson } from '../to-json.ts';
import { type PartRequest, readPart, rowsOf } from './catalogue.ts';

type CourseRow = Selectable<Schema['courses']>;
type ModuleRow = Selectable<Schema['modules']>;

const toCourse = (row: CourseRow, today: string) => toJson({ ...courseFields, ...unreadCourseFields }, row, today);

export async function courses(db: Db, _id: string, { today }: ReadContext) {
  const rows = await db.selectFrom('courses').selectAll().where('hidden', '=', '').orderBy('position').execute();
  return rows.map((row) => toCourse(row, today));
}

/** Returns the card fields of all courses: a sixth of the bytes of the full list. */
export async function summaries(_db: Db, _id: string, { today, catalogue }: ReadContext) {
  const { rows } = await catalogue(today);
  return [...rows];
}

/** Returns what the search finds besides the cards. A browser loads it with the first search. */
export async function words(_db: Db, _id: string, { today, catalogue }: ReadContext) {
  const { words } = await catalogue(today);
  return [...words];
}

/** Returns a part of the courses: a list, or an object with the counts of the filters. */
export async function part(db: Db, request: PartRequest, { today, catalogue }: ReadContext) {
  const known = await catalogue(today);
  const found = readPart(known, request);
  if (request.hasCounts) {
    const { courses, ...numbers } = found;
    if (request.isWholeWanted && known.rows.length <= limits.cardsWithoutMore) {
      return { course: known.rows, ...numbers, whole: true };
    }
    return { course: rowsOf(found, known.rows), ...numbers };
  }
  if (request.query.startsWith('?brief')) return rowsOf(found, known.rows);
  const wanted = ids(found.courses);
  const rows = await db.selectFrom('courses').selectAll().where('id', 'in', wanted).where('hidden', '=', '').execute();
  return rowsOf(
    found,
    rows.map((row) => toCourse(row, today)),
  );
}

export async function course(db: Db, id: string, { today }: ReadContext) {
  const row = await db
    .selectFrom('courses')
    .selectAll()
    .where('id', '=', id)
    .where('hidden', '=', '')
    .executeTakeFirst();
  return row && { course: toCourse(row, today) };
}

export async function modulesOfCourse(db: Db, courseId: string) {
  if (!(await hasCourse(db, courseId))) return undefined;
  const rows = await db
    .selectFrom('modules')
    .selectAll()
    .where('course_id', '=', courseId)
    .orderBy('position')
    .execute();
  return [{ module: await withLessons(db, rows) }];
}

export async function singleModule(db: Db, id: string) {
  const rows = await db
    .selectFrom('modules')
    .innerJoin('courses', 'courses.id', 'modules.course_id')
    .selectAll('modules')
    .where('modules.id', '=', id)
    .where('courses.hidden', '=', '')
    .execute();
  const [found] = await withLessons(db, rows);
  return found;
}

export async function lessonVideo(db: Db, lessonId: string) {
  const lesson = await db
    .selectFrom('lessons')
    .innerJoin('modules', 'modules.id', 'lessons.module_id')
    .innerJoin('courses', 'courses.id', 'modules.course_id')
    .select('lessons.id')
    .where('lessons.id', '=', lessonId)
    .where('courses.hidden', '=', '')
    .executeTakeFirst();
  if (!lesson) return undefined;
  const rows = await db
    .selectFrom('lectures')
    .selectAll()
    .where('lesson_id', '=', lessonId)
    .orderBy('position')
    .execute();
  const lecturevideos = rows.map((row) => ({ _id: row.id, video: toJson(videoFields, row) }));
  return { lesson: { lessonId: { lecturevideos } } };
}

export async function courseFaqs(db: Db, courseId: string) {
  if (!(await hasCourse(db, courseId))) return undefined;
  const rows = await db
    .selectFrom('course_faqs')
    .selectAll()
    .where('course_id', '=', courseId)
    .orderBy('position')
    .execute();
  return rows.map((row) => toJson(faqFields, row));
}

export async function courseTestimonials(db: Db, courseId: string) {
  if (!(await hasCourse(db, courseId))) return undefined;
  const rows = await db
    .selectFrom('course_testimonials')
    .selectAll()
    .where('course_id', '=', courseId)
    .orderBy('position')
    .execute();
  return rows.map((row) => toJson(testimonialFields, row));
}

/** Whether visitors see the course. */
async function hasCourse(db: Db, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('courses')
    .select('id')
    .where('id', '=', id)
    .where('hidden', '=', '')
    .executeTakeFirst();
  return row !== undefined;
}

/** Two queries for any number of modules: one for their lessons, one for the lectures of the lessons. */
async function withLessons(db: Db, modules: readonly ModuleRow[]) {
  const lessons = await db
    .selectFrom('lessons')
    .selectAll()
    .where('module_id', 'in', ids(modules))
    .orderBy('position')
    .execute();
  const lectures = await db
    .selectFrom('lectures')
    .select(['id', 'title', 'lesson_id'])
    .where('lesson_id', 'in', ids(lessons))
    .orderBy('position')
    .execute();
  const lecturesOf = Map.groupBy(lectures, (lecture) => lecture.lesson_id);
  const lessonsOf = Map.groupBy(lessons, (lesson) => lesson.module_id);
  return modules.map((module) => ({
    ...toJson(moduleFields, module),
    lesson: (lessonsOf.get(module.id) ?? []).map((lesson) => ({
      ...toJson(lessonFields, lesson),
      lecturevideos: (lecturesOf.get(lesson.id) ?? []).map((lecture) => toJson(lectureRefFields, lecture)),
    })),
  }));
}

/** PostgreSQL rejects an empty `in ()`. No row has the id ''. */
function ids(rows: readonly { id: string }[]): string[] {
  return rows.length === 0 ? [''] : rows.map((row) => row.id);
}
