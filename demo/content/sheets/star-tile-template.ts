import { palettes } from '../draw/palette.ts';
import { framed, grey, violet } from './frame.ts';
import { type Point, paper, type Sheet } from './sheet.ts';

/** From a star's middle to its tip. Stars stand tip to tip, so it is half their distance too. */
const reach = 64;
const columns = 4;
const rows = 4;
const left = (paper.width - columns * 2 * reach) / 2 + reach;
const top = 104 + reach;

const polar = (radius: number, eighths: number): Point => {
  const angle = (eighths * Math.PI) / 4;
  return [radius * Math.cos(angle), radius * Math.sin(angle)];
};

/** Where the sides of the two squares cross. */
const inner = (reach * Math.cos(Math.PI / 4)) / Math.cos(Math.PI / 8);

const star: Point[] = Array.from({ length: 16 }, (_, n) => polar(n % 2 ? inner : reach, n / 2));

/** The gap between four stars: from each of them, the quarter of its outline that faces the middle. */
const cross: Point[] = [
  [-reach, -reach],
  [reach, -reach],
  [reach, reach],
  [-reach, reach],
].flatMap(([dx = 0, dy = 0], corner) => {
  const facing = star.map((_, n) => n).slice(0, 4);
  return facing.map((n) => star[(20 - n + corner * 4) % 16] ?? [0, 0]).map(([x, y]): Point => [x + dx, y + dy]);
});

/** Stars tip to tip, and the crosses that they leave between them. */
export function starTileTemplate(): Sheet {
  const sheet = framed(
    'Star Tile Template',
    'Colour first, then cut on the lines. Star and cross fit together with no gaps.',
  );
  const { light, pale } = palettes.maths;
  const ink = { stroke: violet, width: 1 };
  const place = (points: readonly Point[], x: number, y: number): Point[] => points.map(([dx, dy]) => [x + dx, y + dy]);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const x = left + column * 2 * reach;
      const y = top + row * 2 * reach;
      const sample = row === 0 && column === 0;
      sheet.polygon(place(star, x, y), sample ? { ...ink, fill: light } : ink);
      if (sample) sheet.polygon(place(cross, x + reach, y + reach), { ...ink, fill: pale });
    }
  }

  const end = top + rows * 2 * reach - reach;
  const tasks = [
    '1. How many mirror lines has the star? How many has the cross?',
    '2. The star is two squares, one turned by 45°. Draw both in pencil inside it.',
    '3. Its tips are right angles. The cross has tips of the same size: why must it?',
    '4. Colour a second sheet in two shades so that no two stars that touch are alike.',
    '5. Paste four sheets together. Does the pattern go on across the joins?',
  ];
  tasks.forEach((task, i) => {
    sheet.text(task, left - reach, end + 34 + i * 19, { size: 11, colour: grey });
  });
  return sheet;
}
