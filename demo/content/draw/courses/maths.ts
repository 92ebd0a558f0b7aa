import { sign, text } from '../glyphs.ts';
import { khatim } from '../motifs/craft.ts';
import { sparkle, star } from '../motifs/nature.ts';
import { speech, tick } from '../motifs/screen.ts';
import { confetti, stage } from '../motifs/stage.ts';
import { shadow } from '../motifs/things.ts';
import { palettes, white } from '../palette.ts';
import { at, circle, ellipse, group, line, mirrored, polar, poly, rect, ring, shape, stamped, times } from '../svg.ts';
import type { Scene } from './scene.ts';

const p = palettes.maths;
const mint = '#4fd1b5';
const wood = '#a8692f';

const tag = (x: number, y: number, words: string, degrees: number): string =>
  at(
    x,
    y,
    [
      shape('M-56-26H46l26 26-26 26H-56q-8 0-8-8v-36q0-8 8-8z', white),
      circle(54, 0, 5, p.main),
      text(words, -8, -10, 20, p.deep, 3),
    ],
    1,
    degrees,
  );

const bazaarMaths: Scene = () =>
  stage(p, 'light', 'none') +
  rect(60, 60, 14, 340, p.deep) +
  rect(566, 60, 14, 340, p.deep) +
  times(8, (i) => shape(`M${40 + i * 70} 22h70v62a35 30 0 0 1-70 0z`, i % 2 ? white : p.main)) +
  // Mangoes in one crate, apples in the other.
  times(9, (i) => circle(122 + (i % 5) * 42 + (i > 4 ? 21 : 0), i > 4 ? 192 : 226, 26, i % 2 ? '#f5a524' : p.pop)) +
  times(9, (i) => circle(352 + (i % 5) * 42 + (i > 4 ? 21 : 0), i > 4 ? 192 : 226, 26, i % 2 ? '#e0485f' : p.spark)) +
  rect(86, 236, 230, 92, wood, 8) +
  rect(86, 236, 230, 16, '#c48345', 6) +
  line('M86 284h230', '#8a5323', 5) +
  rect(326, 236, 230, 92, wood, 8) +
  rect(326, 236, 230, 16, '#c48345', 6) +
  line('M326 284h230', '#8a5323', 5) +
  rect(30, 328, 580, 72, p.deep) +
  poly([30, 328, 610, 328, 610, 340, 30, 340], p.main) +
  tag(180, 288, '3=90', -5) +
  tag(470, 288, '5=120', 4) +
  at(
    320,
    320,
    [
      rect(-52, -44, 104, 80, p.ink, 12),
      rect(-42, -34, 84, 26, mint, 5),
      text('210', 14, -30, 18, p.ink, 3),
      times(8, (i) => circle(-32 + (i % 4) * 21, 6 + Math.floor(i / 4) * 18, 6, i === 7 ? p.pop : p.mid)),
    ],
    1.1,
  );

const cricketByNumbers: Scene = () =>
  stage(p, 'deep', 'none') +
  ellipse(230, 206, 196, 168, mint) +
  ring(230, 206, 112, white, 4, { 'stroke-dasharray': '10 12', opacity: '.8' }) +
  rect(212, 158, 36, 96, '#f3dfb4', 6) +
  // A wagon wheel: where every shot went.
  [
    [20, 176, p.spark],
    [58, 150, white],
    [104, 120, p.pop],
    [150, 182, p.spark],
    [196, 104, white],
    [238, 160, p.pop],
    [300, 180, p.spark],
    [334, 130, white],
  ]
    .map(([a, r, c]) => {
      const [x, y] = polar(230, 184, Number(r), Number(a));
      return (
        line(`M230 184L${Math.round(x)} ${Math.round(y * 0.92 + 16)}`, String(c), 6) +
        circle(x, y * 0.92 + 16, 8, String(c))
      );
    })
    .join('') +
  circle(230, 184, 11, p.ink) +
  rect(408, 54, 204, 292, white, 18) +
  text('AVG', 462, 76, 18, p.mid, 3) +
  text('47.5', 540, 72, 28, p.deep, 2.8) +
  [46, 84, 30, 106, 68].map((h, i) => rect(430 + i * 34, 232 - h, 22, h, i === 3 ? p.spark : p.mid, 5)).join('') +
  line('M424 234h172', p.deep, 5) +
  line('M430 318C470 314 480 286 512 282S556 252 592 244', p.main, 6) +
  line('M430 322C480 322 490 306 530 302S570 286 592 280', p.pop, 6);

const curvesOfChange: Scene = () => {
  const f = (x: number) => 322 - 0.00125 * (x - 90) ** 2;
  return (
    stage(p, 'pale', 'grid') +
    times(8, (i) =>
      rect(110 + i * 48, f(134 + i * 48), 46, 322 - f(134 + i * 48), i % 2 ? p.light : p.mid, 3, { opacity: '.85' }),
    ) +
    line('M90 50v272h480', p.deep, 9) +
    line('M90 322Q310 322 530 80', p.main, 11) +
    // The slope at one point.
    line('M286 322L566 132', p.spark, 7) +
    circle(398, 246, 15, white) +
    ring(398, 246, 15, p.spark, 7) +
    at(
      496,
      96,
      [
        circle(-36, 38, 22, 'none', { stroke: p.ink, 'stroke-width': 7 }),
        circle(38, 38, 22, 'none', { stroke: p.ink, 'stroke-width': 7 }),
        line('M-36 38l20-36H26l12 36M-16 2L4 38 26 2M-24-6h16M26 2l-4-16h14', p.spark, 6),
      ],
      0.92,
      -46,
    ) +
    rect(172, 62, 16, 22, p.deep, 4) +
    circle(180, 126, 50, p.deep) +
    circle(180, 126, 38, white) +
    line('M180 126V100M180 126l16 10', p.spark, 7) +
    sparkle(284, 92, 16, p.pop)
  );
};

const pips: Record<number, [number, number][]> = {
  1: [[0, 0]],
  3: [
    [-24, -24],
    [0, 0],
    [24, 24],
  ],
  5: [
    [-24, -24],
    [24, -24],
    [0, 0],
    [-24, 24],
    [24, 24],
  ],
};
const die = (x: number, y: number, n: number, fill: string, dot: string, degrees: number): string =>
  at(x, y, [rect(-54, -54, 108, 108, fill, 22), ...(pips[n] ?? []).map(([a, b]) => circle(a, b, 11, dot))], 1, degrees);

const fairOrNot: Scene = () =>
  stage(p, 'mid', 'none') +
  // A ludo board, a little suspicious.
  at(
    206,
    208,
    [
      rect(-166, -166, 332, 332, white, 20),
      rect(-150, -150, 118, 118, p.spark, 10) +
        rect(32, -150, 118, 118, mint, 10) +
        rect(-150, 32, 118, 118, p.pop, 10) +
        rect(32, 32, 118, 118, '#4f8ee8', 10),
      [
        [-91, -91],
        [91, -91],
        [-91, 91],
        [91, 91],
      ]
        .map(([x = 0, y = 0]) => circle(x, y, 38, white))
        .join(''),
      poly([-30, -30, 30, -30, 0, 0], mint) +
        poly([30, -30, 30, 30, 0, 0], '#4f8ee8') +
        poly([30, 30, -30, 30, 0, 0], p.pop) +
        poly([-30, 30, -30, -30, 0, 0], p.spark),
      line('M-10-146v112M10-146v112M-10 34v112M10 34v112M-146-10h112M-146 10h112M34-10h112M34 10h112', p.light, 4),
      circle(-91, -91, 17, p.spark) + circle(91, 91, 17, '#4f8ee8'),
    ],
    0.98,
    -8,
  ) +
  die(450, 268, 5, white, p.deep, 12) +
  die(540, 168, 3, p.deep, white, -14) +
  circle(420, 108, 52, p.pop) +
  ring(420, 108, 40, '#e09a12', 5) +
  sign('1', 420, 108, 38, '#b97a08', 3);

const pan = (x: number, y: number): string =>
  line(`M${x} ${y - 92}L${x - 62} ${y}M${x} ${y - 92}l62 92`, p.deep, 5) +
  shape(`M${x - 78} ${y}h156q-12 34-78 34t-78-34z`, p.deep);

const firstAlgebra: Scene = () =>
  stage(p, 'pale', 'disc') +
  shape('M250 372q0-24 28-24h84q28 0 28 24z', p.deep) +
  rect(310, 92, 20, 262, p.deep, 8) +
  line('M150 130Q320 84 490 130', p.main, 16) +
  circle(320, 98, 26, p.pop) +
  circle(320, 98, 10, p.deep) +
  circle(150, 132, 10, p.deep) +
  circle(490, 132, 10, p.deep) +
  pan(150, 226) +
  pan(490, 226) +
  // Two unknown boxes and one weight balance seven.
  rect(88, 168, 58, 58, p.spark, 10) +
  sign('X', 117, 197, 30, white, 3) +
  rect(152, 168, 58, 58, p.spark, 10) +
  sign('X', 181, 197, 30, white, 3) +
  circle(149, 146, 20, p.pop) +
  sign('1', 149, 146, 20, p.ink, 3) +
  times(4, (i) => circle(440 + i * 34, 206, 20, p.pop) + sign('1', 440 + i * 34, 206, 20, p.ink, 3)) +
  times(3, (i) => circle(457 + i * 34, 172, 20, p.pop) + sign('1', 457 + i * 34, 172, 20, p.ink, 3)) +
  rect(228, 280, 184, 52, white, 26) +
  text('X = 3', 320, 294, 24, p.main, 3);

const wedge = (x: number, y: number, r: number, from: number, fill: string): string => {
  const [ax, ay] = polar(x, y, r, from);
  const [bx, by] = polar(x, y, r, from + 60);
  return shape(
    `M${x} ${y}L${Math.round(ax)} ${Math.round(ay)}A${r} ${r} 0 0 1 ${Math.round(bx)} ${Math.round(by)}z`,
    fill,
  );
};

const fractionKitchen: Scene = () =>
  stage(p, 'main', 'none') +
  rect(0, 306, 640, 94, p.deep) +
  shadow(262, 330, 190, p.ink) +
  circle(250, 200, 156, p.ink) +
  circle(250, 200, 142, '#3a2a55') +
  rect(392, 186, 150, 26, p.ink, 13) +
  times(5, (i) => wedge(250, 200, 118, i * 60 - 30, i % 2 ? '#f0c987' : '#e8b96c')) +
  wedge(284, 180, 118, -90, p.pop) +
  times(7, (i) => circle(196 + ((i * 53) % 110), 170 + ((i * 37) % 110), 6, '#c98f4d')) +
  // Half a cup of flour, and the rolling pin.
  shape('M452 262h110l-10 96q-2 12-14 12h-62q-12 0-14-12z', white, { opacity: '.95' }) +
  shape('M458 314h98l-4 44q-2 12-14 12h-62q-12 0-14-12z', '#f3dfb4') +
  line('M562 282q36 4 30 34-6 22-36 22', white, 9) +
  line('M470 290h22M470 314h30M470 338h22', p.main, 5) +
  at(
    500,
    84,
    [rect(-86, -24, 172, 48, '#d99a5b', 20), rect(-124, -11, 40, 22, wood, 11), rect(84, -11, 40, 22, wood, 11)],
    1,
    -16,
  ) +
  at(
    92,
    92,
    [
      rect(-44, -52, 88, 104, white, 16),
      sign('1', 0, -26, 28, p.spark, 3),
      line('M-22 0h44', p.ink, 6),
      sign('6', 0, 28, 28, p.deep, 3),
    ],
    0.96,
    -6,
  );

const door = (x: number, fill: string, panel: string): string =>
  shape(`M${x - 68} 330V158q0-62 68-62t68 62v172z`, p.ink) +
  shape(`M${x - 54} 330V160q0-50 54-50t54 50v170z`, fill) +
  shape(`M${x - 34} 210v-46q0-32 34-32t34 32v46z`, panel) +
  rect(x - 34, 228, 68, 80, panel, 8) +
  circle(x + 42, 222, 7, p.pop);

const thinkingStraight: Scene = () =>
  stage(p, 'light', 'none') +
  rect(0, 330, 640, 70, p.mid) +
  poly([250, 330, 390, 330, 480, 400, 160, 400], p.pale) +
  door(196, mint, '#8ee6cf') +
  door(444, p.spark, '#ff9dab') +
  // One always lies, one never does: what would you ask?
  speech(86, 84, white, 1) +
  tick(86, 80, '#14a38f', 0.8) +
  speech(554, 84, white, -1) +
  line('M534 60l38 38m0-38l-38 38', p.spark, 11) +
  circle(320, 292, 40, p.deep) +
  shape('M256 400q0-68 64-68t64 68z', p.deep) +
  sign('?', 320, 292, 40, white, 3) +
  at(
    320,
    116,
    [
      circle(0, 0, 40, p.pop),
      circle(0, 0, 18, p.light),
      rect(-9, 36, 18, 84, p.pop, 4),
      rect(4, 78, 30, 15, p.pop, 4),
      rect(4, 102, 24, 15, p.pop, 4),
    ],
    0.8,
    18,
  );

const tilesOfLahoreFort: Scene = () => {
  const hex = (x: number, y: number, r: number, fill: string) => star(x, y, r, fill, 6, 0.577);
  const half = (r: number) =>
    Array.from({ length: 7 }, (_, i) => polar(320, 220, i % 2 ? r * 0.577 : r, -90 - i * 30)).flat();
  return (
    stage(p, 'ink', 'none') +
    shape('M96 400V186q0-88 96-118 80-24 128-60 48 36 128 60 96 30 96 118v214z', p.main) +
    shape('M128 400V196q0-72 84-98 66-20 108-50 42 30 108 50 84 26 84 98v204z', p.pale) +
    // One side is painted; the mirror line promises the other.
    poly(half(118), p.deep) +
    poly(half(64), p.pop) +
    stamped('t', hex(0, 0, 40, p.spark) + circle(0, 0, 10, white), [
      [183, 299],
      [183, 141],
    ]) +
    stamped(
      'u',
      poly(Array.from({ length: 6 }, (_, i) => polar(0, 0, 33, i * 60 + 30)).flat(), '#2aa8c4') +
        circle(0, 0, 9, white),
      [
        [217, 220],
        [268, 309],
        [268, 131],
      ],
    ) +
    group(
      { 'stroke-width': '4', stroke: p.mid, 'stroke-dasharray': '2 9', transform: 'translate(640 0)scale(-1 1)' },
      poly(half(118), 'none') + poly(half(64), 'none') + hex(183, 299, 40, 'none') + hex(183, 141, 40, 'none'),
      [
        [217, 220],
        [268, 309],
        [268, 131],
      ]
        .map(([x = 0, y = 0]) => poly(Array.from({ length: 6 }, (_, i) => polar(x, y, 33, i * 60 + 30)).flat(), 'none'))
        .join(''),
    ) +
    line('M320 84V400', p.spark, 4, { 'stroke-dasharray': '14 12' }) +
    mirrored(320, khatim(48, 96, 30, p.deep) + khatim(48, 208, 22, p.deep) + khatim(48, 316, 30, p.deep)) +
    at(
      506,
      300,
      [
        line('M-52-92L-16 44', p.pop, 13),
        line('M-52-92L-92 44', p.pop, 13),
        circle(-52, -100, 20, p.spark),
        circle(-52, -100, 8, white),
      ],
      0.9,
      16,
    )
  );
};

const fallback: Scene = (roll) =>
  stage(p, roll() < 0.5 ? 'pale' : 'light', 'grid') +
  poly([320, 70, 470, 150, 470, 280, 320, 350, 170, 280, 170, 150], p.main) +
  poly([320, 70, 470, 150, 320, 220, 170, 150], p.light) +
  poly([320, 220, 470, 150, 470, 280, 320, 350], p.deep) +
  sign(['+', '÷', '×', '='][Math.floor(roll() * 4)] ?? '+', 320, 146, 44, p.deep, 3) +
  confetti(String(roll()), [p.main, p.pop, p.spark]);

export const maths: Record<string, Scene> = {
  'bazaar-maths': bazaarMaths,
  'cricket-by-numbers': cricketByNumbers,
  'curves-of-change': curvesOfChange,
  'fair-or-not': fairOrNot,
  'first-algebra': firstAlgebra,
  'fraction-kitchen': fractionKitchen,
  'thinking-straight': thinkingStraight,
  'tiles-of-lahore-fort': tilesOfLahoreFort,
};

export const mathsFallback = fallback;
