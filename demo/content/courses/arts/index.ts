import type { SampleCourse } from '../../types.ts';

export const arts: SampleCourse[] = [];
