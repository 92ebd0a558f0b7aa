/** Makes the printable pages behind the products' links: `node demo/content/sheets/main.ts`. The results are committed. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cricketScoreSheet } from './cricket-score-sheet.ts';
import { isometricSketchPad } from './isometric-sketch-pad.ts';
import { labNotebook } from './lab-notebook.ts';
import { multiplicationKite } from './multiplication-kite.ts';
import { toPdf } from './pdf.ts';
import { starTileTemplate } from './star-tile-template.ts';
import { steamWords } from './steam-words.ts';

/** By product id. */
const sheets = {
  'steam-words': steamWords,
  'multiplication-kite': multiplicationKite,
  'lab-notebook': labNotebook,
  'isometric-sketch-pad': isometricSketchPad,
  'cricket-score-sheet': cricketScoreSheet,
  'star-tile-template': starTileTemplate,
};

// Apart from these sources, since the server hands out everything in that folder.
const downloads = join(import.meta.dirname, '..', 'downloads');
mkdirSync(downloads, { recursive: true });
for (const [id, draw] of Object.entries(sheets)) writeFileSync(join(downloads, `${id}.pdf`), toPdf(draw()));
