import type { SampleCourse } from '../../types.ts';

export const maths: SampleCourse[] = [];
