import type { SampleCourse } from '../../types.ts';

export const science: SampleCourse[] = [];
