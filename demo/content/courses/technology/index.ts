import type { SampleCourse } from '../../types.ts';

export const technology: SampleCourse[] = [];
