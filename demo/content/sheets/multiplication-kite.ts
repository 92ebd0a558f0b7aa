import { palettes } from '../draw/palette.ts';
import { framed, grey, violet, violetPale } from './frame.ts';
import { type Point, paper, type Sheet } from './sheet.ts';

/** Half the diagonal of a cell. */
const half = 23.5;
const centre = paper.width / 2;
const top = 128;

const cell = (row: number, column: number): Point => [centre + (column - row) * half, top + (row + column - 1) * half];

const around = ([x, y]: Point): Point[] => [
  [x, y - half],
  [x + half, y],
  [x, y + half],
  [x - half, y],
];

/** The table from 1 to 10 turned on its corner: square numbers run down the spine, and left mirrors right. */
export function multiplicationKite(): Sheet {
  const sheet = framed(
    'Multiplication Kite',
    'Follow one number from the left edge and one from the right; they meet at the answer.',
  );
  for (let row = 1; row <= 10; row++) {
    for (let column = 1; column <= 10; column++) {
      const [x, y] = cell(row, column);
      const square = row === column;
      sheet.polygon(around([x, y]), { stroke: violet, width: 0.7, fill: square ? violetPale : '#ffffff' });
      sheet.text(String(row * column), x, y + 4, { size: 11, face: square ? 'bold' : 'regular', align: 'middle' });
    }
    const [leftX, leftY] = cell(row, 0);
    sheet.text(`×${row}`, leftX + 3, leftY + 4, { size: 10, face: 'bold', colour: violet, align: 'middle' });
    const [rightX, rightY] = cell(0, row);
    sheet.text(`×${row}`, rightX - 3, rightY + 4, { size: 10, face: 'bold', colour: violet, align: 'middle' });
  }

  const end = cell(10, 10)[1] + half;
  const tail: Point[] = [0, 1, 2, 3, 4].map((n) => [centre + (n % 2 ? 9 : n ? -9 : 0), end + n * 28]);
  sheet.lines(tail, { stroke: violet, width: 1.5 });
  for (const [x, y] of tail.slice(1)) {
    sheet.polygon(
      [
        [x - 14, y - 7],
        [x + 14, y + 7],
        [x + 14, y - 7],
        [x - 14, y + 7],
      ],
      { fill: palettes.maths.mid },
    );
  }

  const tasks: [number, string[]][] = [
    [paper.margin, ['1. Colour the spine. What are', '    1, 4, 9, 16 and so on called?']],
    [paper.margin, ['2. Fold along the spine. Which', '    numbers land on each other?']],
    [centre + 60, ['3. Find every 24. Draw a', '    smooth curve through them.']],
    [centre + 60, ['4. Add up one small diamond', '    of four. What do you notice?']],
  ];
  tasks.forEach(([x, lines], i) => {
    lines.forEach((line, n) => {
      sheet.text(line, x, end + 24 + (i % 2) * 48 + n * 14, { size: 10.5, colour: grey });
    });
  });
  return sheet;
}
