import { sampleContent } from '../../src/content/sample.ts';

const rows = await sampleContent();

const withId = <Row extends { id: string; position: number }>({ id, position: _, ...rest }: Row) => ({
  _id: id,
  ...rest,
});
const faq = (row: { id: string; question: string; description: string }) => ({
  questionId: row.id,
  question: row.question,
  description: row.description,
});
const items = (json: string): string[] => JSON.parse(json);
const members = (kind: 'team' | 'ambassador') =>
  rows.members.filter((row) => row.kind === kind).map(({ kind: _, ...row }) => withId(row));
const banner = (kind: 'about' | 'ambassador' | 'product') => {
  const { id = '', description = '', image = '' } = rows.banners.find((row) => row.kind === kind) ?? {};
  return { _id: id, description, image };
};
const byCourse = <T>(of: (course: string) => T): Record<string, T> =>
  Object.fromEntries(rows.courses.map(({ id }) => [id, of(id)]));

const courses = rows.courses.map(({ category, ...row }) => ({
  ...withId(row),
  category: { name: category },
  homepointdescription: items(row.homepointdescription),
  learndescription: items(row.learndescription),
  course_includes: items(row.course_includes),
  certificate: items(row.certificate),
}));

const modulesOf = (course: string) =>
  rows.modules
    .filter((module) => module.course_id === course)
    .map(({ course_id: _, ...module }) => ({
      ...withId(module),
      lesson: rows.lessons
        .filter((lesson) => lesson.module_id === module.id)
        .map(({ module_id: __, ...lesson }) => ({
          ...withId(lesson),
          lecturevideos: rows.lectures
            .filter((lecture) => lecture.lesson_id === lesson.id)
            .map(({ id, title }) => ({ _id: id, title })),
        })),
    }));

const videosOf = (lesson: string) =>
  rows.lectures
    .filter((lecture) => lecture.lesson_id === lesson)
    .map(({ lesson_id: _, title: __, ...lecture }) => withId(lecture));

const testimonialsOf = (course: string) =>
  rows.course_testimonials.filter((row) => row.course_id === course).map(({ course_id: _, ...row }) => withId(row));

const { description: shortdescription, ...about } = banner('about');

/**
 * The sample school of this folder in wire format (src/server/api/CONTRACT.md), for tests of the API and for fake APIs. Lists of a
 * course or lesson are keyed by its id. `world.ts` has the decoded school.
 */
export const wire = {
  courses,
  modules: byCourse(modulesOf),
  /** Flat here. `GET lessonvideo/{id}` nests all fields except `_id` under `video`. */
  videos: Object.fromEntries(rows.lessons.map(({ id }) => [id, videosOf(id)])),
  courseFaqs: byCourse((course) => rows.course_faqs.filter((row) => row.course_id === course).map(faq)),
  courseTestimonials: byCourse(testimonialsOf),
  faqs: rows.faqs.map(faq),
  announcements: rows.announcements.map((row) => ({ ...withId(row), description: items(row.description) })),
  categories: rows.categories.map((row) => ({ ...withId(row), catdescription: items(row.catdescription) })),
  homeTestimonials: rows.testimonials.map(withId),
  aboutBanner: { ...about, shortdescription },
  missions: rows.missions.map(withId),
  team: members('team'),
  competitions: rows.competitions.map(withId),
  achievements: rows.achievement_groups.map((group) => ({
    ...withId(group),
    achievement: rows.achievements
      .filter((row) => row.group_id === group.id)
      .map(({ group_id: _, ...row }) => withId(row)),
  })),
  ambassadorBanner: banner('ambassador'),
  ambassadors: members('ambassador'),
  productBanner: banner('product'),
  products: rows.products.map(withId),
};
