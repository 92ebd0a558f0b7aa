import { world } from '../../demo/content/world.ts';
import type { Course } from '../../src/domain/entities.ts';

const [first] = world.courses;
if (!first) throw new Error('The sample world has no course.');

/** A sample course, with all data of its page. */
export const course = first;
export const modules = world.modules[first.id] ?? [];
export const testimonials = world.courseTestimonials[first.id] ?? [];

const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft ';

/** The same course with texts for layout tests. */
export const wordyCourse: Course = {
  ...first,
  name: long.repeat(2),
  level: 'For beginners, the curious, and everyone between them',
  shortDescription: long.repeat(3),
  longDescription: `${long.repeat(6)}\n\n${'Short words go on and on. '.repeat(30)}`,
  learningOutcomes: [long, 'x'.repeat(200), 'Short'],
  includes: [long, 'y'.repeat(120)],
  certifications: [long.repeat(2)],
};

export const bareCourse: Course = {
  ...first,
  level: '',
  imageUrl: '',
  shortDescription: '',
  longDescription: '',
  duration: '',
  lessonCount: '',
  moduleCount: '',
  learningOutcomes: [],
  includes: [],
  certifications: [],
};
