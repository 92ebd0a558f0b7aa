import { bird, butterfly, cloud, drop, leaf, moon, mountain, sparkle, star, sunburst, wave } from '../motifs/nature.ts';
import { stage } from '../motifs/stage.ts';
import { palettes, white } from '../palette.ts';
import { at, circle, ellipse, line, poly, rect, ring, shape, times } from '../svg.ts';
import type { Scene } from './scene.ts';

const p = palettes.science;

const backyardWildlife: Scene = () =>
  stage(p, 'light', 'hill') +
  circle(130, 88, 46, p.pop) +
  // A mango branch with a myna on it.
  shape('M0 196q150-34 330 6 60 12 120 4 8 14-6 18-70 14-140-2Q160 190 0 226z', '#7a4a24') +
  leaf(90, 196, -150, p.main, p.deep, 1.1) +
  leaf(120, 198, -40, p.deep, p.main, 1.1) +
  leaf(60, 206, 40, p.main, p.deep, 1.2) +
  leaf(430, 212, -30, p.main, p.deep, 1) +
  leaf(420, 214, 40, p.deep, p.main, 1.05) +
  line('M210 206v34M262 206v24', '#7a4a24', 6) +
  shape('M210 236c40 6 46 60 20 80-30 16-58-10-54-40 2-24 14-36 34-40z', p.pop) +
  shape('M186 288c6 22 22 34 44 28 20-14 24-44 10-64-2 26-22 42-54 36z', p.spark, { opacity: '.75' }) +
  shape('M262 228c30 6 36 42 16 60-24 14-46-8-42-32 2-16 12-26 26-28z', p.pop) +
  bird(356, 152, p.ink, '#2c5a58', p.pop, 1.15) +
  circle(395, 99, 11, 'none', { stroke: p.pop, 'stroke-width': 5 }) +
  butterfly(524, 132, p.spark, p.pop, p.ink, 0.72, 16) +
  line('M440 400q4-40-10-60M470 400q0-50 16-72M506 400q-2-30 8-50', p.deep, 8);

const karachiCoast: Scene = () =>
  stage(p, 'pale', 'none') +
  circle(470, 128, 62, p.pop) +
  wave(196, p.light, 120, 16) +
  // A fishing boat under a lateen sail.
  line('M238 226V52', p.ink, 9) +
  shape('M244 54q120 44 128 150H244z', p.spark) +
  shape('M232 84q-66 44-74 120h74z', white) +
  shape('M130 214h256q-14 62-60 62H196q-50-6-66-62z', p.deep) +
  line('M150 238h220', p.pop, 8) +
  wave(262, p.mid, 120, 20, 400, -30) +
  wave(318, p.main, 120, 18) +
  at(
    486,
    312,
    [
      shape(
        'M-40-24q-50-40-72-4 24 24 66 16zM44-26q34-50 62-20-18 30-52 36zM-36 30q-30 22-14 36 24-4 32-28zM36 30q30 18 18 34-24 0-34-26z',
        p.light,
      ),
      ellipse(86, 2, 26, 20, p.light),
      circle(96, -4, 4.5, p.ink),
      ellipse(0, 0, 66, 48, p.deep),
      poly([0, -26, 24, -12, 24, 12, 0, 26, -24, 12, -24, -12], p.mid),
      line('M0-26V-44M24-12l22-12M24 12l22 12M0 26v18M-24 12l-22 12M-24-12l-22-12', p.mid, 5),
    ],
    1,
    -10,
  ) +
  shape('M0 348q120-34 250 52H0z', '#f7dfae') +
  star(98, 366, 26, p.spark, 5, 0.5) +
  circle(168, 378, 5, '#d9b878') +
  circle(40, 378, 5, '#d9b878') +
  line('M28 120q16-16 28 0 12-16 28 0M96 76q12-12 22 0 10-12 22 0', p.ink, 5);

const monsoonWatch: Scene = () =>
  stage(p, 'main', 'hill') +
  sunburst(440, 96, 46, p.pop) +
  cloud(318, 166, white, 1.5) +
  cloud(178, 126, p.light, 0.95) +
  poly([306, 166, 350, 166, 330, 204, 360, 204, 296, 282, 314, 222, 286, 222], p.pop) +
  times(8, (i) => drop((i < 4 ? 204 : 266) + i * 26, 208 + ((i * 37) % 54), 9, p.light)) +
  // The gauge with its scale, and a windsock on a pole.
  shape('M116 236h88l-14 24v102q0 12-12 12h-36q-12 0-12-12V260z', white) +
  shape('M130 312q15-8 30 0t30 0v50q0 12-12 12h-36q-12 0-12-12z', p.pop) +
  line('M174 280h14M168 298h20M174 316h14M168 334h20', p.ink, 5) +
  line('M500 384V214', p.ink, 9) +
  shape('M504 208l100 14v32l-100 14z', white) +
  shape('M504 208l28 4v52l-28 4zM560 216l24 4v36l-24 4z', p.spark);

const nightSky: Scene = () =>
  rect(0, 0, 640, 400, p.ink) +
  ellipse(320, 430, 460, 260, '#135350') +
  moon(520, 96, 42, p.pop) +
  line('M92 96l66-34 70 40 74-8 40 70-74 30-40-92', p.mid, 3) +
  [
    [92, 96],
    [158, 62],
    [228, 102],
    [302, 94],
    [342, 164],
    [268, 194],
  ]
    .map(([x = 0, y = 0]) => sparkle(x, y, 13, white))
    .join('') +
  times(12, (i) => circle(30 + ((i * 137) % 590), 24 + ((i * 71) % 190), 2.5, p.light)) +
  line('M404 40l64 52', white, 5, { opacity: '.8' }) +
  sparkle(402, 38, 10, white) +
  // Dunes, a roof and the telescope on it.
  shape('M0 330q140-70 320-20t320-30v120H0z', p.deep) +
  shape('M0 372q180-60 350-24t290-6v58H0z', p.main) +
  line('M316 286l-44 76M324 286l44 76M320 286v72', p.light, 9) +
  at(
    322,
    276,
    [rect(-86, -20, 128, 40, white, 8), rect(34, -26, 44, 52, p.spark, 8), rect(-112, -13, 32, 26, p.pop, 6)],
    1,
    -36,
  ) +
  circle(320, 282, 13, p.ink) +
  // A khejri tree.
  line('M536 356v-52M536 322l-24-22M536 326l22-20', '#6b3f1e', 9) +
  ellipse(510, 292, 34, 18, p.mid) +
  ellipse(556, 288, 40, 22, p.mid) +
  ellipse(534, 270, 34, 20, p.light);

const rocksAndGlaciers: Scene = () =>
  stage(p, 'pale', 'none') +
  circle(520, 84, 46, p.pop) +
  cloud(92, 96, white, 0.8) +
  mountain(500, 308, 170, 190, p.mid, p.main, white) +
  mountain(120, 308, 160, 170, p.mid, p.main, white) +
  mountain(316, 316, 220, 286, p.main, p.deep, white) +
  // The glacier's tongue, then the layers under it.
  shape('M282 126q40 50 14 96t-30 94h130q-4-46-36-74t-20-112z', '#e2f6ff') +
  line('M310 150q22 44 6 80M336 214q2 34 22 54M300 262q-8 20-8 36M328 268q6 20 8 34', '#9ad6ee', 5) +
  rect(0, 306, 640, 30, '#c98f56') +
  rect(0, 334, 640, 66, '#c98f56') +
  shape('M0 344q160-22 320 0t320 0v56H0z', '#9c6635') +
  shape('M0 372q160-22 320 0t320 0v28H0z', p.ink) +
  ring(130, 362, 15, p.pop, 6) +
  ring(130, 362, 5, p.pop, 5) +
  poly([492, 356, 520, 342, 546, 358, 534, 382, 502, 380], p.mid) +
  poly([520, 342, 546, 358, 522, 364], p.light) +
  at(210, 300, [rect(-6, -8, 12, 92, '#8a5a2b', 6), shape('M-44-30h58l26 18-26 16h-58z', p.spark)], 0.9, 32);

export const scienceNature: Record<string, Scene> = {
  'backyard-wildlife': backyardWildlife,
  'karachi-coast-science': karachiCoast,
  'monsoon-watch': monsoonWatch,
  'night-sky-of-pakistan': nightSky,
  'rocks-glaciers-and-k2': rocksAndGlaciers,
};
