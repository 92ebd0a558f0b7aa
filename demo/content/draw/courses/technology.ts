import { sign, text } from '../glyphs.ts';
import { cloud, sparkle, star } from '../motifs/nature.ts';
import { cursor, padlock, speech, tick } from '../motifs/screen.ts';
import { confetti, stage } from '../motifs/stage.ts';
import { browser, dashed, laptop, magnifier, phone, robot } from '../motifs/things.ts';
import { palettes, white } from '../palette.ts';
import { at, circle, line, polar, poly, rect, ring, shape, times } from '../svg.ts';
import type { Scene } from './scene.ts';

const p = palettes.technology;
const rose = '#ff7a9a';
const mint = '#4fd1b5';

const codes: Scene = () =>
  stage(p, 'deep', 'none') +
  circle(320, 206, 184, p.main) +
  circle(320, 206, 172, p.light) +
  times(12, (i) => {
    const [x, y] = polar(320, 206, 147, i * 30 - 90);
    return sign('SALMKQZRTHVE'[i] ?? 'A', x, y, 27, p.deep, 2.8);
  }) +
  circle(320, 206, 122, p.ink) +
  times(12, (i) => {
    const [x, y] = polar(320, 206, 99, i * 30 - 75);
    return sign('730291845620'[i] ?? '0', x, y, 20, p.pop, 2.8);
  }) +
  circle(320, 206, 76, p.main) +
  poly([306, 12, 334, 12, 320, 38], p.spark, { stroke: p.spark, 'stroke-width': 8 }) +
  padlock(320, 214, p.spark, white, p.ink, 0.8) +
  line('M40 96h60v60h40M40 306h44v-50h52M600 90h-52v74h-46M600 318h-70v-62h-24', p.main, 7) +
  circle(40, 96, 10, p.pop) +
  circle(40, 306, 10, p.spark) +
  circle(600, 90, 10, p.spark) +
  circle(600, 318, 10, p.pop);

const dataDetectives: Scene = () =>
  stage(p, 'pale', 'grid') +
  line('M96 60v270h448', p.deep, 9) +
  [
    [134, 96, p.mid],
    [204, 150, p.main],
    [274, 112, p.mid],
    [344, 206, p.spark],
    [414, 168, p.main],
    [484, 128, p.mid],
  ]
    .map(([x, h, c]) => rect(Number(x), 326 - Number(h), 48, Number(h), String(c), 8))
    .join('') +
  line('M158 206l70-58 70 40 70-92 70 42 70-52', rose, 8) +
  [
    [158, 206],
    [228, 148],
    [298, 188],
    [438, 138],
    [508, 86],
  ]
    .map(([x = 0, y = 0]) => circle(x, y, 11, white) + ring(x, y, 11, rose, 7))
    .join('') +
  magnifier(370, 146, 78, 'rgba(255,255,255,.62)', p.ink, p.deep, 48) +
  rect(336, 130, 66, 94, p.spark, 8) +
  line('M306 162l64-66 62 40', rose, 11) +
  circle(370, 98, 17, white) +
  ring(370, 98, 17, rose, 9) +
  sign('?', 566, 62, 40, p.main, 3) +
  sign('?', 60, 356, 26, p.mid, 3);

const javascriptApps: Scene = () =>
  stage(p, 'mid', 'hill') +
  text('<', 66, 150, 84, white, 2.4) +
  text('>', 574, 150, 84, white, 2.4) +
  // A list, a weather board, a money changer.
  phone(
    196,
    214,
    p.ink,
    white,
    rect(12, 14, 50, 10, p.main, 5) +
      times(
        4,
        (i) =>
          rect(12, 44 + i * 32, 20, 20, i < 3 ? mint : p.light, 6) +
          (i < 3 ? line(`M16 ${54 + i * 32}l4 5 8-9`, white, 3.5) : '') +
          line(`M42 ${54 + i * 32}h${[36, 24, 32, 28][i] ?? 30}`, p.light, 7),
      ),
    1.12,
    -10,
  ) +
  phone(
    444,
    214,
    p.ink,
    '#fff6df',
    rect(0, 0, 94, 74, p.spark) +
      circle(32, 38, 20, white) +
      sign('1', 32, 38, 18, p.deep, 3) +
      circle(66, 38, 20, white) +
      sign('5', 66, 38, 18, p.deep, 3) +
      line('M22 104h50m-10-10l10 10-10 10M72 138H22m10-10l-10 10 10 10', p.main, 6),
    1.12,
    10,
  ) +
  phone(
    320,
    196,
    p.ink,
    p.main,
    circle(62, 50, 19, p.spark) +
      cloud(44, 88, white, 0.38) +
      line('M14 122h66', p.mid, 3) +
      line('M16 158l16-14 18 8 28-22', p.pop, 5),
    1.34,
  ) +
  cursor(372, 268, white, p.ink, 1.3);

const machineLearning: Scene = () => {
  const layers = [
    [150, 4],
    [262, 5],
    [374, 4],
    [478, 2],
  ] as const;
  const spots = layers.map(([x, n]) => Array.from({ length: n }, (_, i) => [x, 200 + (i - (n - 1) / 2) * 72] as const));
  const wires = spots
    .slice(0, -1)
    .map((from, k) =>
      from.map(([x, y]) => (spots[k + 1] ?? []).map(([a, b]) => `M${x} ${y}L${a} ${b}`).join('')).join(''),
    )
    .join('');
  return (
    stage(p, 'ink', 'none') +
    line(wires, p.deep, 4) +
    line('M150 164L262 128 374 164 478 164M150 236L262 272 374 164', p.pop, 6) +
    spots
      .map((layer, k) =>
        layer
          .map(
            ([x, y], i) =>
              circle(x, y, 21, [p.main, p.mid, p.main, i ? p.deep : p.spark][k] ?? p.mid) +
              (k === 3 && !i ? '' : circle(x, y, 8, p.ink, { opacity: '.5' })),
          )
          .join(''),
      )
      .join('') +
    tick(478, 164, p.ink, 0.62) +
    // Is it a mango or a lemon?
    at(64, 200, [
      rect(-44, -44, 88, 88, white, 16),
      shape('M-4-24c26-4 36 22 26 40-12 18-40 16-48 0-4-18 4-36 22-40z', p.spark),
      line('M0-24q2-10 14-12', '#14a38f', 6),
    ]) +
    shape('M560 130c30 4 42 38 26 62-18 24-56 18-64-6-4-26 12-50 38-56z', p.spark) +
    shape('M528 196c18 20 46 16 58-4 8-16 6-34-2-46 0 34-20 50-56 50z', '#f08c1a') +
    line('M560 130q2-16 20-20', mint, 8) +
    shape('M580 112q24-22 38-4-14 16-38 4z', mint) +
    line('M469 227l18 18m0-18l-18 18', p.mid, 7)
  );
};

const microbit: Scene = () => {
  const heart = [1, 3, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 16, 17, 18, 22];
  return (
    stage(p, 'light', 'disc') +
    confetti('microbit', [p.main, p.spark, rose]) +
    at(
      300,
      196,
      [
        rect(-150, -130, 300, 250, p.ink, 30),
        shape('M-150 76h300v14q0 30-30 30h-240q-30 0-30-30z', p.spark),
        times(5, (i) => circle(-112 + i * 56, 92, 19, p.spark) + circle(-112 + i * 56, 92, 12, p.ink)),
        times(25, (i) =>
          rect(-58 + (i % 5) * 26, -66 + Math.floor(i / 5) * 24, 12, 17, heart.includes(i) ? '#ff5d73' : p.deep, 4),
        ),
        circle(-108, -8, 30, p.light) + circle(-108, -8, 18, p.main),
        circle(108, -8, 30, p.light) + circle(108, -8, 18, p.main),
        rect(-40, -118, 80, 26, p.deep, 13) + circle(-18, -105, 6, p.pop) + circle(18, -105, 6, p.pop),
      ],
      1,
      -6,
    ) +
    // The plant that it looks after.
    line('M222 318q40 60 150 40 70-16 106-20', rose, 7) +
    shape('M470 292h116l-14 76q-2 14-16 14h-56q-14 0-16-14z', '#e8763a') +
    rect(462, 280, 132, 24, '#f7935a', 8) +
    line('M528 284v-82', '#0f766e', 8) +
    shape('M528 236q-54 4-62-44 54-6 62 44zM528 216q44 0 58-48-54-4-58 48z', mint) +
    rect(480, 312, 12, 44, p.light, 5)
  );
};

const python: Scene = () =>
  stage(p, 'pale', 'disc') +
  browser(
    136,
    66,
    300,
    216,
    p.deep,
    p.ink,
    line('M26 34h46M26 96h30M52 126h60M26 158h80', p.pop, 10) +
      line('M86 34h96M70 96h60M126 126h74', p.mid, 10) +
      line('M52 64h86M120 158h44', p.spark, 10) +
      line('M152 64h40', rose, 10),
  ) +
  // A friendly python, not a logo.
  line('M150 356h246q66 0 66-52t-58-52h-20q-56 0-56-52t62-52h54', mint, 46) +
  line('M150 356h246q66 0 66-52t-58-52h-20q-56 0-56-52t62-52h54', '#2fae94', 10, { 'stroke-dasharray': '2 26' }) +
  shape('M430 116h42q46 0 46 36t-46 36h-42q-26-36 0-72z', mint) +
  circle(478, 138, 11, white) +
  circle(481, 138, 5.5, p.ink) +
  line('M516 164l26 8m0 0l12-6m-12 6l8 12', rose, 6) +
  line('M486 172q12 0 20-6', p.ink, 5) +
  sparkle(560, 84, 22, p.spark) +
  sparkle(84, 120, 16, p.main) +
  sparkle(566, 300, 14, p.main);

const block = (x: number, y: number, w: number, fill: string, slot: string): string =>
  at(x, y, [
    shape(`M10 0h16l7 9h22l7-9h${w - 72}q10 0 10 10v34q0 10-10 10H62l-7 9H33l-7-9H10Q0 54 0 44V10Q0 0 10 0z`, fill),
    line(`M22 30h${w - 96}`, white, 8),
    rect(w - 56, 18, 40, 24, slot, 12),
  ]);

const gameMakers: Scene = () =>
  stage(p, 'main', 'none') +
  cloud(520, 96, p.mid, 0.9) +
  cloud(372, 70, p.mid, 0.6) +
  at(52, 70, [
    shape('M10 14q40-28 90 0h96q10 0 10 10v30q0 10-10 10H62l-7 9H33l-7-9H10Q0 64 0 54V24q0-10 10-10z', p.spark),
    line('M24 40h80', white, 8),
  ]) +
  block(52, 134, 230, '#3f9dff', '#c3e0ff') +
  block(52, 188, 196, '#b06bf5', '#e6d2ff') +
  block(52, 242, 250, mint, '#d5f7ee') +
  // The level: platforms, a coin, a jump.
  rect(300, 330, 340, 70, p.deep) +
  rect(300, 330, 340, 16, mint) +
  rect(500, 236, 120, 26, p.deep, 8) +
  rect(500, 236, 120, 12, mint, 6) +
  dashed('M376 300Q430 130 530 196', white, 5, '1 14') +
  times(3, (i) => circle(532 + i * 34, 200, 11, '#ffe08a')) +
  at(
    440,
    176,
    [
      star(0, 0, 56, p.spark, 5, 0.58).replace('/>', ` stroke="${p.spark}" stroke-width="12"/>`),
      circle(-13, -4, 9, white) + circle(13, -4, 9, white) + circle(-10, -3, 4.5, p.ink) + circle(16, -3, 4.5, p.ink),
      line('M-7 14q9 8 18 0', p.ink, 5),
    ],
    1,
    12,
  ) +
  poly([588, 330, 604, 296, 620, 330], rose) +
  poly([556, 330, 572, 296, 588, 330], rose);

const smartAndSafe: Scene = () =>
  stage(p, 'light', 'disc') +
  shape('M320 62q70 40 140 34 6 170-140 248-146-78-140-248 70 6 140-34z', p.deep) +
  shape('M320 88q58 32 114 30 0 140-114 202z', p.main) +
  shape('M320 88q-58 32-114 30 0 140 114 202z', '#6674f0') +
  tick(320, 206, white, 2.2) +
  speech(118, 130, white, -1) +
  line('M86 118h64M86 140h40', p.mid, 8) +
  speech(528, 122, rose, 1) +
  line('M528 96v28', white, 10) +
  circle(528, 144, 6, white) +
  at(112, 312, [rect(-70, -26, 140, 52, white, 26), times(4, (i) => circle(-42 + i * 28, 0, 8, p.deep))]) +
  padlock(528, 300, p.spark, p.ink, white, 0.86);

const webPages: Scene = () =>
  stage(p, 'deep', 'rays') +
  browser(
    96,
    54,
    400,
    258,
    p.main,
    white,
    rect(0, 0, 400, 92, p.light) +
      line('M28 32h120', p.deep, 14) +
      line('M28 60h80', p.mid, 8) +
      rect(300, 22, 72, 50, p.spark, 10) +
      times(
        3,
        (i) =>
          rect(24 + i * 122, 114, 108, 74, [rose, mint, p.mid][i] ?? p.mid, 10) +
          line(`M${24 + i * 122} 210h96M${24 + i * 122} 232h60`, p.light, 9),
      ),
  ) +
  phone(
    498,
    238,
    p.ink,
    white,
    rect(0, 0, 94, 50, p.light) +
      line('M12 22h46', p.deep, 9) +
      rect(12, 62, 70, 38, rose, 7) +
      rect(12, 108, 70, 38, mint, 7) +
      line('M12 162h54', p.light, 7),
    1.18,
  ) +
  at(70, 300, [rect(-52, -40, 176, 84, p.ink, 18), text('</>', 36, -20, 40, p.pop, 3)]);

const fallback: Scene = (roll) =>
  stage(p, roll() < 0.5 ? 'light' : 'pale', 'disc') +
  (roll() < 0.5
    ? robot(320, 240, p.main, p.ink, white, p.spark, 1.2)
    : laptop(320, 300, p.ink, p.main, p.deep, line('M24 34h60M24 62h110M50 90h80', white, 10), 1.3)) +
  confetti(String(roll()), [p.main, p.spark, rose]);

export const technology: Record<string, Scene> = {
  'codes-and-cyber-security': codes,
  'data-detectives': dataDetectives,
  'javascript-apps': javascriptApps,
  'machine-learning-for-teens': machineLearning,
  'microbit-inventors': microbit,
  'python-premium-course': python,
  'scratch-game-makers': gameMakers,
  'smart-and-safe-online': smartAndSafe,
  'web-pages-from-scratch': webPages,
};

export const technologyFallback = fallback;
