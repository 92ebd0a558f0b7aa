import type { SampleCourse } from '../../types.ts';
import { ajrakAndBlockPrint } from './ajrak-and-block-print.ts';
import { drawWhatYouSee } from './draw-what-you-see.ts';
import { geometryOfMughalTiles } from './geometry-of-mughal-tiles.ts';
import { kitesAndPaper } from './kites-and-paper.ts';
import { stopMotionAnimation } from './stop-motion-animation.ts';
import { storiesInPictures } from './stories-in-pictures.ts';
import { truckArtStudio } from './truck-art-studio.ts';
import { urduCalligraphy } from './urdu-calligraphy.ts';

/** The Arts courses in the order of the catalogue: by level, then as a family would meet them. */
export const arts: SampleCourse[] = [
  truckArtStudio,
  drawWhatYouSee,
  kitesAndPaper,
  ajrakAndBlockPrint,
  stopMotionAnimation,
  urduCalligraphy,
  geometryOfMughalTiles,
  storiesInPictures,
];
