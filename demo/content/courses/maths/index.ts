import type { SampleCourse } from '../../types.ts';
import { bazaarMaths } from './bazaar-maths.ts';
import { cricketByNumbers } from './cricket-by-numbers.ts';
import { curvesOfChange } from './curves-of-change.ts';
import { fairOrNot } from './fair-or-not.ts';
import { firstAlgebra } from './first-algebra.ts';
import { fractionKitchen } from './fraction-kitchen.ts';
import { thinkingStraight } from './thinking-straight.ts';
import { tilesOfLahoreFort } from './tiles-of-lahore-fort.ts';

/** The Maths courses, from the first steps to the hardest. */
export const maths: SampleCourse[] = [
  bazaarMaths,
  tilesOfLahoreFort,
  fractionKitchen,
  cricketByNumbers,
  firstAlgebra,
  fairOrNot,
  thinkingStraight,
  curvesOfChange,
];
