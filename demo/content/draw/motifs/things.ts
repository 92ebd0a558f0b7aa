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

export const bulb = (x: number, y: number, glass: string, cap: string, wire: string, scale = 1): string =>
  at(
    x,
    y,
    [
      shape('M0-90a62 62 0 0 1 36 112q-10 8-10 24h-52q0-16-10-24A62 62 0 0 1 0-90z', glass),
      line('M-12 40l-6-48q10 10 18 0 8 10 18 0l-6 48', wire, 5),
      rect(-26, 46, 52, 14, cap, 7) + rect(-22, 64, 44, 12, cap, 6) + rect(-12, 78, 24, 10, cap, 5),
    ],
    scale,
  );

/** A cone flask, its foot at y. */
export const flask = (x: number, y: number, glass: string, liquid: string, rim: string, scale = 1): string =>
  at(
    x,
    y,
    [
      shape('M-20-150h40v52l56 80q12 18-12 18H-64q-24 0-12-18l56-80z', glass),
      shape('M-44-64q22-12 44 0t44 0l32 46q12 18-12 18H-64q-24 0-12-18z', liquid),
      line('M-28-150h56', rim, 12),
      circle(-18, -30, 9, '#fff', { opacity: '.6' }) + circle(16, -44, 6, '#fff', { opacity: '.6' }),
    ],
    scale,
  );

export const beaker = (x: number, y: number, glass: string, liquid: string, rim: string, scale = 1): string =>
  at(
    x,
    y,
    [
      shape('M-50-120h100v106q0 14-14 14h-72q-14 0-14-14z', glass),
      shape('M-50-72q25-10 50 0t50 0v58q0 14-14 14h-72q-14 0-14-14z', liquid),
      line('M-58-120h116', rim, 10),
      line('M28-96h14M28-52h14M28-30h14', rim, 5),
    ],
    scale,
  );

export const magnifier = (
  x: number,
  y: number,
  r: number,
  glass: string,
  rim: string,
  handle: string,
  degrees = 45,
): string =>
  at(x, y, [rect(r - 4, -11, r * 1.05, 22, handle, 11)], 1, degrees) + circle(x, y, r, glass) + ring(x, y, r, rim, 13);

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

export const battery = (
  x: number,
  y: number,
  body: string,
  tip: string,
  plus: string,
  scale = 1,
  degrees = 0,
): string =>
  at(
    x,
    y,
    [
      rect(-60, -26, 112, 52, body, 10),
      rect(52, -12, 12, 24, tip, 4),
      rect(-60, -26, 34, 52, tip, 10),
      line('M8 0h28M22-14v28', plus, 7),
    ],
    scale,
    degrees,
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
