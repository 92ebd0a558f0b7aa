import { subjects } from '../../tokens/limits.ts';
import { tintDrawing } from '../accent.ts';
import { motifs } from './motifs.ts';
import { pick, random, seedOf } from './seed.ts';
import { circle, drawing, group, ink, line, ring, shape } from './shapes.ts';

const places = [
  { x: 174, y: 184, scale: 0.86, turn: -8 },
  { x: 630, y: 172, scale: 0.86, turn: 8 },
  { x: 168, y: 440, scale: 0.8, turn: 6 },
  { x: 640, y: 434, scale: 0.84, turn: -6 },
] as const;
const middle = { x: 402, y: 318, scale: 1.56, turn: 0 };

/**
 * The picture beside the headline of a school without one: a motif of each subject, in the school's accent, as SVG.
 *
 * @param name the school's name, which selects the motifs
 * @param accent `#rrggbb`; '' uses the product's purple
 */
export function homeDrawing(name: string, accent: string): string {
  const seed = seedOf(name);
  const next = random(seed);
  const shown = subjects.map((subject) => pick(motifs[subject], next() * motifs[subject].length));
  // Rotate the subjects: each may be in the middle.
  const turned = [...shown.slice(seed % shown.length), ...shown.slice(0, seed % shown.length)];
  const content = [
    shape('M44 310C44 130 190 14 400 14s356 116 356 296c0 130-34 226-110 286H154C78 536 44 440 44 310z', '#e6dcff'),
    circle(400, 330, 206, '#d3c2ff'),
    ring(712, 300, 12, '#4fd1b5', 6),
    circle(92, 316, 10, ink.spark),
    circle(400, 62, 9, ink.spot),
    line('M276 92h22M287 81v22M520 90h22M531 79v22M60 560h22M71 549v22', ink.second, 6),
    ring(400, 568, 10, ink.spot, 6),
    ...[middle, ...places].map((place, index) => group(pick(turned, index)(ink), place)),
  ];
  return tintDrawing(drawing(800, 600, content), accent);
}
