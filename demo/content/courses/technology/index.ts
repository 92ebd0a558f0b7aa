import type { SampleCourse } from '../../types.ts';
import { codesAndCyberSecurity } from './codes-and-cyber-security.ts';
import { dataDetectives } from './data-detectives.ts';
import { javascriptApps } from './javascript-apps.ts';
import { machineLearningForTeens } from './machine-learning-for-teens.ts';
import { microbitInventors } from './microbit-inventors.ts';
import { pythonPremiumCourse } from './python-premium-course.ts';
import { scratchGameMakers } from './scratch-game-makers.ts';
import { smartAndSafeOnline } from './smart-and-safe-online.ts';
import { webPagesFromScratch } from './web-pages-from-scratch.ts';

/** The Technology courses in the order of the catalogue: by level, then as a family would meet them. */
export const technology: SampleCourse[] = [
  pythonPremiumCourse,
  scratchGameMakers,
  smartAndSafeOnline,
  webPagesFromScratch,
  microbitInventors,
  dataDetectives,
  javascriptApps,
  machineLearningForTeens,
  codesAndCyberSecurity,
];
