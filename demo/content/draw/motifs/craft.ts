import { at, circle, line, polar, poly, rect, ring, shape, times } from '../svg.ts';

/** An eight-pointed star: two squares, one turned. */
export const khatim = (x: number, y: number, r: number, fill: string): string =>
  poly(Array.from({ length: 16 }, (_, i) => polar(x, y, i % 2 ? r * 0.765 : r, i * 22.5)).flat(), fill);

/** A layered flower as truck painters and printers draw it. */
export const rosette = (
  x: number,
  y: number,
  r: number,
  petals: number,
  outer: string,
  inner: string,
  heart: string,
): string =>
  times(petals, (i) => {
    const [a, b] = polar(x, y, r * 0.66, (i * 360) / petals);
    return circle(a, b, r * 0.36, outer);
  }) +
  circle(x, y, r * 0.62, inner) +
  times(petals, (i) => {
    const [a, b] = polar(x, y, r * 0.4, (i * 360) / petals + 180 / petals);
    return circle(a, b, r * 0.12, heart);
  }) +
  circle(x, y, r * 0.22, heart);

/** A fighter kite (patang) with its bow, spine and tail; about 160 across. */
export const kite = (
  x: number,
  y: number,
  left: string,
  right: string,
  spar: string,
  pop: string,
  scale = 1,
  degrees = 0,
): string =>
  at(
    x,
    y,
    [
      poly([0, -96, -84, 0, 0, 84], left) + poly([0, -96, 84, 0, 0, 84], right),
      poly([0, 84, -30, 116, 30, 116], pop),
      circle(0, -10, 24, pop) + circle(0, -10, 11, left),
      line('M0-96V84M-84 0Q0-76 84 0', spar, 5),
    ],
    scale,
    degrees,
  );

/** A painter's palette with four wells. */
export const palette = (
  x: number,
  y: number,
  wood: string,
  hole: string,
  wells: [string, string, string, string],
  scale = 1,
): string =>
  at(
    x,
    y,
    [
      shape(
        'M0-90c74 0 124 40 124 90 0 30-28 38-52 36-26-2-40 8-34 28 6 18-8 28-38 28-70 0-124-42-124-92S-74-90 0-90z',
        wood,
      ),
      wells.map((w, i) => circle([-70, -26, 30, 76][i] ?? 0, [-14, -50, -52, -20][i] ?? 0, 19, w)).join(''),
      circle(-54, 40, 17, hole),
    ],
    scale,
  );

/** A note with one beam. */
export const notes = (x: number, y: number, colour: string, scale = 1): string =>
  at(
    x,
    y,
    [shape('M-30 30V-44l64-14V18h-10v-44l-44 10v46z', colour), circle(-40, 32, 16, colour), circle(22, 20, 16, colour)],
    scale,
  );

/** An open eye-shaped leaf used between rosettes. */
export const paisley = (x: number, y: number, fill: string, dot: string, scale = 1, degrees = 0): string =>
  at(
    x,
    y,
    [
      shape('M0 44C-40 40-46-10-14-38 2-52 24-50 30-36c-16-4-20 10-6 26C46 14 36 46 0 44z', fill),
      circle(0, 12, 11, dot),
    ],
    scale,
    degrees,
  );

export const tile = (x: number, y: number, size: number, ground: string, star: string, heart: string): string =>
  rect(x, y, size, size, ground) +
  khatim(x + size / 2, y + size / 2, size * 0.48, star) +
  ring(x + size / 2, y + size / 2, size * 0.2, heart, size * 0.07) +
  circle(x + size / 2, y + size / 2, size * 0.06, heart);
