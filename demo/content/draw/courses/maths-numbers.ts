import { sign, text } from '../glyphs.ts';
import { stage } from '../motifs/stage.ts';
import { shadow } from '../motifs/things.ts';
import { palettes, white } from '../palette.ts';
import { at, circle, ellipse, line, polar, poly, rect, ring, shape, times } from '../svg.ts';
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

export const mathsNumbers: Record<string, Scene> = {
  'bazaar-maths': bazaarMaths,
  'cricket-by-numbers': cricketByNumbers,
  'fair-or-not': fairOrNot,
  'fraction-kitchen': fractionKitchen,
};
