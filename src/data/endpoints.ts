import type { Decode } from '../domain/decode.ts';
import * as decoders from '../domain/decoders.ts';
import type {
  Blog,
  BlogSummary,
  Course,
  Document,
  LectureVideo,
  Module,
  SignIn,
  SignUp,
  Testimonial,
} from '../domain/entities.ts';
import {
  blog as decodeBlog,
  blogs as decodeBlogs,
  document as decodeDocument,
  release as decodeRelease,
  type Release,
} from '../domain/own-api.ts';
import type { DocumentName } from '../domain/school.ts';
import type { Command, Endpoint } from './endpoint.ts';

const get = <T>(path: string, decode: Decode<T>): Endpoint<T> => ({ path, decode });
const byId =
  <T>(path: string, decode: Decode<T>) =>
  (id: string): Endpoint<T> => ({ path: `${path}/${encodeURIComponent(id)}`, decode });

export { contactUs } from './contact-endpoint.ts';
export { courses } from './course-endpoints.ts';
// Endpoints of widgets have their own files, because a widget must not load another widget's decoder.
export type { Command, Endpoint } from './endpoint.ts';
export { faqs, faqsOf } from './faq-endpoints.ts';
export { products } from './product-endpoints.ts';

// The other GET and POST endpoints of SPEC.md section 7, in the same order.
export const signIn: Command<SignIn, ReturnType<typeof decoders.signedIn>> = /* @__PURE__ */ get(
  'user/signin',
  decoders.signedIn,
);
export const signUp: Command<SignUp & { partner?: string }, { message: string }> = /* @__PURE__ */ get(
  'user/signup',
  decoders.success,
);
export const course: (id: string) => Endpoint<Course> = /* @__PURE__ */ byId('course/single', decoders.course);
export const modulesOf: (courseId: string) => Endpoint<Module[]> = /* @__PURE__ */ byId(
  'module/course',
  decoders.modules,
);
export const module: (id: string) => Endpoint<Module> = /* @__PURE__ */ byId('module/single', decoders.module);
export const lectureVideos: (lessonId: string) => Endpoint<LectureVideo[]> = /* @__PURE__ */ byId(
  'lessonvideo',
  decoders.lectureVideos,
);
export const testimonialsOf: (courseId: string) => Endpoint<Testimonial[]> = /* @__PURE__ */ byId(
  'coursetest/course',
  decoders.testimonials,
);
export const announcements = /* @__PURE__ */ get('banner', decoders.announcements);
export const categories = /* @__PURE__ */ get('category', decoders.categories);
export const testimonials = /* @__PURE__ */ get('hometest', decoders.testimonials);
export const aboutBanner = /* @__PURE__ */ get('aboutus', decoders.aboutBanners);
export const missions = /* @__PURE__ */ get('information', decoders.missions);
export const team = /* @__PURE__ */ get('team', decoders.members);
export const competitions = /* @__PURE__ */ get('winner', decoders.competitions);
export const achievements = /* @__PURE__ */ get('achievement', decoders.achievements);
export const ambassadorBanner = /* @__PURE__ */ get('herosectionambassador', decoders.topBanners);
export const ambassadors = /* @__PURE__ */ get('ambassador', decoders.ambassadors);
export const productBanner = /* @__PURE__ */ get('herosectionproduct', decoders.topBanners);

// Endpoints that only this project's API has; SPEC.md section 7 does not define them.
export const blogs: Endpoint<BlogSummary[]> = { path: 'blog', decode: decodeBlogs };
export const blog = (id: string): Endpoint<Blog> => ({
  path: `blog/single/${encodeURIComponent(id)}`,
  decode: decodeBlog,
});
export const document = (name: DocumentName): Endpoint<Document> => ({
  path: `document/${name}`,
  decode: decodeDocument,
});
/** The version of the widget scripts. */
export const release: Endpoint<Release> = { path: '../embed/v1/release.json', decode: decodeRelease };
