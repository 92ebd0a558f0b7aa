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

const within = (value: unknown): Row => (isRow(value) ? value : {});

export const faqs: Decode<Faq[]> = /* @__PURE__ */ list('questionId', (row) => ({
  questionId: text(row.questionId),
  question: text(row.question),
  description: text(row.description),
}));

const readSummary = (row: Row, base: string): CourseSummary => ({
  _id: text(row._id),
  name: text(row.name),
  // No screen shows more, and the page's snapshot carries them.
  homepointdescription: texts(row.homepointdescription).slice(0, limits.cardPoints),
  homecourse: imageUrl(row.homecourse, base),
  level: text(row.level),
  category: { name: text(within(row.category).name) },
});

const readCourse = (row: Row, base: string): Course => ({
  ...readSummary(row, base),
  lesson: text(row.lesson),
  shortdescription: text(row.shortdescription),
  longdescription: text(row.longdescription),
  duration: text(row.duration),
  numberlesson: text(row.numberlesson),
  numbermodules: text(row.numbermodules),
  learndescription: texts(row.learndescription),
  course_includes: texts(row.course_includes),
  certificate: texts(row.certificate),
});

/**
 * All courses, however many: the catalogue renders them incrementally. Without the fields that only a course's own page shows,
 * since the snapshot of each page that lists courses carries them.
 */
export const courses: Decode<CourseSummary[]> = /* @__PURE__ */ list('_id', readSummary, Number.POSITIVE_INFINITY);

export const course: Decode<Course> = (raw, base) => {
  const row = within(raw).course;
  if (!isRow(row) || text(row._id) === '') throw new ShapeError('The answer holds no course.');
  return readCourse(row, base);
};

const readLesson = (row: Row): Lesson => ({
  _id: text(row._id),
  name: text(row.name),
  content: text(row.content),
  lecturevideos: rows(row.lecturevideos, '_id', (video) => ({ _id: text(video._id), title: text(video.title) })),
});

const readModule = (row: Row): Module => ({
  _id: text(row._id),
  name: text(row.name),
  title: text(row.title),
  description: text(row.description),
  countlecture: text(row.countlecture),
  time: text(row.time),
  lesson: rows(row.lesson, '_id', readLesson),
});

/** `module/course/{id}`: a list of items, each holding a module list. */
export const modules: Decode<Module[]> = (raw) => {
  if (!Array.isArray(raw) && !isRow(raw)) throw new ShapeError('The answer is not a list.');
  const items = Array.isArray(raw) ? raw : [raw];
  return rows(
    items.flatMap((item) => within(item).module ?? []),
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
  return rows(within(within(raw.lesson).lessonId).lecturevideos, '_id', (row) => {
    const video = within(row.video);
    return {
      _id: text(row._id),
      name: text(video.name),
      description: text(video.description),
      image: imageUrl(video.image, base),
      videourl: mediaUrl(text(video.videourl), base),
      captions: mediaUrl(text(video.captions), base),
    };
  });
};

export const testimonials: Decode<Testimonial[]> = /* @__PURE__ */ list('_id', (row, base) => ({
  _id: text(row._id),
  name: text(row.name),
  coursename: text(row.coursename),
  userpic: imageUrl(row.userpic, base),
  content: text(row.content),
}));

export const announcements: Decode<Announcement[]> = /* @__PURE__ */ list('_id', (row, base) => ({
  _id: text(row._id),
  title: text(row.title),
  description: texts(row.description),
  bannerfile: imageUrl(row.bannerfile, base),
}));

export const categories: Decode<Category[]> = /* @__PURE__ */ list('_id', (row, base) => ({
  _id: text(row._id),
  name: text(row.name),
  catdescription: texts(row.catdescription),
  catimage: imageUrl(row.catimage, base),
}));

const banner = (field: string): Decode<Banner[]> =>
  list('_id', (row, base) => ({
    _id: text(row._id),
    description: text(row[field]),
    image: imageUrl(row.image, base),
  }));

export const topBanners = /* @__PURE__ */ banner('description');
export const aboutBanners = /* @__PURE__ */ banner('shortdescription');

export const missions: Decode<Mission[]> = /* @__PURE__ */ list('_id', (row, base) => ({
  _id: text(row._id),
  title: text(row.title),
  description: text(row.description),
  image: imageUrl(row.image, base),
}));

export const members: Decode<Member[]> = /* @__PURE__ */ list('_id', (row, base) => ({
  _id: text(row._id),
  member_name: text(row.member_name),
  designation: text(row.designation),
  description: text(row.description),
  image: imageUrl(row.image, base),
}));

export const competitions: Decode<Competition[]> = /* @__PURE__ */ list('_id', (row) => ({
  _id: text(row._id),
  description: text(row.description),
}));

export const achievements: Decode<AchievementGroup[]> = /* @__PURE__ */ list('_id', (row) => ({
  _id: text(row._id),
  shortdescription: text(row.shortdescription),
  achievement: rows(row.achievement, '_id', (item) => ({
    _id: text(item._id),
    achievementcount: text(item.achievementcount),
    achievementname: text(item.achievementname),
  })),
}));

export const products: Decode<Product[]> = /* @__PURE__ */ list('_id', (row, base) => ({
  _id: text(row._id),
  productname: text(row.productname),
  description: text(row.description),
  image: imageUrl(row.image, base),
  link: linkUrl(text(row.link), base),
}));

export const user: Decode<User> = (raw) => {
  const row = within(raw);
  return { _id: text(row._id), firstName: text(row.firstName), lastName: text(row.lastName), email: text(row.email) };
};

/** The answer to a sign-in. An answer without `success` and a token is no sign-in. */
export const signedIn: Decode<{ user: User; token: string }> = (raw, base) => {
  const row = within(raw);
  if (row.success !== true || text(row.token) === '')
    throw new ShapeError(text(row.message) || 'No token in the answer.');
  return { user: user(row.user, base), token: text(row.token) };
};

/** A plain `{success: true, message?}`. */
export const success: Decode<{ message: string }> = (raw) => {
  const row = within(raw);
  if (row.success !== true) throw new ShapeError('The answer does not say that it worked.');
  return { message: text(within(row.data).message) || text(row.message) };
};
