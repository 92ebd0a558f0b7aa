import { at, circle, line, rect, ring, shape } from '../svg.ts';

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
