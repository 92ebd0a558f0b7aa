import { at, circle, line, poly, rect, shape } from '../svg.ts';

/** A laptop seen from the front, 260 wide; the screen's content is drawn on 0,0 … 220,136. */
export const laptop = (
  x: number,
  y: number,
  body: string,
  screen: string,
  base: string,
  content: string,
  scale = 1,
): string =>
  at(
    x,
    y,
    [
      rect(-124, -164, 248, 164, body, 14),
      rect(-110, -150, 220, 136, screen, 6),
      at(-110, -150, content),
      shape('M-150 0h300v8q0 14-14 14h-272q-14 0-14-14z', base),
      rect(-26, 0, 52, 8, body, 4),
    ],
    scale,
  );

/** A phone 110 by 210 with its content on 0,0 … 94,178. */
export const phone = (
  x: number,
  y: number,
  body: string,
  screen: string,
  content: string,
  scale = 1,
  degrees = 0,
): string =>
  at(
    x,
    y,
    [
      rect(-55, -105, 110, 210, body, 18),
      rect(-47, -89, 94, 178, screen, 8),
      at(-47, -89, content),
      circle(0, -97, 3, screen),
    ],
    scale,
    degrees,
  );

/** A browser window with its content on 0,0 … w,h below the bar. */
export const browser = (
  x: number,
  y: number,
  w: number,
  h: number,
  bar: string,
  page: string,
  content: string,
): string =>
  at(x, y, [
    rect(0, 0, w, h + 34, page, 14),
    shape(`M0 34V14q0-14 14-14h${w - 28}q14 0 14 14v20z`, bar),
    circle(20, 17, 6, '#ff6b81') + circle(40, 17, 6, '#ffc53d') + circle(60, 17, 6, '#4fd1b5'),
    at(0, 34, content),
  ]);

export const robot = (
  x: number,
  y: number,
  body: string,
  dark: string,
  light: string,
  pop: string,
  scale = 1,
): string =>
  at(
    x,
    y,
    [
      line('M0-150v-26', dark, 8) + circle(0, -184, 11, pop),
      rect(-96, -116, 20, 44, dark, 8) + rect(76, -116, 20, 44, dark, 8),
      rect(-80, -150, 160, 112, body, 30),
      rect(-60, -126, 120, 64, dark, 22),
      circle(-26, -98, 12, light) + circle(26, -98, 12, light),
      line('M-14-76q14 8 28 0', light, 5),
      rect(-16, -40, 32, 18, dark),
      rect(-62, -24, 124, 96, body, 24),
      rect(-34, -4, 68, 40, light, 10) + circle(-14, 16, 8, pop) + line('M6 8h18M6 20h12', dark, 5),
      line('M-62 0q-34 10-34 46M62 0q34 10 34 46', dark, 14),
      circle(-96, 54, 13, body) + circle(96, 54, 13, body),
      rect(-40, 72, 26, 24, dark, 6) + rect(14, 72, 26, 24, dark, 6),
    ],
    scale,
  );

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
