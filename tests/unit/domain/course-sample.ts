import type { Course } from '../../../src/domain/entities.ts';
import { courseFields } from '../../../src/domain/fields/course.ts';
import { readFields } from '../../../src/domain/fields/read-fields.ts';

/** A course with values in most fields. Tests override the fields that they check. */
export const sampleCourse = (changes: Partial<Course> & { id: string }): Course => ({
  ...readFields(courseFields, {}, ''),
  name: `Course ${changes.id}`,
  highlights: ['First point', 'Second point', 'Third point', 'Fourth point'],
  level: 'Beginner',
  category: 'Science',
  shortDescription: 'In short',
  longDescription: 'At length',
  duration: '6 weeks',
  lessonCount: '18',
  moduleCount: '4',
  learningOutcomes: ['To look closely'],
  includes: ['A notebook'],
  certifications: ['A certificate'],
  ages: '8-13',
  fee: 'Rs 4,500',
  starts: ['2099-01-11'],
  schedule: 'Saturdays, 4 pm',
  language: 'Urdu and English',
  teacher: 'Sadia Baloch',
  ...changes,
});
