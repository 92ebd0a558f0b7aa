import type { Fault } from './faults.ts';

type Planted = Pick<Fault, 'seen' | 'file' | 'from' | 'to'>;

/** Faults that a guard of tests/architecture catches, by its test file and a part of its title. */
export const inArchitecture = (file: string, guards: Readonly<Record<string, Planted>>): Fault[] =>
  Object.entries(guards).map(([title, fault]) => ({
    ...fault,
    caughtBy: ['architecture', `tests/architecture/${file}.test.ts`, '-t', title],
  }));

export const inLint = (fault: Planted): Fault => ({ ...fault, caughtBy: ['lint', fault.file] });
