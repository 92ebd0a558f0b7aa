import type { Insertable, Kysely } from 'kysely';
import type { World } from '../../../demo/content/index.ts';
import type { Step } from './migrate.ts';
import type { List, Schema } from './schema.ts';

/** What a database is first filled with. */
export type Content = World;

/** The step that fills a new database: with the sample world, or with what another database held. */
export const contentStep = 'content';

/** Fills a new database, once: rows that somebody edits or deletes later stay so. */
export function seedStep(content: Content): Step {
  return { name: contentStep, run: (db) => seed(db, content) };
}

async function seed(db: Kysely<Schema>, content: Content): Promise<void> {
  await insert(db, 'faqs', content.faqs.map(faqRow));
  await insert(db, 'categories', content.categories.map(withLists('catdescription')));
  await insert(db, 'announcements', content.announcements.map(withLists('description')));
  await insert(db, 'testimonials', content.homeTestimonials.map(row));
  await insert(db, 'missions', content.missions.map(row));
  await insert(db, 'competitions', content.competitions.map(row));
  await insert(db, 'products', content.products.map(row));
  await insert(db, 'banners', [
    { ...row(content.ambassadorBanner, 0), kind: 'ambassador' },
    { ...row(content.productBanner, 0), kind: 'product' },
    {
      id: content.aboutBanner._id,
      kind: 'about',
      description: content.aboutBanner.shortdescription,
      image: content.aboutBanner.image,
      position: 0,
    },
  ]);
  await insert(db, 'members', [
    ...content.team.map((member, position) => ({ ...row(member, position), kind: 'team' as const })),
    ...content.ambassadors.map((member, position) => ({ ...row(member, position), kind: 'ambassador' as const })),
  ]);
  await seedAchievements(db, content);
  await seedCourses(db, content);
}

async function seedAchievements(db: Kysely<Schema>, content: Content): Promise<void> {
  const groups = content.achievements.map(({ achievement: _, ...group }, position) => row(group, position));
  await insert(db, 'achievement_groups', groups);
  const achievements = content.achievements.flatMap((group) =>
    group.achievement.map((item, position) => ({ ...row(item, position), group_id: group._id })),
  );
  await insert(db, 'achievements', achievements);
}

async function seedCourses(db: Kysely<Schema>, content: Content): Promise<void> {
  const toRow = withLists('homepointdescription', 'learndescription', 'course_includes', 'certificate');
  const courses = content.courses.map((course, position) => ({
    ...toRow(course, position),
    category: course.category.name,
  }));
  await insert(db, 'courses', courses);

  const modules = children(content.modules);
  await insert(
    db,
    'modules',
    modules.map(({ parent, item: { lesson: _, ...rest }, position }) => ({
      ...row(rest, position),
      course_id: parent,
    })),
  );
  const lessons = modules.flatMap(({ item }) =>
    item.lesson.map((lesson, position) => ({ lesson, position, module_id: item._id })),
  );
  await insert(
    db,
    'lessons',
    lessons.map(({ lesson: { lecturevideos: _, ...rest }, position, module_id }) => ({
      ...row(rest, position),
      module_id,
    })),
  );
  const titles = new Map(lessons.flatMap(({ lesson }) => lesson.lecturevideos.map(({ _id, title }) => [_id, title])));
  const lectures = children(content.videos).map(({ parent, item, position }) => ({
    ...row(item, position),
    lesson_id: parent,
    title: titles.get(item._id) ?? item.name,
  }));
  await insert(db, 'lectures', lectures);

  const faqs = children(content.courseFaqs);
  await insert(
    db,
    'course_faqs',
    faqs.map(({ parent, item, position }) => ({ ...faqRow(item, position), course_id: parent })),
  );
  const testimonials = children(content.courseTestimonials);
  await insert(
    db,
    'course_testimonials',
    testimonials.map(({ parent, item, position }) => ({ ...row(item, position), course_id: parent })),
  );
}

function row<T extends { _id: string }>({ _id, ...rest }: T, position: number) {
  return { id: _id, ...rest, position };
}

function faqRow(faq: { questionId: string; question: string; description: string }, position: number) {
  return { id: faq.questionId, question: faq.question, description: faq.description, position };
}

/** A row whose named fields are lists, which a column holds as JSON. */
function withLists<K extends string>(...lists: K[]) {
  return <T extends { _id: string } & Record<K, string[]>>(item: T, position: number) => {
    const json = Object.fromEntries(lists.map((name) => [name, JSON.stringify(item[name])])) as Record<K, List>;
    return { ...row(item, position), ...json };
  };
}

function children<T>(byParent: Record<string, T[]>): { parent: string; item: T; position: number }[] {
  return Object.entries(byParent).flatMap(([parent, items]) =>
    items.map((item, position) => ({ parent, item, position })),
  );
}

/** Few enough rows a statement for both databases' limits on parameters. */
const rowsAtOnce = 200;

export async function insert<T extends keyof Schema>(
  db: Kysely<Schema>,
  name: T,
  rows: readonly Insertable<Schema[T]>[],
) {
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    await db
      .insertInto(name)
      .values(rows.slice(start, start + rowsAtOnce))
      .execute();
  }
}
