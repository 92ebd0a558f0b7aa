import type { Course, Faq, LectureVideo, Lesson, Module, Testimonial } from '../../src/domain/entities.ts';

/** A course with everything its page shows. Counts (`numberlesson`, `countlecture`…) are derived in index.ts, never typed by hand. */
export interface SampleCourse extends Omit<Course, 'homecourse' | 'lesson' | 'numberlesson' | 'numbermodules'> {
  modules: SampleModule[];
  faqs: Faq[];
  testimonials: Testimonial[];
}

export interface SampleModule extends Omit<Module, 'countlecture' | 'lesson'> {
  lessons: SampleLesson[];
}

export interface SampleLesson extends Omit<Lesson, 'lecturevideos'> {
  /** The lecture's own title; its id, clip, thumbnail and captions are derived from the course's subject in index.ts. */
  lecture: { title: string; description: string };
}

export type SampleVideo = LectureVideo;
