import { limits } from '../tokens/limits.ts';
import { type Decode, list, rows, ShapeError, texts } from './decode.ts';
import type {
  AchievementGroup,
  Announcement,
  Banner,
  Category,
  Competition,
  Course,
  CourseSummary,
  Faq,
  LectureVideo,
  Lesson,
  Member,
  Mission,
  Module,
  Product,
  Testimonial,
  User,
} from './entities.ts';
import { isRow, type Row, text } from './text.ts';
import { imageUrl, linkUrl, mediaUrl } from './url.ts';
import { readUser } from './user.ts';

const asRecord = (value: unknown): Row => (isRow(value) ? value : {});

export const faqs: Decode<Faq[]> = /* @__PURE__ */ list('questionId', (row) => ({
  id: text(row.questionId),
  question: text(row.question),
  answer: text(row.description),
}));

const readSummary = (row: Row, base: string): CourseSummary => ({
  id: text(row._id),
  name: text(row.name),
  // No screen shows more, and the page's snapshot carries them.
  highlights: texts(row.homepointdescription).slice(0, limits.cardPoints),
  imageUrl: imageUrl(row.homecourse, base),
  level: text(row.level),
  category: text(asRecord(row.category).name),
});

const readCourse = (row: Row, base: string): Course => ({
  ...readSummary(row, base),
  shortDescription: text(row.shortdescription),
  longDescription: text(row.longdescription),
  duration: text(row.duration),
  lessonCount: text(row.numberlesson),
  moduleCount: text(row.numbermodules),
  learningOutcomes: texts(row.learndescription),
  includes: texts(row.course_includes),
  certifications: texts(row.certificate),
});

/**
 * All courses, however many: the catalogue renders them incrementally. Without the fields that only a course's own page shows,
 * since the snapshot of each page that lists courses carries them.
 */
export const courses: Decode<CourseSummary[]> = /* @__PURE__ */ list('_id', readSummary, Number.POSITIVE_INFINITY);

export const course: Decode<Course> = (raw, base) => {
  const row = asRecord(raw).course;
  if (!isRow(row) || text(row._id) === '') throw new ShapeError('The answer holds no course.');
  return readCourse(row, base);
};

const readLesson = (row: Row): Lesson => ({
  id: text(row._id),
  name: text(row.name),
  content: text(row.content),
  lectures: rows(row.lecturevideos, '_id', (video) => ({ id: text(video._id), title: text(video.title) })),
});

const readModule = (row: Row): Module => ({
  id: text(row._id),
  name: text(row.name),
  title: text(row.title),
  description: text(row.description),
  lectureCount: text(row.countlecture),
  duration: text(row.time),
  lessons: rows(row.lesson, '_id', readLesson),
});

/** `module/course/{id}`: a list of items, each holding a module list. */
export const modules: Decode<Module[]> = (raw) => {
  if (!Array.isArray(raw) && !isRow(raw)) throw new ShapeError('The answer is not a list.');
  const items = Array.isArray(raw) ? raw : [raw];
  return rows(
    items.flatMap((item) => asRecord(item).module ?? []),
    '_id',
    readModule,
  );
};

/** `module/single/{id}`: one module with its lessons. */
export const module: Decode<Module> = (raw) => {
  if (!isRow(raw) || text(raw._id) === '') throw new ShapeError('The answer holds no module.');
  return readModule(raw);
};

/** `lessonvideo/{id}`: lesson.lessonId.lecturevideos, each with its `video`. */
export const lectureVideos: Decode<LectureVideo[]> = (raw, base) => {
  if (!isRow(raw)) throw new ShapeError('The answer is not a lesson.');
  return rows(asRecord(asRecord(raw.lesson).lessonId).lecturevideos, '_id', (row) => {
    const video = asRecord(row.video);
    return {
      id: text(row._id),
      name: text(video.name),
      description: text(video.description),
      imageUrl: imageUrl(video.image, base),
      videoUrl: mediaUrl(text(video.videourl), base),
      captionsUrl: mediaUrl(text(video.captions), base),
    };
  });
};

export const testimonials: Decode<Testimonial[]> = /* @__PURE__ */ list('_id', (row, base) => ({
  id: text(row._id),
  name: text(row.name),
  courseName: text(row.coursename),
  imageUrl: imageUrl(row.userpic, base),
  content: text(row.content),
}));

export const announcements: Decode<Announcement[]> = /* @__PURE__ */ list('_id', (row, base) => ({
  id: text(row._id),
  title: text(row.title),
  highlights: texts(row.description),
  imageUrl: imageUrl(row.bannerfile, base),
}));

export const categories: Decode<Category[]> = /* @__PURE__ */ list('_id', (row, base) => ({
  id: text(row._id),
  name: text(row.name),
  highlights: texts(row.catdescription),
  imageUrl: imageUrl(row.catimage, base),
}));

const banner = (field: string): Decode<Banner[]> =>
  list('_id', (row, base) => ({
    id: text(row._id),
    description: text(row[field]),
    imageUrl: imageUrl(row.image, base),
  }));

export const topBanners = /* @__PURE__ */ banner('description');
export const aboutBanners = /* @__PURE__ */ banner('shortdescription');

export const missions: Decode<Mission[]> = /* @__PURE__ */ list('_id', (row, base) => ({
  id: text(row._id),
  title: text(row.title),
  description: text(row.description),
  imageUrl: imageUrl(row.image, base),
}));

export const members: Decode<Member[]> = /* @__PURE__ */ list('_id', (row, base) => ({
  id: text(row._id),
  name: text(row.member_name),
  designation: text(row.designation),
  description: text(row.description),
  imageUrl: imageUrl(row.image, base),
}));

export const competitions: Decode<Competition[]> = /* @__PURE__ */ list('_id', (row) => ({
  id: text(row._id),
  description: text(row.description),
}));

export const achievements: Decode<AchievementGroup[]> = /* @__PURE__ */ list('_id', (row) => ({
  id: text(row._id),
  description: text(row.shortdescription),
  achievements: rows(row.achievement, '_id', (item) => ({
    id: text(item._id),
    count: text(item.achievementcount),
    name: text(item.achievementname),
  })),
}));

export const products: Decode<Product[]> = /* @__PURE__ */ list('_id', (row, base) => ({
  id: text(row._id),
  name: text(row.productname),
  description: text(row.description),
  imageUrl: imageUrl(row.image, base),
  downloadUrl: linkUrl(text(row.link), base),
}));

/** The answer to a sign-in. An answer without `success` and a token is no sign-in. */
export const signedIn: Decode<{ user: User; token: string }> = (raw) => {
  const row = asRecord(raw);
  if (row.success !== true || text(row.token) === '')
    throw new ShapeError(text(row.message) || 'No token in the answer.');
  return { user: readUser(asRecord(row.user)), token: text(row.token) };
};

/** A plain `{success: true, message?}`. */
export const success: Decode<{ message: string }> = (raw) => {
  const row = asRecord(raw);
  if (row.success !== true) throw new ShapeError('The answer does not say that it worked.');
  return { message: text(asRecord(row.data).message) || text(row.message) };
};
