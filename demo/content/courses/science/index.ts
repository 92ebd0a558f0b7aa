import type { SampleCourse } from '../../types.ts';
import { backyardWildlife } from './backyard-wildlife.ts';
import { circuitsAndLoadShedding } from './circuits-and-load-shedding.ts';
import { genesAndInheritance } from './genes-and-inheritance.ts';
import { karachiCoastScience } from './karachi-coast-science.ts';
import { kitchenChemistry } from './kitchen-chemistry.ts';
import { monsoonWatch } from './monsoon-watch.ts';
import { nightSkyOfPakistan } from './night-sky-of-pakistan.ts';
import { physicsOfCricket } from './physics-of-cricket.ts';
import { rocksGlaciersAndK2 } from './rocks-glaciers-and-k2.ts';

/** The Science courses in the order of the catalogue: by level, then as a family would meet them. */
export const science: SampleCourse[] = [
  kitchenChemistry,
  monsoonWatch,
  backyardWildlife,
  circuitsAndLoadShedding,
  karachiCoastScience,
  nightSkyOfPakistan,
  physicsOfCricket,
  rocksGlaciersAndK2,
  genesAndInheritance,
];
