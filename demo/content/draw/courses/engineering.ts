import { cloud, mountain, pine, sparkle, sunburst, wave } from '../motifs/nature.ts';
import { confetti, stage } from '../motifs/stage.ts';
import { arrow, battery, bulb, dashed, gear, wheel } from '../motifs/things.ts';
import { rickshaw, truck } from '../motifs/vehicles.ts';
import { palettes, white } from '../palette.ts';
import { at, circle, ellipse, line, mirrored, poly, rect, ring, shape, times } from '../svg.ts';
import type { Scene } from './scene.ts';

const p = palettes.engineering;
const sky = '#8fd3ee';

const bridgeBuilders: Scene = () =>
  stage(p, 'pale', 'none') +
  circle(320, 236, 118, p.light) +
  circle(320, 236, 78, p.mid) +
  wave(318, sky, 90, 12) +
  wave(356, p.pop, 90, 12, 400, -30) +
  // A cantilever span over the Indus.
  shape('M0 262h96l-16 76H0zM544 262h96v76h-80z', '#8a4b16') +
  rect(0, 240, 640, 22, p.deep) +
  line(
    'M96 250L176 112l146 138 142-138 80 138M176 112v138M464 112v138M136 181l40 69M216 150v100M424 150v100M504 181l-40 69M256 188v62M384 188v62M176 112q144 118 288 0M216 150l40 100M424 150l-40 100M256 188l66 62 62-62',
    p.main,
    9,
  ) +
  rect(162, 262, 28, 84, '#8a4b16', 4) +
  rect(450, 262, 28, 84, '#8a4b16', 4) +
  circle(176, 112, 13, p.spark) +
  circle(464, 112, 13, p.spark) +
  at(316, 240, truck(p.spark, p.pop, p.ink, white), 0.5) +
  cloud(96, 84, white, 0.7) +
  cloud(560, 64, white, 0.55);

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

const roadsInTheSky: Scene = () =>
  stage(p, 'light', 'none') +
  sunburst(546, 78, 34, p.spark, 12) +
  mountain(498, 400, 250, 300, p.mid, p.main, white) +
  mountain(200, 400, 300, 360, p.main, p.deep, white) +
  // The road climbs in hairpins.
  line(
    'M70 404q120-26 246-22 60-4 44-34-20-24-190-22-56-2-40-30 16-20 150-20 46-2 34-26-16-18-110-18-38-2-26-24 10-16 74-18 28-4 20-18',
    p.ink,
    22,
  ) +
  line(
    'M70 404q120-26 246-22 60-4 44-34-20-24-190-22-56-2-40-30 16-20 150-20 46-2 34-26-16-18-110-18-38-2-26-24 10-16 74-18 28-4 20-18',
    white,
    3,
    { 'stroke-dasharray': '10 14' },
  ) +
  at(236, 377, truck('#2196c4', p.spark, p.ink, white), 0.42) +
  line('M430 300q40-50 100-20 40 30 16 70M456 312q30-30 66-10 24 20 8 46', p.deep, 4) +
  pine(566, 392, 92, '#3f8f6b', '#6b3f1e') +
  pine(610, 398, 70, '#2f7a59', '#6b3f1e') +
  pine(428, 398, 62, '#3f8f6b', '#6b3f1e');

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

const standing: Scene = () =>
  stage(p, 'main', 'none') +
  line('M0 96h150l18-40 26 84 30-112 30 128 26-84 20 24h340', p.light, 7, { opacity: '.55' }) +
  // A timber-laced house: stone courses, wooden bands.
  at(
    320,
    330,
    [
      rect(-96, -220, 192, 220, p.pale),
      times(5, (i) => rect(-104, -220 + i * 52, 208, 13, '#8a4b16', 4)),
      line('M-90-206V0M90-206V0M-90-60L90-4M90-60L-90-4', '#8a4b16', 11),
      times(3, (i) => rect(-64 + i * 50, -198, 30, 26, p.pop, 5)),
      shape('M-26 0v-84q0-16 26-16t26 16V0z', p.ink) + circle(14, -44, 4, p.pop),
      times(2, (i) => rect(-74 + i * 112, -148, 38, 32, p.pop, 5) + line(`M${-55 + i * 112}-148v32`, p.pale, 4)),
      poly([-124, -218, 0, -296, 124, -218], p.spark),
      line('M-124-218L0-296l124 78', p.ink, 10),
    ],
    1,
    3,
  ) +
  rect(100, 330, 440, 22, p.ink, 8) +
  times(7, (i) => circle(140 + i * 60, 366, 14, p.light) + circle(136 + i * 60, 362, 4, white)) +
  rect(0, 380, 640, 20, p.deep) +
  mirrored(320, line('M150 214q-20 26 0 52M118 196q-32 42 0 88', white, 9));

const waterWorks: Scene = () =>
  stage(p, 'light', 'none') +
  mountain(90, 250, 170, 170, p.mid, p.main, white) +
  mountain(560, 250, 180, 150, p.mid, p.main, white) +
  rect(0, 196, 640, 60, p.pop) +
  line('M40 216h50M130 232h40M520 216h56', sky, 6) +
  // The dam is thick at its foot; water leaves by three gates.
  shape('M96 178h448l60 222H36z', '#c9ccd6') +
  shape('M96 178h448l8 30H88z', '#eceef4') +
  rect(76, 164, 488, 20, p.ink, 6) +
  times(3, (i) => {
    const x = 206 + i * 114;
    return (
      shape(`M${x - 30} 244q30-22 60 0v26h-60z`, p.ink) +
      shape(`M${x - 24} 256h48l20 144h-88z`, p.pop) +
      line(`M${x - 8} 280l-8 96M${x + 10} 274l10 84`, sky, 6)
    );
  }) +
  shape('M0 400v-26q30-16 60 0t60 0 60 0 60 0 60 0 60 0 60 0 60 0 60 0 60 0 60 0v26z', sky) +
  gear(100, 318, 54, 8, p.main, p.pale) +
  circle(100, 318, 9, p.ink) +
  gear(540, 318, 54, 8, p.main, p.pale, 10) +
  circle(540, 318, 9, p.ink) +
  rect(296, 118, 48, 48, p.spark, 6) +
  poly([286, 120, 320, 92, 354, 120], p.ink) +
  rect(311, 130, 18, 18, p.light, 3);

const windAndWings: Scene = () =>
  rect(0, 0, 640, 400, '#dff3fb') +
  ellipse(150, 440, 330, 120, p.mid) +
  ellipse(520, 450, 340, 130, p.main) +
  cloud(470, 92, white, 1) +
  cloud(118, 176, white, 0.6) +
  line('M40 96h120q30 0 30-26t-26-24-20 26M60 128h236M430 250h40M150 40h60', p.pop, 7, { opacity: '.55' }) +
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

const fallback: Scene = (roll) =>
  stage(p, roll() < 0.5 ? 'pale' : 'light', 'disc') +
  gear(270, 220, 120, 12, p.main, p.pale, roll() * 30) +
  gear(440, 130, 74, 8, p.pop, p.pale, roll() * 40) +
  wheel(446, 292, 50, p.ink, white) +
  confetti(String(roll()), [p.main, p.spark, p.pop]) +
  arrow([120, 330], [180, 330], p.deep) +
  ring(110, 110, 26, p.spark, 9);

export const engineering: Record<string, Scene> = {
  'bridge-builders': bridgeBuilders,
  'bright-sparks': brightSparks,
  'gears-and-levers': gearsAndLevers,
  'roads-in-the-sky': roadsInTheSky,
  'robots-that-sense': robotsThatSense,
  'standing-through-the-shake': standing,
  'water-works': waterWorks,
  'wind-and-wings': windAndWings,
};

export const engineeringFallback = fallback;
