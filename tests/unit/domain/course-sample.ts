import type { Course } from '../../../src/domain/entities.ts';

/** A course with every field, of which a test changes what it is about. */
export const sampleCourse = (changes: Partial<Course> & { _id: string }): Course => ({
  name: `Course ${changes._id}`,
  homepointdescription: ['First point', 'Second point', 'Third point', 'Fourth point'],
  homecourse: '',
  level: 'Beginner',
  lesson: '',
  category: { name: 'Science' },
  shortdescription: 'In short',
  longdescription: 'At length',
  duration: '6 weeks',
  numberlesson: '18',
  numbermodules: '4',
  learndescription: ['To look closely'],
  course_includes: ['A notebook'],
  certificate: ['A certificate'],
  ...changes,
});
