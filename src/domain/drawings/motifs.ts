import type { Subject } from '../../tokens/limits.ts';
import { arts } from './arts.ts';
import { engineering } from './engineering.ts';
import { maths } from './maths.ts';
import { other } from './other.ts';
import { science } from './science.ts';
import type { Motif } from './shapes.ts';
import { technology } from './technology.ts';

/** The motifs of each subject; '' is for a course without a subject. */
export const motifs: Readonly<Record<Subject | '', readonly Motif[]>> = {
  Science: science,
  Technology: technology,
  Engineering: engineering,
  Arts: arts,
  Maths: maths,
  '': other,
};
