import { sign, text } from '../glyphs.ts';
import { cloud, sparkle, star } from '../motifs/nature.ts';
import { browser, cursor, phone } from '../motifs/screen.ts';
import { stage } from '../motifs/stage.ts';
import { dashed } from '../motifs/things.ts';
import { palettes, white } from '../palette.ts';
import { at, circle, line, poly, rect, shape, times } from '../svg.ts';
import type { Scene } from './scene.ts';

const p = palettes.technology;

const rose = '#ff7a9a';
const mint = '#4fd1b5';

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

export const technologyCode: Record<string, Scene> = {
  'javascript-apps': javascriptApps,
  'python-premium-course': python,
  'scratch-game-makers': gameMakers,
  'web-pages-from-scratch': webPages,
};
