import type { Course } from '../../../src/domain/entities.ts';

/** A course with every field. A test overrides the fields that it checks. */
export const sampleCourse = (changes: Partial<Course> & { id: string }): Course => ({
  name: `Course ${changes.id}`,
  highlights: ['First point', 'Second point', 'Third point', 'Fourth point'],
  imageUrl: '',
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
  seats: '',
  starts: ['2099-01-11'],
  schedule: 'Saturdays, 4 pm',
  language: 'Urdu and English',
  teacher: 'Sadia Baloch',
  enrol: '',
  ...changes,
});
