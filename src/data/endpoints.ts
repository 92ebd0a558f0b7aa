import type { Decode } from '../domain/decode.ts';
import * as decoders from '../domain/decoders.ts';
import type {
  ContactMessage,
  Course,
  CourseSummary,
  Faq,
  LectureVideo,
  Module,
  SignIn,
  SignUp,
  Testimonial,
} from '../domain/entities.ts';

/** A GET call: where it stands under the API host, which is also its cache key, and how its answer is read. */
export interface Endpoint<T> {
  path: string;
  decode: Decode<T>;
  /** Where this project's own API has the same without what `decode` would drop; another one has what the contract has. */
  brief?: string | undefined;
}

/** A POST call. `Body` is only a type: what is sent. */
export interface Command<Body, T> extends Endpoint<T> {
  readonly body?: Body;
}

const get = <T>(path: string, decode: Decode<T>, brief?: string): Endpoint<T> => ({ path, decode, brief });
const byId =
  <T>(path: string, decode: Decode<T>) =>
  (id: string): Endpoint<T> => ({ path: `${path}/${encodeURIComponent(id)}`, decode });

// The 20 readings and 3 commands of SPEC.md section 7, in its order. Constants and not one object, so that a widget carries
// the decoder it uses and no other.
export const signIn: Command<SignIn, ReturnType<typeof decoders.signedIn>> = get('user/signin', decoders.signedIn);
export const signUp: Command<SignUp, { message: string }> = get('user/signup', decoders.success);
export const contactUs: Command<ContactMessage, { message: string }> = get('contactus', decoders.success);
export const faqs: Endpoint<Faq[]> = get('faq', decoders.faqs);
// A sixth of the bytes: a course's own page has the rest.
export const courses: Endpoint<CourseSummary[]> = get('course', decoders.courses, 'course?brief');
export const course: (id: string) => Endpoint<Course> = byId('course/single', decoders.course);
export const modulesOf: (courseId: string) => Endpoint<Module[]> = byId('module/course', decoders.modules);
export const module: (id: string) => Endpoint<Module> = byId('module/single', decoders.module);
export const lectureVideos: (lessonId: string) => Endpoint<LectureVideo[]> = byId(
  'lessonvideo',
  decoders.lectureVideos,
);
export const faqsOf: (courseId: string) => Endpoint<Faq[]> = byId('coursefaq/single', decoders.faqs);
export const testimonialsOf: (courseId: string) => Endpoint<Testimonial[]> = byId(
  'coursetest/course',
  decoders.testimonials,
);
export const announcements = get('banner', decoders.announcements);
export const categories = get('category', decoders.categories);
export const testimonials = get('hometest', decoders.testimonials);
export const aboutBanner = get('aboutus', decoders.aboutBanners);
export const missions = get('information', decoders.missions);
export const team = get('team', decoders.members);
export const competitions = get('winner', decoders.competitions);
export const achievements = get('achievement', decoders.achievements);
export const ambassadorBanner = get('herosectionambassador', decoders.topBanners);
export const ambassadors = get('ambassador', decoders.members);
export const productBanner = get('herosectionproduct', decoders.topBanners);
export const products = get('product', decoders.products);
