import { battery, bulb } from '../motifs/lab.ts';
import { cloud, sparkle } from '../motifs/nature.ts';
import { stage } from '../motifs/stage.ts';
import { dashed, gear } from '../motifs/things.ts';
import { rickshaw } from '../motifs/vehicles.ts';
import { palettes, white } from '../palette.ts';
import { at, circle, ellipse, line, poly, rect, shape } from '../svg.ts';
import type { Scene } from './scene.ts';

const p = palettes.engineering;

const brightSparks: Scene = () =>
  stage(p, 'light', 'none') +
  rect(76, 56, 488, 300, '#e2a765', 22) +
  rect(76, 56, 488, 300, p.pale, 22, { transform: 'translate(0 -12)' }) +
  line(
    'M166 274V156q0-24 24-24h46M296 132h48M404 132h48q24 0 24 24v44M476 246v26q0 28-28 28h-58M250 300h-56q-28 0-28-28',
    p.deep,
    9,
  ) +
  bulb(266, 130, p.main, '#9aa0ad', p.pale, 0.66) +
  bulb(374, 130, p.spark, '#9aa0ad', p.pale, 0.66) +
  line('M212 62l-14-12M230 34l-9-15M266 28V10M410 34l9-15M428 62l14-12M374 28V10', p.main, 7) +
  battery(320, 300, p.pop, '#d5d8e0', white, 1.16) +
  // A paper-clip switch, nearly closed.
  circle(476, 200, 14, p.ink) +
  circle(476, 246, 14, p.ink) +
  line('M476 200l44 36q12 10 2 18t-20-2l-34-32q-8-8-1-14t14 1l26 24', '#7d8597', 7) +
  at(166, 216, [rect(-26, -22, 52, 44, white, 10), line('M-14 0h28M0-12v24', p.spark, 6)]);

const gearsAndLevers: Scene = () =>
  stage(p, 'mid', 'none') +
  gear(150, 120, 108, 14, p.main, p.mid) +
  gear(486, 104, 84, 11, p.deep, p.mid, 8) +
  gear(330, 66, 66, 9, p.light, p.mid, 6) +
  rect(0, 336, 640, 64, p.deep) +
  dashed('M0 368h640', p.light, 7, '36 30') +
  at(318, 336, rickshaw(p.pop, '#ffd34d', p.ink, white, p.spark), 1.2);

const robotsThatSense: Scene = () =>
  stage(p, 'pale', 'grid') +
  line('M-10 300C90 300 90 96 230 96S330 300 440 300 560 180 650 150', p.ink, 30) +
  at(
    262,
    122,
    [
      rect(-58, -74, 26, 40, p.ink, 8) +
        rect(-58, 34, 26, 40, p.ink, 8) +
        rect(24, -74, 26, 40, p.ink, 8) +
        rect(24, 34, 26, 40, p.ink, 8),
      rect(-76, -52, 138, 104, p.main, 26),
      rect(-52, -32, 66, 64, p.deep, 12),
      circle(-19, 0, 18, p.pop) + circle(-19, 0, 8, white),
      rect(56, -44, 24, 88, p.spark, 8),
      circle(68, -26, 7, white) + circle(68, 0, 7, white) + circle(68, 26, 7, white),
      line('M-76-20h-16M-76 20h-16', p.deep, 7),
    ],
    1.12,
    44,
  ) +
  line('M378 178q14 6 20 20M398 160q24 8 32 32', p.spark, 8) +
  // The wobble that tells the controller how it is doing.
  rect(402, 34, 206, 94, white, 16) +
  line('M422 82h166', p.light, 4) +
  line('M422 82c12-64 22-64 32 0s20 44 28 0 16-26 24 0 14 12 20 0h62', p.pop, 7) +
  gear(96, 70, 46, 9, p.mid, p.pale, 4) +
  gear(560, 330, 38, 8, p.mid, p.pale);

const windAndWings: Scene = () =>
  rect(0, 0, 640, 400, '#dff3fb') +
  ellipse(150, 440, 330, 120, p.mid) +
  ellipse(520, 450, 340, 130, p.main) +
  cloud(470, 92, white, 1) +
  cloud(118, 176, white, 0.6) +
  line('M40 96h120q30 0 30-26t-26-24-20 26M60 128h236', p.pop, 7, { opacity: '.55' }) +
  poly([492, 364, 508, 190, 524, 190, 540, 364], white) +
  at(
    516,
    190,
    [0, 120, 240].map((turn) => at(0, 0, shape('M-4 0q-26-50-10-142 6-10 14 0 22 80 6 142z', p.spark), 1, turn + 18)),
  ) +
  circle(516, 190, 15, p.ink) +
  // A folded glider, its trail behind it.
  dashed('M52 330q120 20 176-70', p.deep, 6, '1 16') +
  at(
    300,
    190,
    [
      poly([110, -46, -112, -8, -46, 24], white),
      poly([110, -46, -46, 24, -30, 76], p.light),
      poly([110, -46, -30, 76, -6, 34], p.main),
      poly([110, -46, -6, 34, 54, 62], '#ffe9c7'),
    ],
    1.25,
  ) +
  sparkle(226, 92, 14, p.main);

export const engineeringMachines: Record<string, Scene> = {
  'bright-sparks': brightSparks,
  'gears-and-levers': gearsAndLevers,
  'robots-that-sense': robotsThatSense,
  'wind-and-wings': windAndWings,
};
