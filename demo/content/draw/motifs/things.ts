import { at, circle, ellipse, line, outline, polar, poly, rect, ring, shape, times } from '../svg.ts';

/** A toothed wheel with a hole. */
export const gear = (
  x: number,
  y: number,
  r: number,
  teeth: number,
  fill: string,
  hole: string,
  degrees = 0,
): string => {
  const step = 360 / teeth;
  const depth = Math.min(r * 0.24, 26);
  const points: number[] = [];
  for (let i = 0; i < teeth; i++) {
    const a = i * step + degrees;
    for (const [turn, radius] of [
      [-0.32, r - depth],
      [-0.18, r],
      [0.18, r],
      [0.32, r - depth],
    ] as const) {
      points.push(...polar(x, y, radius, a + turn * step));
    }
  }
  return (
    shape(outline(points), fill, { stroke: fill, 'stroke-width': 4 }) +
    circle(x, y, r * 0.34, hole) +
    circle(x, y, r * 0.12, fill)
  );
};

export const rocket = (
  x: number,
  y: number,
  hull: string,
  fin: string,
  glass: string,
  flame: string,
  scale = 1,
  degrees = 0,
): string =>
  at(
    x,
    y,
    [
      shape('M-20 74q20 70 20 70t20-70z', flame),
      shape('M-34 20q-34 20-30 66l34-16zM34 20q34 20 30 66l-34-16z', fin),
      shape('M0-120q46 48 40 130-4 40-14 66h-52q-10-26-14-66-6-82 40-130z', hull),
      shape('M0-120q22 24 32 56h-64q10-32 32-56z', fin),
      circle(0, -18, 20, fin) + circle(0, -18, 13, glass),
      rect(-24, 66, 48, 14, fin, 7),
    ],
    scale,
    degrees,
  );

export const pencil = (
  x: number,
  y: number,
  length: number,
  paint: string,
  dark: string,
  degrees = 0,
  scale = 1,
): string =>
  at(
    x,
    y,
    [
      rect(0, -14, length, 28, paint),
      rect(0, -5, length, 10, dark, 0, { opacity: '.25' }),
      rect(length, -14, 12, 28, '#d5d8e0') + shape(`M${length + 12}-14h8q12 0 12 14t-12 14h-8z`, '#ff8fa3'),
      poly([0, -14, -36, 0, 0, 14], '#ffe0b8') + poly([-24, -4.7, -36, 0, -24, 4.7], dark),
    ],
    scale,
    degrees,
  );

export const brush = (
  x: number,
  y: number,
  wood: string,
  metal: string,
  paint: string,
  degrees = 0,
  scale = 1,
): string =>
  at(
    x,
    y,
    [
      shape('M0 0C-18-8-22-30 0-56 22-30 18-8 0 0z', paint, { transform: 'rotate(180)' }),
      rect(-12, -30, 24, 34, metal, 3),
      shape('M-11-30h22l-4-120q-7-16-14 0z', wood),
    ],
    scale,
    degrees,
  );

export const book = (x: number, y: number, cover: string, page: string, lineColour: string, scale = 1): string =>
  at(
    x,
    y,
    [
      shape('M-122-66Q-60-88 0-62 60-88 122-66V50Q60 30 0 56-60 30-122 50z', cover),
      shape('M-110-76Q-56-96 0-68V42Q-56 18-110 38zM110-76Q56-96 0-68V42Q56 18 110 38z', page),
      line('M0-68V42', lineColour, 4),
      line('M-88-52q34-9 66 4M-88-28q34-9 66 4M-88-4q34-9 66 4M88-52q-34-9-66 4M88-28q-34-9-66 4', lineColour, 5),
    ],
    scale,
  );

export const arrow = (
  from: [number, number],
  to: [number, number],
  colour: string,
  width = 7,
  headSize = 16,
): string => {
  const angle = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
  const [ax, ay] = polar(to[0], to[1], headSize, angle + 180 - 32);
  const [bx, by] = polar(to[0], to[1], headSize, angle + 180 + 32);
  const r = Math.round;
  return line(
    `M${r(from[0])} ${r(from[1])}L${r(to[0])} ${r(to[1])}M${r(ax)} ${r(ay)}L${r(to[0])} ${r(to[1])} ${r(bx)} ${r(by)}`,
    colour,
    width,
  );
};

export const dashed = (d: string, colour: string, width = 5, dash = '2 14'): string =>
  line(d, colour, width, { 'stroke-dasharray': dash });

/** An oval shadow that seats a thing on its ground. */
export const shadow = (x: number, y: number, rx: number, fill: string): string =>
  ellipse(x, y, rx, Math.max(6, rx * 0.12), fill, { opacity: '.35' });

/** A wheel with spokes. */
export const wheel = (x: number, y: number, r: number, tyre: string, hub: string, spokes = 6): string =>
  circle(x, y, r, hub) +
  ring(x, y, r, tyre, r * 0.26) +
  line(
    times(spokes, (i) => {
      const [ax, ay] = polar(x, y, r * 0.82, (i * 360) / spokes);
      return `M${Math.round(x)} ${Math.round(y)}L${Math.round(ax)} ${Math.round(ay)}`;
    }),
    tyre,
    4,
  ) +
  circle(x, y, r * 0.2, tyre);
