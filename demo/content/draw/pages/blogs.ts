import { sign, text } from '../glyphs.ts';
import { polyhedron } from '../hero.ts';
import { rosette } from '../motifs/craft.ts';
import { battery, bulb } from '../motifs/lab.ts';
import { atom, drop, sparkle, star, wave } from '../motifs/nature.ts';
import { arrow, book, brush, gear, pencil } from '../motifs/things.ts';
import { truck } from '../motifs/vehicles.ts';
import { brand, palettes, sun, white } from '../palette.ts';
import { at, circle, ellipse, line, picture, polar, poly, rect, ring, shape, times } from '../svg.ts';
import { person } from './people-at.ts';

const { science, technology, engineering, arts, maths } = palettes;
const night = '#2a1065';
const wood = '#a8692f';
const five = [science.main, technology.main, engineering.main, arts.main, maths.main];

const steamEducation = (): string =>
  rect(0, 0, 640, 400, '#ece4fd') +
  times(5, (i) => {
    const x = 92 + i * 114;
    const y = i % 2 ? 250 : 200;
    return (
      line(`M${x} 0V${y - 96}`, '#cbb8f7', 4) +
      rect(x - 50, y - 96, 100, 172, five[i] ?? brand, 22) +
      sign('STEAM'[i] ?? 'S', x, y - 50, 48, white, 2.8) +
      circle(x, y + 28, 36, white, { opacity: '.92' })
    );
  }) +
  atom(92, 228, 25, science.main, science.deep, sun, 4) +
  line('M192 266l-14 12 14 12M220 266l14 12-14 12M210 262l-8 32', technology.main, 5) +
  gear(320, 228, 25, 8, engineering.main, white) +
  rosette(434, 278, 24, 6, arts.main, arts.light, arts.deep) +
  polyhedron(548, 228, 24) +
  sparkle(134, 356, 16, sun) +
  sparkle(378, 370, 14, brand) +
  sparkle(604, 366, 18, sun);

const heavyRain = (): string =>
  rect(0, 0, 640, 400, science.pale) +
  rect(96, 32, 448, 244, '#5b8fb0', 14) +
  line(
    times(
      18,
      (i) => `M${132 + (i % 6) * 74 + Math.floor(i / 6) * 18} ${56 + Math.floor(i / 6) * 70 + (i % 2) * 16}l-8 26`,
    ),
    '#cfe6f2',
    5,
  ) +
  line('M320 32v244M96 154h448', white, 12) +
  `<rect x="96" y="32" width="448" height="244" rx="14" fill="none" stroke="${white}" stroke-width="16"/>` +
  rect(64, 272, 512, 26, wood, 8) +
  rect(0, 298, 640, 102, science.light) +
  // On the sill: a rain jar, a paper boat in a tray, a balance of drops.
  shape('M138 176h84v82q0 14-14 14h-56q-14 0-14-14z', white, { opacity: '.92' }) +
  rect(142, 222, 76, 50, '#3aa7d8', 8) +
  line('M198 196h14M198 216h14M198 238h14', night, 5) +
  shape('M300 352h260l-18 34H318z', science.deep) +
  shape('M312 346q31-10 62 0t62 0 62 0 62 0l-4 16H316z', '#3aa7d8') +
  poly([356, 318, 520, 318, 486, 352, 390, 352], white) +
  poly([404, 318, 438, 258, 472, 318], sun) +
  drop(96, 352, 24, '#3aa7d8') +
  drop(158, 360, 16, '#3aa7d8') +
  drop(214, 348, 20, '#3aa7d8') +
  star(262, 362, 14, sun, 4, 0.3);

const bridgeFalls = (): string =>
  rect(0, 0, 640, 400, engineering.pale) +
  circle(320, 190, 150, engineering.light) +
  shape('M0 220h150v180H0zM490 220h150v180H490z', engineering.deep) +
  wave(340, '#2196c4', 90, 12) +
  line('M120 212L306 272', engineering.main, 22) +
  line('M520 212L346 286', engineering.main, 22) +
  line('M160 224l40-66 36 88 44-60 16 78M480 226l-38-70-34 96-40-54', engineering.main, 9) +
  line('M316 246l10 18-14 14 16 16M336 226l18-14M298 236l-16-16', engineering.ink, 6) +
  at(
    326,
    152,
    [
      rect(-46, -44, 92, 84, engineering.spark, 12),
      ring(0, -56, 15, engineering.ink, 8),
      text('11', 0, -16, 34, white, 2.8),
    ],
    1,
    14,
  ) +
  person(27, 74, 220, 0.6) +
  person(23, 566, 220, 0.6) +
  sparkle(206, 84, 18, engineering.main) +
  sparkle(446, 92, 14, engineering.spark);

const darkEvening = (): string =>
  rect(0, 0, 640, 400, '#171033') +
  circle(410, 176, 176, '#3a2a78') +
  circle(410, 176, 120, '#6448b8') +
  circle(410, 176, 76, '#a685fa') +
  bulb(410, 190, sun, '#cdbff0', '#b97a08', 0.92) +
  line('M394 276v34q0 20 20 20h40M426 276v18q0 12 12 12h106q20 0 20 20v8', science.mid, 7) +
  battery(504, 336, arts.main, '#cdbff0', white, 0.8) +
  person(21, 190, 400, 1.2) +
  times(7, (i) => star(40 + i * 96, 34 + ((i * 47) % 70), 6, '#cdbff0', 4, 0.3));

const truckColour = (): string =>
  rect(0, 0, 640, 400, arts.light) +
  times(12, (i) => {
    const [ax, ay] = polar(206, 200, 158, i * 30);
    const [bx, by] = polar(206, 200, 158, i * 30 + 30);
    return poly(
      [206, 200, ax, ay, bx, by],
      [
        '#e8343f',
        '#f2672a',
        '#f58a1f',
        '#fbb02c',
        '#ffd23d',
        '#a6c83c',
        '#3aa655',
        '#1ea39a',
        '#1d8fd6',
        '#4e62c4',
        '#7a3fa0',
        '#b93a78',
      ][i] ?? sun,
    );
  }) +
  circle(206, 200, 62, white) +
  rosette(206, 200, 48, 8, arts.main, sun, arts.deep) +
  rect(0, 344, 640, 56, arts.deep) +
  at(464, 346, truck(arts.main, science.main, night, white), 1) +
  brush(404, 130, wood, '#d5d8e0', arts.main, 52, 0.9);

const paratha = (): string =>
  rect(0, 0, 640, 400, maths.main) +
  circle(250, 206, 172, maths.deep) +
  circle(250, 196, 168, white) +
  circle(250, 196, 146, '#efe8fe') +
  [0, 90, 180]
    .map((a) =>
      at(
        250,
        196,
        shape('M6-6V-124A118 118 0 0 1 124-6z', '#eebd73') +
          line('M22-22q44-8 64-58M28-22q38 6 62-12M22-34q4-40 34-66', '#c98f4d', 5),
        1,
        a,
      ),
    )
    .join('') +
  at(
    232,
    178,
    shape('M6-6V-124A118 118 0 0 1 124-6z', sun) +
      line('M22-22q44-8 64-58M28-22q38 6 62-12M22-34q4-40 34-66', '#e09a12', 5),
    1,
    270,
  ) +
  shape('M462 214h120v70q0 50-60 50t-60-50z', arts.main) +
  line('M580 232q40 0 36 30t-42 30', arts.main, 14) +
  ellipse(522, 214, 60, 15, '#8a4b2a') +
  ellipse(522, 348, 90, 13, maths.deep) +
  line('M502 186q-14-18 0-34t0-34M540 186q-14-18 0-34t0-34', white, 7, { opacity: '.7' }) +
  at(
    518,
    60,
    [
      rect(-42, -46, 84, 92, white, 14),
      sign('3', 0, -23, 26, maths.deep, 3),
      line('M-20 0h40', maths.ink, 5),
      sign('4', 0, 25, 26, maths.deep, 3),
    ],
    0.94,
    6,
  );

const helpWithMaths = (): string =>
  rect(0, 0, 640, 400, '#fff0d6') +
  circle(320, 176, 160, sun, { opacity: '.5' }) +
  person(18, 216, 330, 1.15) +
  person(20, 424, 330, 1.12) +
  rect(0, 316, 640, 84, wood) +
  rect(0, 316, 640, 14, '#c48345') +
  book(320, 346, brand, white, '#cbb8f7', 0.98) +
  text('7 × 8', 74, 84, 28, maths.deep, 2.8) +
  text('= 56', 560, 84, 28, maths.spark, 2.8) +
  pencil(470, 366, 80, sun, night, -14);

const newMoon = (): string =>
  rect(0, 0, 640, 400, '#251458') +
  rect(0, 210, 640, 190, '#4a2380') +
  rect(0, 280, 640, 120, '#8a3d8f') +
  circle(440, 470, 170, '#f58a1f', { opacity: '.8' }) +
  at(470, 112, shape('M40-52A62 62 0 1 1-52 34 66 66 0 0 0 40-52z', '#fff3c4'), 1, 20) +
  times(10, (i) => star(40 + ((i * 137) % 560), 34 + ((i * 61) % 140), 5, white, 4, 0.3)) +
  rect(0, 340, 640, 60, '#1a0d3d') +
  shape(
    times(9, (i) => `M${20 + i * 70} 340v-14q0-14 14-22 14 8 14 22v14z`),
    '#1a0d3d',
  ) +
  person(22, 140, 400, 0.86) +
  person(24, 284, 400, 0.96);

const pencilCode = (): string =>
  rect(0, 0, 640, 400, technology.main) +
  at(
    306,
    204,
    [
      rect(-190, -168, 380, 336, white, 12),
      line(
        times(9, (i) => `M-170 ${-120 + i * 34}h340`),
        technology.pale,
        4,
      ),
      line('M-140-168V168', arts.light, 4),
      rect(-70, -140, 150, 56, science.light, 28),
      line('M-36-112h80', science.deep, 8),
      arrow([5, -80], [5, -48], night),
      poly([5, -46, 90, 6, 5, 58, -80, 6], '#ffe6ac'),
      sign('?', 5, 6, 34, night, 3),
      arrow([5, 62], [5, 88], night),
      rect(-70, 92, 150, 54, arts.light, 10),
      line('M-36 119h80', arts.deep, 8),
      line('M94 6h52v-118H96m14-12L96-112l14 12', night, 7),
    ],
    1,
    -5,
  ) +
  pencil(452, 300, 170, sun, night, -40) +
  sparkle(86, 80, 20, sun) +
  sparkle(570, 90, 16, technology.pop);

const drawings = [
  steamEducation,
  heavyRain,
  bridgeFalls,
  darkEvening,
  truckColour,
  paratha,
  helpWithMaths,
  newMoon,
  pencilCode,
];

/** b1 … b9, in the order of blogs.ts. */
export const blogs = (): [string, string][] =>
  drawings.map((draw, i) => [`blogs/b${i + 1}.svg`, picture(640, 400, draw())]);
