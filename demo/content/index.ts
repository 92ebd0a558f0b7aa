import { sampleContent, tablesOf } from '../../src/content/folder/content-folder.ts';
import { ambassadorsOf } from '../../src/content/site/answers.ts';
import { wordsOfCourses } from '../../src/content/site/search-words.ts';
import { toJson } from '../../src/content/site/to-json.ts';
import {
  achievementFields,
  achievementGroupFields,
  competitionFields,
  missionFields,
} from '../../src/domain/fields/about-page.ts';
import { courseFields, unreadCourseFields } from '../../src/domain/fields/course.ts';
import { lectureRefFields, lessonFields, moduleFields, videoFields } from '../../src/domain/fields/curriculum.ts';
import { faqFields } from '../../src/domain/fields/faq.ts';
import type { Columns, Fields } from '../../src/domain/fields/field.ts';
import { announcementFields, bannerFields, categoryFields } from '../../src/domain/fields/front-page.ts';
import { partnerFields } from '../../src/domain/fields/partner.ts';
import { memberFields, testimonialFields } from '../../src/domain/fields/people.ts';
import { productFields } from '../../src/domain/fields/product.ts';
import { localDay } from '../../src/domain/local-time.ts';
import { sampleSchool } from '../../src/domain/school.ts';

const rows = tablesOf((await sampleContent()).document);
/** As in a response of today: the API omits days that have passed. */
const today = localDay(Date.now(), sampleSchool.timeZone);

const listOf = <F extends Fields>(fields: F, of: readonly (Columns<F> & { id: string })[]) =>
  of.map((row) => toJson(fields, row, today));
/** The courses with the starts of a date: `GET course`. */
export const coursesOn = (day: string) =>
  rows.courses.map((row) => toJson({ ...courseFields, ...unreadCourseFields }, row, day));
const banner = (kind: 'about' | 'ambassador' | 'product') => {
  const row = rows.banners.find((one) => one.kind === kind);
  return toJson(bannerFields, row ?? { id: '', description: '', image: '', attachments: '' });
};
const byCourse = <T>(of: (course: string) => T): Record<string, T> =>
  Object.fromEntries(rows.courses.map(({ id }) => [id, of(id)]));

const modulesOf = (course: string) =>
  rows.modules
    .filter((module) => module.course_id === course)
    .map((module) => ({
      ...toJson(moduleFields, module),
      lesson: rows.lessons
        .filter((lesson) => lesson.module_id === module.id)
        .map((lesson) => ({
          ...toJson(lessonFields, lesson),
          lecturevideos: listOf(
            lectureRefFields,
            rows.lectures.filter((lecture) => lecture.lesson_id === lesson.id),
          ),
        })),
    }));

const videosOf = (lesson: string) =>
  rows.lectures
    .filter((lecture) => lecture.lesson_id === lesson)
    .map((lecture) => ({ _id: lecture.id, ...toJson(videoFields, lecture) }));

const { description: shortdescription, ...about } = banner('about');

/**
 * The sample school of this folder in wire format (src/server/api/CONTRACT.md), for tests of the API and for fake APIs. Lists of a
 * course or lesson are keyed by its id. `world.ts` has the decoded school.
 */
export const wire = {
  courses: coursesOn(today),
  /** `GET course/words`. */
  courseWords: await wordsOfCourses(rows.courses, rows.modules, rows.lessons),
  modules: byCourse(modulesOf),
  /** Flat here. `GET lessonvideo/{id}` nests all fields except `_id` under `video`. */
  videos: Object.fromEntries(rows.lessons.map(({ id }) => [id, videosOf(id)])),
  courseFaqs: byCourse((course) =>
    listOf(
      faqFields,
      rows.course_faqs.filter((row) => row.course_id === course),
    ),
  ),
  courseTestimonials: byCourse((course) =>
    listOf(
      testimonialFields,
      rows.course_testimonials.filter((row) => row.course_id === course),
    ),
  ),
  faqs: listOf(faqFields, rows.faq),
  announcements: listOf(announcementFields, rows.announcements),
  categories: listOf(categoryFields, rows.categories),
  homeTestimonials: listOf(testimonialFields, rows.testimonials),
  aboutBanner: { ...about, shortdescription },
  missions: listOf(missionFields, rows.mission),
  team: listOf(
    memberFields,
    rows.members.filter(({ kind }) => kind === 'team'),
  ),
  competitions: listOf(competitionFields, rows.competitions),
  achievements: rows.achievement_groups.map((group) => ({
    ...toJson(achievementGroupFields, group),
    achievement: listOf(
      achievementFields,
      rows.achievements.filter((row) => row.group_id === group.id),
    ),
  })),
  ambassadorBanner: banner('ambassador'),
  ambassadors: ambassadorsOf(rows),
  productBanner: banner('product'),
  products: listOf(productFields, rows.products),
  partners: listOf(partnerFields, rows.partners),
};
