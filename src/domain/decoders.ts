import { readAttachments } from './attachments.ts';
import { type Decode, list, rows, ShapeError } from './decode.ts';
import type { AchievementGroup, Banner, Course, LectureVideo, Lesson, Module, User } from './entities.ts';
import { achievementFields, achievementGroupFields, competitionFields, missionFields } from './fields/about-page.ts';
import { courseFields } from './fields/course.ts';
import { lectureRefFields, lessonFields, moduleFields, videoFields } from './fields/curriculum.ts';
import { aboutBannerFields, announcementFields, bannerFields, categoryFields } from './fields/front-page.ts';
import { ambassadorFields, memberFields, testimonialFields } from './fields/people.ts';
import { listOf, readFields } from './fields/read-fields.ts';
import { isRow, type Row, text } from './text.ts';
import { readUser } from './user.ts';

/*
 * Decoders for every response of the API contract (src/server/api/CONTRACT.md). The widgets' decoders are re-exported from
 * separate files: a widget loads only its own decoder.
 */
export { courses } from './fields/course.ts';
export { faqs } from './fields/faq.ts';
export { products } from './fields/product.ts';
export { success } from './form-answer.ts';

const asRecord = (value: unknown): Row => (isRow(value) ? value : {});

export const course: Decode<Course> = (raw, base) => {
  const row = asRecord(raw).course;
  if (!isRow(row) || text(row._id) === '') throw new ShapeError('The answer holds no course.');
  return { ...readFields(courseFields, row, base), attachments: readAttachments(row.attachments, base) };
};

const readLesson = (row: Row, base: string): Lesson => ({
  ...readFields(lessonFields, row, base),
  lectures: rows(row.lecturevideos, '_id', (lecture) => readFields(lectureRefFields, lecture, base)),
});

const readModule = (row: Row, base: string): Module => ({
  ...readFields(moduleFields, row, base),
  lessons: rows(row.lesson, '_id', (lesson) => readLesson(lesson, base)),
});

/** `module/course/{id}`: a list of items, each with a module list. */
export const modules: Decode<Module[]> = (raw, base) => {
  if (!Array.isArray(raw) && !isRow(raw)) throw new ShapeError('The answer is not a list.');
  const items = Array.isArray(raw) ? raw : [raw];
  return rows(
    items.flatMap((item) => asRecord(item).module ?? []),
    '_id',
    (row) => readModule(row, base),
  );
};

/** `module/single/{id}`: one module with its lessons. */
export const module: Decode<Module> = (raw, base) => {
  if (!isRow(raw) || text(raw._id) === '') throw new ShapeError('The answer holds no module.');
  return readModule(raw, base);
};

/** `lessonvideo/{id}`: lesson.lessonId.lecturevideos, each with its `video`. */
export const lectureVideos: Decode<LectureVideo[]> = (raw, base) => {
  if (!isRow(raw)) throw new ShapeError('The answer is not a lesson.');
  return rows(asRecord(asRecord(raw.lesson).lessonId).lecturevideos, '_id', (row) => ({
    id: text(row._id),
    ...readFields(videoFields, asRecord(row.video), base),
  }));
};

export const testimonials = /* @__PURE__ */ listOf(testimonialFields);
export const announcements = /* @__PURE__ */ listOf(announcementFields);
export const categories = /* @__PURE__ */ listOf(categoryFields);
const bannersOf = (fields: typeof bannerFields | typeof aboutBannerFields): Decode<Banner[]> =>
  list(fields.id.wire, (row, base) => ({
    ...readFields(fields, row, base),
    attachments: readAttachments(row.attachments, base),
  }));
export const topBanners = /* @__PURE__ */ bannersOf(bannerFields);
export const aboutBanners = /* @__PURE__ */ bannersOf(aboutBannerFields);
export const missions = /* @__PURE__ */ listOf(missionFields);
export const members = /* @__PURE__ */ listOf(memberFields);
export const ambassadors = /* @__PURE__ */ listOf(ambassadorFields);
export const competitions = /* @__PURE__ */ listOf(competitionFields);

export const achievements: Decode<AchievementGroup[]> = /* @__PURE__ */ list('_id', (row, base) => ({
  ...readFields(achievementGroupFields, row, base),
  achievements: rows(row.achievement, '_id', (item) => readFields(achievementFields, item, base)),
}));

/** The response to a sign-in. Throws if `success` or the token is missing. */
export const signedIn: Decode<{ user: User; token: string }> = (raw) => {
  const row = asRecord(raw);
  if (row.success !== true || text(row.token) === '')
    throw new ShapeError(text(row.message) || 'No token in the answer.');
  return { user: readUser(asRecord(row.user)), token: text(row.token) };
};
