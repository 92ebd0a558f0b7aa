import { sign, text } from '../glyphs.ts';
import { khatim } from '../motifs/craft.ts';
import { sparkle, star } from '../motifs/nature.ts';
import { speech, tick } from '../motifs/screen.ts';
import { stage } from '../motifs/stage.ts';
import { palettes, white } from '../palette.ts';
import { at, circle, group, line, mirrored, polar, poly, rect, ring, shape, stamped, times } from '../svg.ts';
import type { Scene } from './scene.ts';

const p = palettes.maths;

const mint = '#4fd1b5';

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

export const mathsThought: Record<string, Scene> = {
  'curves-of-change': curvesOfChange,
  'first-algebra': firstAlgebra,
  'thinking-straight': thinkingStraight,
  'tiles-of-lahore-fort': tilesOfLahoreFort,
};
