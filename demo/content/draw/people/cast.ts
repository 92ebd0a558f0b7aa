import { families } from './families.ts';
import { mentors } from './mentors.ts';
import type { Person } from './person.ts';

/** p1 … p40, in order. */
export const cast: Person[] = [...mentors, ...families];
