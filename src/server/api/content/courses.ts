import type { Selectable } from 'kysely';
import type { Db, Schema } from '../../../db/schema.ts';
import { texts } from '../../../domain/decode.ts';
import { limits } from '../../../tokens/limits.ts';
import { withId, withLists } from '../json.ts';

type CourseRow = Selectable<Schema['courses']>;
type ModuleRow = Selectable<Schema['modules']>;

const lists = ['homepointdescription', 'learndescription', 'course_includes', 'certificate'] as const;

function toCourse({ category, ...row }: CourseRow) {
  return { ...withLists(row, lists), category: { name: category } };
}

export async function courses(db: Db) {
  const rows = await db.selectFrom('courses').selectAll().orderBy('position').execute();
  return rows.map(toCourse);
}

/** What a card shows of each course: what all visitors would read of the whole list, in a sixth of its bytes. */
export async function summaries(db: Db) {
  const rows = await db
    .selectFrom('courses')
    .select(['id', 'position', 'name', 'homepointdescription', 'homecourse', 'level', 'category'])
    .orderBy('position')
    .execute();
  return rows.map(({ category, ...row }) => {
    const { homepointdescription, ...rest } = withLists(row, ['homepointdescription']);
    return {
      ...rest,
      // As its reader counts them: a blank one is none.
      homepointdescription: texts(homepointdescription).slice(0, limits.cardPoints),
      category: { name: category },
    };
  });
}

export async function course(db: Db, id: string) {
  const row = await db.selectFrom('courses').selectAll().where('id', '=', id).executeTakeFirst();
  return row && { course: toCourse(row) };
}

export async function modulesOfCourse(db: Db, courseId: string) {
  const rows = await db
    .selectFrom('modules')
    .selectAll()
    .where('course_id', '=', courseId)
    .orderBy('position')
    .execute();
  if (rows.length === 0 && !(await hasCourse(db, courseId))) return undefined;
  return [{ module: await withLessons(db, rows) }];
}

export async function singleModule(db: Db, id: string) {
  const rows = await db.selectFrom('modules').selectAll().where('id', '=', id).execute();
  const [found] = await withLessons(db, rows);
  return found;
}

export async function lessonVideo(db: Db, lessonId: string) {
  const rows = await db
    .selectFrom('lectures')
    .selectAll()
    .where('lesson_id', '=', lessonId)
    .orderBy('position')
    .execute();
  if (rows.length === 0) {
    const lesson = await db.selectFrom('lessons').select('id').where('id', '=', lessonId).executeTakeFirst();
    if (!lesson) return undefined;
  }
  const lecturevideos = rows.map(({ id, name, description, image, videourl, captions }) => ({
    _id: id,
    // `captions` is ours: the contract has no place for them, and a reader drops what it does not know.
    video: { name, description, image, videourl, ...(captions === '' ? {} : { captions }) },
  }));
  return { lesson: { lessonId: { lecturevideos } } };
}

export async function courseFaqs(db: Db, courseId: string) {
  const rows = await db
    .selectFrom('course_faqs')
    .select(['id as questionId', 'question', 'description'])
    .where('course_id', '=', courseId)
    .orderBy('position')
    .execute();
  return rows.length > 0 || (await hasCourse(db, courseId)) ? rows : undefined;
}

export async function courseTestimonials(db: Db, courseId: string) {
  const rows = await db
    .selectFrom('course_testimonials')
    .select(['id as _id', 'name', 'coursename', 'userpic', 'content'])
    .where('course_id', '=', courseId)
    .orderBy('position')
    .execute();
  return rows.length > 0 || (await hasCourse(db, courseId)) ? rows : undefined;
}

async function hasCourse(db: Db, id: string): Promise<boolean> {
  return (await db.selectFrom('courses').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

/** Two queries for any number of modules: their lessons, and the lectures of those. */
async function withLessons(db: Db, modules: readonly ModuleRow[]) {
  const lessons = await db
    .selectFrom('lessons')
    .selectAll()
    .where('module_id', 'in', ids(modules))
    .orderBy('position')
    .execute();
  const lectures = await db
    .selectFrom('lectures')
    .select(['id as _id', 'title', 'lesson_id'])
    .where('lesson_id', 'in', ids(lessons))
    .orderBy('position')
    .execute();
  const lecturesOf = Map.groupBy(lectures, (lecture) => lecture.lesson_id);
  const lessonsOf = Map.groupBy(lessons, (lesson) => lesson.module_id);
  return modules.map(({ course_id: _, ...module }) => ({
    ...withId(module),
    lesson: (lessonsOf.get(module.id) ?? []).map(({ module_id: __, ...lesson }) => ({
      ...withId(lesson),
      lecturevideos: (lecturesOf.get(lesson.id) ?? []).map(({ lesson_id: ___, ...lecture }) => lecture),
    })),
  }));
}

/** PostgreSQL refuses an empty `in ()`; no row has the id ''. */
function ids(rows: readonly { id: string }[]): string[] {
  return rows.length === 0 ? [''] : rows.map((row) => row.id);
}
