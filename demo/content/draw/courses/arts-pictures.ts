import { kite } from '../motifs/craft.ts';
import { cloud, sunburst } from '../motifs/nature.ts';
import { stage } from '../motifs/stage.ts';
import { pencil, shadow } from '../motifs/things.ts';
import { palettes, white } from '../palette.ts';
import { at, circle, ellipse, line, poly, rect, shape, times } from '../svg.ts';
import type { Scene } from './scene.ts';

const p = palettes.arts;

const wood = '#9a5b2c';
const sky = '#7ecbe8';

const drawWhatYouSee: Scene = () =>
  stage(p, 'pale', 'table') +
  line('M226 60L150 370M314 60l76 310M270 250v120', wood, 12) +
  rect(142, 54, 256, 206, white, 8) +
  rect(142, 54, 256, 206, 'none', 8, { stroke: p.deep, 'stroke-width': 8 }) +
  rect(132, 258, 276, 14, wood, 7) +
  // The pot, half drawn.
  line('M232 104h72M242 104q-4 22-24 34-34 26-18 66 12 26 68 26', p.deep, 6) +
  line('M294 104q4 22 24 34 34 26 18 66-12 26-68 26', p.mid, 6, { 'stroke-dasharray': '3 13' }) +
  line('M208 170q60 22 120 0', p.mid, 5) +
  // The pot itself.
  shadow(506, 352, 88, p.deep) +
  shape('M462 202h88v16q-4 14 20 32 44 34 22 78-14 26-86 26t-86-26q-22-44 22-78 24-18 20-32z', '#d8643c') +
  shape('M462 202h88v16q-4 14 20 32 44 34 22 78-14 26-56 26 20-60-8-100-30-22-24-52z', '#b84e2b') +
  rect(452, 190, 108, 18, '#e8794f', 9) +
  line('M428 284q78 26 156 0', p.pop, 7) +
  times(5, (i) => circle(446 + i * 30, 308 + (i % 4 ? 6 : 0), 5, p.pop)) +
  pencil(320, 190, 150, p.pop, p.ink, -48);

const kites: Scene = () =>
  rect(0, 0, 640, 400, sky) +
  sunburst(86, 84, 38, p.pop) +
  cloud(470, 128, white, 1) +
  cloud(190, 190, white, 0.7) +
  shape('M0 400v-70h70v-26h96v40h84v-30h110v46h90v-36h106v20h84v56z', p.deep) +
  shape('M0 400v-34h140v14h120v-22h150v26h230v16z', p.ink) +
  line('M330 214Q300 300 196 344', p.ink, 4) +
  line('M536 96Q606 200 600 330', p.ink, 4) +
  kite(330, 130, p.main, '#ff86b3', p.ink, p.pop, 1.2, 14) +
  kite(528, 84, p.spark, '#5fd0c0', p.ink, p.pale, 0.62, -18) +
  kite(196, 118, '#6d28d9', '#9a6bf0', p.ink, p.pop, 0.56, -8) +
  // A paper crane.
  at(
    470,
    262,
    [
      poly([-84, -24, 0, -66, 6, 22], white),
      poly([6, 22, 0, -66, 58, -40], p.light),
      poly([-84, -24, 6, 22, -30, 30], '#fbe3ee'),
      poly([6, 22, 92, -58, 46, 34], white),
      poly([92, -58, 112, -50, 84, -42], p.main),
      poly([-30, 30, 6, 22, 46, 34, 10, 52], p.light),
    ],
    0.86,
  );

const stopMotion: Scene = () =>
  stage(p, 'deep', 'none') +
  rect(-10, 246, 660, 128, p.ink) +
  times(16, (i) => rect(12 + i * 41, 258, 20, 14, p.deep, 4) + rect(12 + i * 41, 348, 20, 14, p.deep, 4)) +
  // A clay ball hops from frame to frame.
  times(5, (i) => {
    const x = 28 + i * 120;
    const y = [330, 304, 296, 304, 328][i] ?? 320;
    const squash = i === 0 || i === 4;
    return (
      rect(x, 282, 104, 56, [p.light, p.pale][i % 2] ?? p.pale, 6) +
      ellipse(x + 52, squash ? 326 : y + 6, squash ? 19 : 14, squash ? 11 : 15, p.main)
    );
  }) +
  at(214, 170, [
    rect(-96, -64, 192, 108, p.pop, 16),
    rect(-52, -88, 70, 30, p.pop, 8),
    circle(0, -10, 50, p.ink),
    circle(0, -10, 34, '#5b6fd8'),
    circle(-10, -20, 11, white),
    circle(70, -42, 9, p.main),
    line('M-78-40h22', p.ink, 7),
  ]) +
  at(452, 150, [
    rect(-96, -22, 192, 112, white, 12),
    at(
      -96,
      -26,
      [
        rect(0, -34, 194, 34, p.ink, 8),
        times(4, (i) => poly([14 + i * 48, 0, 34 + i * 48, -34, 56 + i * 48, -34, 36 + i * 48, 0], white)),
      ],
      1,
      -14,
    ),
    rect(-96, -22, 192, 28, p.ink, 4),
    times(4, (i) => poly([-84 + i * 48, 6, -104 + i * 48 + 40, -22, -42 + i * 48, -22, -62 + i * 48, 6], white)),
    poly([-18, 26, 34, 50, -18, 76], p.main, { stroke: p.main, 'stroke-width': 8 }),
  ]);

const stories: Scene = () =>
  stage(p, 'mid', 'none') +
  at(
    320,
    200,
    [
      rect(-236, -166, 472, 332, white, 14),
      // Far away; closer; what happens next?
      rect(-216, -146, 262, 140, sky, 6),
      circle(-20, -106, 22, p.pop),
      shape('M-216-6v-40l62-50 50 36 44-28 106 72v10z', p.spark),
      cloud(-150, -104, white, 0.44),
      rect(62, -146, 154, 140, p.pop, 6),
      circle(140, -50, 44, '#c6864f'),
      shape('M94-50q-4-56 46-56t46 56q-16-26-46-26t-46 26z', p.ink),
      circle(124, -46, 6, p.ink),
      circle(156, -46, 6, p.ink),
      line('M128-26q12 10 24 0', p.ink, 5),
      shape('M90-6q8-8 30-8h40q22 0 30 8z', p.main),
      rect(-216, 10, 154, 138, p.main, 6),
      poly(
        [
          -139, 22, -124, 52, -92, 42, -106, 72, -76, 86, -106, 98, -96, 130, -126, 116, -142, 142, -154, 114, -188,
          126, -176, 96, -206, 82, -174, 70, -188, 38, -154, 52,
        ],
        white,
      ),
      line('M-139 58v34', p.main, 13),
      circle(-139, 114, 7, p.main),
      rect(-46, 10, 262, 138, p.light, 6),
      rect(-24, 28, 132, 62, white, 24),
      poly([30, 84, 62, 84, 70, 112], white),
      line('M0 50h84M0 68h52', p.mid, 7),
      circle(150, 116, 34, '#eabb8d'),
      circle(138, 118, 5, p.ink),
      circle(162, 118, 5, p.ink),
      shape('M112 124q-8-54 38-54t38 54q-8-32-38-38-30 6-38 38z', p.ink),
      rect(-46, 140, 262, 8, p.mid),
    ],
    1.06,
    -4,
  ) +
  pencil(532, 352, 110, p.pop, p.ink, -52);

export const artsPictures: Record<string, Scene> = {
  'draw-what-you-see': drawWhatYouSee,
  'kites-and-paper': kites,
  'stop-motion-animation': stopMotion,
  'stories-in-pictures': stories,
};
