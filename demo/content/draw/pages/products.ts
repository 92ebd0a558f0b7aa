import { sign, text } from '../glyphs.ts';
import { kite } from '../motifs/craft.ts';
import { beaker } from '../motifs/lab.ts';
import { atom, sparkle } from '../motifs/nature.ts';
import { pencil } from '../motifs/things.ts';
import { brand, palettes, sun, white } from '../palette.ts';
import { at, circle, line, picture, polar, poly, rect, ring, shape, stamped, times } from '../svg.ts';

const { science, technology, engineering, arts, maths } = palettes;
const night = '#2a1065';

const sheet = (x: number, y: number, w: number, h: number, degrees: number, inside: string): string =>
  at(
    x,
    y,
    rect(-w / 2 + 10, -h / 2 + 12, w, h, night, 14, { opacity: '.18' }) +
      rect(-w / 2, -h / 2, w, h, white, 14) +
      inside,
    1,
    degrees,
  );

const words = (): string =>
  rect(0, 0, 640, 480, science.light) +
  circle(320, 250, 190, science.mid) +
  sheet(
    196,
    254,
    180,
    250,
    -14,
    rect(-70, -104, 140, 110, technology.light, 10) +
      line('M-30-70l-24 20 24 20M30-70l24 20-24 20', technology.main, 9) +
      line('M-60 38h120M-60 64h120M-60 90h70', '#d6dcea', 9),
  ) +
  sheet(
    448,
    254,
    180,
    250,
    14,
    rect(-70, -104, 140, 110, arts.light, 10) +
      sign('0', 0, -50, 66, arts.main, 2.8) +
      line('M-60 38h120M-60 64h120M-60 90h70', '#d6dcea', 9),
  ) +
  sheet(
    320,
    232,
    200,
    280,
    0,
    rect(-80, -120, 160, 134, science.pale, 10) +
      atom(0, -54, 52, science.main, science.deep, sun, 6) +
      text('ATOM', 0, 38, 26, science.deep, 2.8) +
      line('M-64 88h128M-64 112h80', '#d6dcea', 9),
  ) +
  sparkle(96, 96, 22, sun) +
  sparkle(556, 90, 18, white);

const multiplicationKite = (): string =>
  rect(0, 0, 640, 480, '#a9dcf0') +
  line('M330 400Q300 450 180 440', night, 5) +
  kite(196, 440, arts.main, sun, night, brand, 0.24, 60) +
  kite(260, 452, science.main, sun, night, brand, 0.24, 70) +
  at(
    320,
    226,
    [
      poly([0, -200, 200, 0, 0, 200, -200, 0], maths.main, { stroke: white, 'stroke-width': 14 }),
      times(16, (i) => {
        const [c, r] = [i % 4, Math.floor(i / 4)];
        const [x, y] = [(c - r) * 44, (c + r - 3) * 44];
        return (
          poly([x, y - 38, x + 38, y, x, y + 38, x - 38, y], c === r ? sun : c > r ? maths.light : maths.mid) +
          sign(String((c + 1) * (r + 1)), x, y, 20, maths.ink, 3)
        );
      }),
    ],
    0.98,
  );

const labNotebook = (): string =>
  rect(0, 0, 640, 480, science.main) +
  circle(330, 240, 200, science.deep, { opacity: '.5' }) +
  sheet(
    300,
    240,
    300,
    390,
    -5,
    line('M-116-150h150', science.deep, 16) +
      line('M-116-112h232M-116-84h170', '#cfe8e1', 8) +
      rect(-116, -52, 232, 108, science.pale, 8) +
      line('M-116-16h232M-116 20h232M-40-52V56M40-52V56', science.mid, 4) +
      beaker(-64, 166, science.light, science.main, science.deep, 0.66) +
      line('M10 92h106M10 120h106M10 148h60', '#cfe8e1', 8) +
      times(6, (i) => circle(-150, -150 + i * 60, 9, science.deep)),
  ) +
  pencil(420, 400, 150, sun, night, -52) +
  sparkle(560, 90, 22, sun);

const cube = (x: number, y: number, s: number, top: string, left: string, right: string): string => {
  const h = s * 0.5;
  const w = s * 0.866;
  return (
    poly([x, y - s, x + w, y - h, x, y, x - w, y - h], top) +
    poly([x - w, y - h, x, y, x, y + s, x - w, y + h], left) +
    poly([x + w, y - h, x, y, x, y + s, x + w, y + h], right)
  );
};

const isometric = (): string =>
  rect(0, 0, 640, 480, engineering.mid) +
  sheet(
    310,
    240,
    430,
    380,
    -4,
    times(9, (r) =>
      line(`M${r % 2 ? -176 : -198} ${-160 + r * 40}h${r % 2 ? 352 : 396}`, engineering.light, 7, {
        'stroke-dasharray': '0 44',
      }),
    ) +
      cube(-88, 80, 80, engineering.light, engineering.main, engineering.deep) +
      cube(50, 80, 80, '#a9dcf0', '#4fb3dc', '#2196c4') +
      cube(-19, -40, 80, arts.light, arts.main, arts.deep),
  ) +
  pencil(470, 380, 150, sun, night, -46);

const scoreSheet = (): string =>
  rect(0, 0, 640, 480, maths.mid) +
  circle(300, 240, 210, maths.main, { opacity: '.5' }) +
  sheet(
    290,
    240,
    330,
    390,
    4,
    rect(-140, -170, 280, 44, maths.deep, 8) +
      text('SCORE', 0, -158, 20, white, 2.8) +
      times(4, (r) => line(`M-140 ${-92 + r * 40}h280`, maths.light, 4)) +
      times(15, (i) =>
        sign(
          '14.6..21..4.1.2'[i] ?? '.',
          -118 + (i % 5) * 46,
          -102 + Math.floor(i / 5) * 40,
          18,
          i % 4 === 3 ? maths.spark : maths.deep,
          3,
        ),
      ) +
      line('M-140 166V56M-140 166H140', maths.deep, 6) +
      line('M-136 162C-70 156-50 112 0 108S70 70 128 58', maths.spark, 7) +
      line('M-136 162C-60 160-30 136 20 132S90 104 128 96', science.main, 7),
  ) +
  at(
    512,
    300,
    [rect(-13, -176, 26, 64, night, 10), shape('M-28-122q28-22 56 0V90q0 16-16 16h-24q-16 0-16-16z', '#e7b978')],
    1,
    16,
  ) +
  at(454, 416, circle(0, 0, 40, '#d0324a') + line('M-5-40V40M5-40V40', white, 4), 1, 24);

const starTile = (): string => {
  const eight = (r: number) =>
    Array.from({ length: 16 }, (_, i) => polar(0, 0, i % 2 ? r * 0.765 : r, i * 22.5)).flat();
  return (
    rect(0, 0, 640, 480, arts.main) +
    stamped('c', poly(eight(66), arts.deep), [
      [60, 60],
      [580, 60],
      [60, 420],
      [580, 420],
    ]) +
    sheet(
      300,
      240,
      330,
      390,
      -4,
      poly(eight(132), '#12a594') +
        poly(eight(96), white) +
        poly(eight(70), sun) +
        ring(0, 0, 30, arts.deep, 10) +
        `<path d="M-150-178h300v356h-300z" fill="none" stroke="${arts.mid}" stroke-width="4" stroke-dasharray="12 12"/>`,
    ) +
    at(
      506,
      352,
      [
        line('M-58-104L10 12M34-116L-26 12', '#d5d8e0', 15),
        ring(-38, 46, 30, brand, 14),
        ring(30, 44, 30, brand, 14),
        circle(-8, -14, 8, night),
      ],
      1,
      14,
    )
  );
};

/** The six printable pages, by the ids of products.ts; 4:3. */
export const products = (): [string, string][] =>
  Object.entries({
    'steam-words': words,
    'multiplication-kite': multiplicationKite,
    'lab-notebook': labNotebook,
    'isometric-sketch-pad': isometric,
    'cricket-score-sheet': scoreSheet,
    'star-tile-template': starTile,
  }).map(([slug, draw]) => [`products/${slug}.svg`, picture(640, 480, draw())]);
