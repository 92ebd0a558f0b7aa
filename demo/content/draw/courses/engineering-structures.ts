import { cloud, mountain, pine, sunburst, wave } from '../motifs/nature.ts';
import { stage } from '../motifs/stage.ts';
import { gear } from '../motifs/things.ts';
import { truck } from '../motifs/vehicles.ts';
import { palettes, white } from '../palette.ts';
import { at, circle, line, mirrored, poly, rect, shape, times } from '../svg.ts';
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

export const engineeringStructures: Record<string, Scene> = {
  'bridge-builders': bridgeBuilders,
  'roads-in-the-sky': roadsInTheSky,
  'standing-through-the-shake': standing,
  'water-works': waterWorks,
};
