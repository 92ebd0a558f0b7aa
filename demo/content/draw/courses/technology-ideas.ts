import { sign } from '../glyphs.ts';
import { magnifier } from '../motifs/lab.ts';
import { padlock, speech, tick } from '../motifs/screen.ts';
import { confetti, stage } from '../motifs/stage.ts';
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

export const technologyIdeas: Record<string, Scene> = {
  'codes-and-cyber-security': codes,
  'data-detectives': dataDetectives,
  'machine-learning-for-teens': machineLearning,
  'microbit-inventors': microbit,
  'smart-and-safe-online': smartAndSafe,
};
