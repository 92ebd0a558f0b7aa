import { at, circle, ellipse, line, polar, poly, rect, ring, shape, times } from '../svg.ts';

/** A four-pointed sparkle. */
export const sparkle = (x: number, y: number, r: number, fill: string): string => {
  const k = r * 0.16;
  return shape(
    `M${x} ${y - r}Q${x + k} ${y - k} ${x + r} ${y}Q${x + k} ${y + k} ${x} ${y + r}Q${x - k} ${y + k} ${x - r} ${y}Q${x - k} ${y - k} ${x} ${y - r}z`,
    fill,
  );
};

export const star = (x: number, y: number, r: number, fill: string, points = 5, inner = 0.45): string =>
  poly(
    Array.from({ length: points * 2 }, (_, i) => polar(x, y, i % 2 ? r * inner : r, -90 + (i * 180) / points)).flat(),
    fill,
  );

/** A flat-bottomed cloud about 150 wide, its foot at y. */
export const cloud = (x: number, y: number, fill: string, scale = 1): string =>
  at(x, y, shape('M-60 0a30 30 0 0 1-4-60 46 46 0 0 1 86-14A38 38 0 0 1 62 0z', fill), scale);

export const moon = (x: number, y: number, r: number, fill: string): string =>
  at(x, y, shape('M28-96A100 100 0 1 0 96 28 80 80 0 0 1 28-96z', fill), r / 100);

export const sunburst = (x: number, y: number, r: number, fill: string, rays = 12): string =>
  circle(x, y, r, fill) +
  line(
    times(rays, (i) => {
      const [ax, ay] = polar(x, y, r + 13, (i * 360) / rays);
      const [bx, by] = polar(x, y, r + 26, (i * 360) / rays);
      return `M${Math.round(ax)} ${Math.round(ay)}L${Math.round(bx)} ${Math.round(by)}`;
    }),
    fill,
    7,
  );

/** A leaf 100 long lying to the right of its stem. */
export const leaf = (x: number, y: number, degrees: number, fill: string, vein: string, scale = 1): string =>
  at(
    x,
    y,
    [shape('M0 0Q24-38 100-24 92 40 36 34 12 30 0 0z', fill), line('M-14-4Q40 2 78-10', vein, 5)],
    scale,
    degrees,
  );

export const planet = (x: number, y: number, r: number, fill: string, band: string, hoop: string): string =>
  at(
    x,
    y,
    [
      circle(0, 0, 100, fill),
      shape('M-98-20Q0 10 98-20A100 100 0 0 1 97 24Q0 54-97 24A100 100 0 0 1-98-20z', band),
      line('M-92-40C-190 40-150 70 0 34S190-70 92-40', hoop, 16),
    ],
    r / 100,
    -12,
  );

export const drop = (x: number, y: number, r: number, fill: string): string =>
  shape(
    `M${x} ${y - r * 1.7}q${r} ${r * 1.1} ${r} ${r * 1.75}a${r} ${r} 0 0 1-${2 * r} 0q0-${r * 0.65} ${r}-${r * 1.75}z`,
    fill,
  );

export const butterfly = (
  x: number,
  y: number,
  wing: string,
  tip: string,
  body: string,
  scale = 1,
  degrees = 0,
): string =>
  at(
    x,
    y,
    [
      shape('M0 0C-20-60-86-70-84-24-82 8-40 14 0 6 40 14 82 8 84-24 86-70 20-60 0 0z', wing),
      shape('M0 4C-40 8-70 30-52 54-34 72-6 44 0 14 6 44 34 72 52 54 70 30 40 8 0 4z', tip),
      circle(-54, -26, 12, tip) + circle(54, -26, 12, tip),
      line('M0-8V42M0-10q-6-22-18-28M0-10q6-22 18-28', body, 6),
    ],
    scale,
    degrees,
  );

/** A bird on a twig, looking right; about 120 wide. */
export const bird = (x: number, y: number, body: string, wing: string, beak: string, scale = 1): string =>
  at(
    x,
    y,
    [
      poly([-50, 6, -92, 28, -84, 2], wing),
      shape('M-58 10C-50-36-8-44 2-56 14-74 52-74 54-42 54 10 20 34-14 34-40 34-56 26-58 10z', body),
      shape('M-44 8C-30-16 4-20 18-6 12 20-22 26-44 8z', wing),
      poly([52, -52, 76, -42, 52, -34], beak),
      circle(34, -46, 5, '#231726'),
      line('M-16 34v18M4 33v18', beak, 5),
    ],
    scale,
  );

export const ladybird = (x: number, y: number, shell: string, ink: string, scale = 1): string =>
  at(
    x,
    y,
    [
      line('M-34-16l-18-10M-38 6h-20M-32 26l-16 12M34-16l18-10M38 6h20M32 26l16 12', ink, 5),
      circle(0, -30, 22, ink),
      ellipse(0, 6, 40, 42, shell),
      line('M0-32V46', ink, 5),
      circle(-18, -6, 8, ink) + circle(18, -6, 8, ink) + circle(-16, 22, 7, ink) + circle(16, 22, 7, ink),
    ],
    scale,
  );

export const mountain = (
  x: number,
  foot: number,
  half: number,
  height: number,
  rock: string,
  shade: string,
  snow: string,
): string => {
  const top = foot - height;
  const k = 0.34;
  const sx = half * k;
  const sy = top + height * k;
  return (
    poly([x, top, x + half, foot, x - half, foot], rock) +
    poly([x, top, x + half, foot, x + half * 0.1, foot, x + half * 0.22, foot - height * 0.4], shade) +
    poly(
      [
        x,
        top,
        x + sx,
        sy,
        x + sx * 0.5,
        sy - height * 0.07,
        x + sx * 0.1,
        sy + height * 0.05,
        x - sx * 0.45,
        sy - height * 0.05,
        x - sx,
        sy,
      ],
      snow,
    )
  );
};

export const wave = (y: number, fill: string, step = 80, rise = 18, bottom = 400, shift = 0, width = 640): string => {
  const half = step / 2;
  const count = Math.ceil((width + step) / step) + 1;
  return shape(
    `M${-step + shift} ${y}${times(count, () => `q${half / 2} ${-rise} ${half} 0t${half} 0`)}V${bottom}H${-step + shift}z`,
    fill,
  );
};

export const atom = (
  x: number,
  y: number,
  r: number,
  orbit: string,
  core: string,
  electron: string,
  width = 8,
): string =>
  at(
    x,
    y,
    [
      ...[0, 60, 120].map(
        (turn) =>
          `<ellipse rx="100" ry="38" fill="none" stroke="${orbit}" stroke-width="${Math.round((width * 100) / r)}" transform="rotate(${turn})"/>`,
      ),
      circle(0, 0, 20, core),
      circle(100, 0, 13, electron) + circle(-50, -87, 13, electron) + circle(-50, 87, 13, electron),
    ],
    r / 100,
  );

export const ringed = (x: number, y: number, r: number, fill: string, rim: string, width: number): string =>
  circle(x, y, r, fill) + ring(x, y, r, rim, width);

export const pine = (x: number, foot: number, height: number, fill: string, trunk: string): string =>
  rect(x - 4, foot - height * 0.2, 8, height * 0.2, trunk) +
  poly(
    [
      x,
      foot - height,
      x + height * 0.26,
      foot - height * 0.5,
      x + height * 0.14,
      foot - height * 0.5,
      x + height * 0.34,
      foot - height * 0.16,
      x - height * 0.34,
      foot - height * 0.16,
      x - height * 0.14,
      foot - height * 0.5,
      x - height * 0.26,
      foot - height * 0.5,
    ],
    fill,
  );
