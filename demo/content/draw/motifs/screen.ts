import { at, circle, line, poly, rect, shape } from '../svg.ts';

/** What is found on and around screens. */
export const cursor = (x: number, y: number, fill: string, edge: string, scale = 1): string =>
  at(
    x,
    y,
    poly([0, 0, 0, 44, 11, 34, 19, 52, 29, 47, 21, 30, 36, 29], fill, {
      stroke: edge,
      'stroke-width': 6,
      'stroke-linejoin': 'round',
      'paint-order': 'stroke',
    }),
    scale,
  );

export const padlock = (x: number, y: number, body: string, shackle: string, hole: string, scale = 1): string =>
  at(
    x,
    y,
    [
      line('M-30-10v-26a30 30 0 0 1 60 0v26', shackle, 14),
      rect(-52, -16, 104, 80, body, 16),
      circle(0, 18, 12, hole),
      rect(-5, 20, 10, 26, hole, 5),
    ],
    scale,
  );

export const tick = (x: number, y: number, colour: string, scale = 1): string =>
  at(x, y, line('M-26 2l18 20 36-42', colour, 13), scale);

/** A speech bubble 130 by 80; side is where its tail points: -1 left, 1 right. */
export const speech = (x: number, y: number, fill: string, side: 1 | -1): string =>
  rect(x - 66, y - 50, 132, 88, fill, 26) + shape(`M${x + side * 20} ${y + 30}h${side * 30}l${side * 8} 34z`, fill);
