import type { SampleCourse } from '../../types.ts';

export const engineering: SampleCourse[] = [];
