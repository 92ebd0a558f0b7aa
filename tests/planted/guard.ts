import type { Fault } from './faults.ts';

type Planted = Pick<Fault, 'seen' | 'file' | 'from' | 'to'>;

/** Makes the faults that a test file of tests/architecture catches. Keys are parts of test titles. */
export const inArchitecture = (file: string, guards: Readonly<Record<string, Planted>>): Fault[] =>
  Object.entries(guards).map(([title, fault]) => ({
    ...fault,
    caughtBy: ['architecture', `tests/architecture/${file}.test.ts`, '-t', title],
  }));

export const inLint = (fault: Planted): Fault => ({ ...fault, caughtBy: ['lint', fault.file] });
