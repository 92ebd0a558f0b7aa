import type { SampleCourse } from '../../types.ts';
import { bridgeBuilders } from './bridge-builders.ts';
import { brightSparks } from './bright-sparks.ts';
import { gearsAndLevers } from './gears-and-levers.ts';
import { roadsInTheSky } from './roads-in-the-sky.ts';
import { robotsThatSense } from './robots-that-sense.ts';
import { standingThroughTheShake } from './standing-through-the-shake.ts';
import { waterWorks } from './water-works.ts';
import { windAndWings } from './wind-and-wings.ts';

/** The Engineering courses, from the first steps to the hardest. */
export const engineering: SampleCourse[] = [
  bridgeBuilders,
  brightSparks,
  gearsAndLevers,
  windAndWings,
  waterWorks,
  standingThroughTheShake,
  robotsThatSense,
  roadsInTheSky,
];
