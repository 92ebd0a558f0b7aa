import { palettes } from '../draw/palette.ts';
import { framed, grey, violet } from './frame.ts';
import { type Point, paper, type Sheet } from './sheet.ts';

/** The distance between neighbouring dots. */
const step = 17;
const rise = step / 2;
const across = step * Math.cos(Math.PI / 6);

const { mid, pale, light } = palettes.maths;

/** How a cube begins: each picture adds one kind of stroke. `x`, `y` is the corner nearest to us. */
function cubeSteps(sheet: Sheet, x: number, y: number): void {
  const a = 2 * across;
  const b = 2 * rise;
  const c = 2 * step;
  const at = (i: number, [dx, dy]: Point): Point => [x + i * 160 + dx, y + dy];
  const near: Point = [0, 0];
  const up: Point = [0, -c];
  const right: Point = [a, -b];
  const left: Point = [-a, -b];
  const rightUp: Point = [a, -b - c];
  const leftUp: Point = [-a, -b - c];
  const back: Point = [0, -2 * b - c];
  const ink = { stroke: violet, width: 1.5 };
  const face = (i: number, points: Point[], fill: string): void =>
    sheet.polygon(
      points.map((point) => at(i, point)),
      { ...ink, fill },
    );

  sheet.lines([at(0, left), at(0, near), at(0, right)], ink);
  sheet.lines([at(0, near), at(0, up)], ink);
  for (const i of [1, 2]) {
    face(i, [near, right, rightUp, up], i === 2 ? mid : '#ffffff');
    face(i, [near, left, leftUp, up], i === 2 ? light : '#ffffff');
  }
  face(2, [up, rightUp, back, leftUp], pale);
  const captions = ['1. Three strokes from a corner', '2. Two walls, uprights upright', '3. Close the lid and shade'];
  captions.forEach((caption, i) => {
    sheet.text(caption, x + i * 160, y + 20, { size: 9, colour: grey, align: 'middle' });
  });
}

/** A page of dots at the corners of equal triangles. */
export function isometricSketchPad(): Sheet {
  const sheet = framed(
    'Isometric Sketch Pad',
    'Every edge runs along the dots in one of three directions. Curves come later.',
  );
  cubeSteps(sheet, 138, 178);
  const dots = { stroke: mid, width: 1.8, dash: [0, step], round: true };
  for (let column = 0; paper.margin + column * across <= paper.width - paper.margin; column++) {
    const x = paper.margin + column * across;
    sheet.lines(
      [
        [x, 224 + (column % 2) * rise],
        [x, 800],
      ],
      dots,
    );
  }
  return sheet;
}
