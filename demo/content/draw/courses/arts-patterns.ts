import { khatim, paisley, rosette } from '../motifs/craft.ts';
import { stage } from '../motifs/stage.ts';
import { palettes, white } from '../palette.ts';
import { at, circle, ellipse, line, mirrored, poly, rect, ring, shape, stamped, times } from '../svg.ts';
import type { Scene } from './scene.ts';

const p = palettes.arts;

const indigo = '#2b2f77';
const wood = '#9a5b2c';

const ajrak: Scene = () =>
  rect(0, 0, 640, 400, '#a3203d') +
  rect(0, 0, 640, 34, indigo) +
  rect(0, 366, 640, 34, indigo) +
  times(11, (i) => circle(26 + i * 59, 17, 7, white) + circle(26 + i * 59, 383, 7, white)) +
  stamped('a', khatim(0, 0, 66, indigo) + ring(0, 0, 36, white, 5) + rosette(0, 0, 28, 8, p.main, white, '#a3203d'), [
    [90, 118],
    [244, 118],
    [398, 118],
    [552, 118],
    [90, 282],
    [244, 282],
    [398, 282],
  ]) +
  khatim(552, 282, 66, indigo) +
  times(3, (i) => khatim(167 + i * 154, 200, 22, p.pop) + circle(167 + i * 154, 200, 8, '#a3203d')) +
  // The block, lifted from its last print.
  at(
    520,
    262,
    [
      rect(-92, 20, 184, 40, '#6d3d18', 8),
      rect(-92, -8, 184, 44, wood, 8),
      line('M-70 14h140', '#7d4720', 5),
      shape('M-40-8q-6-40 10-60t60 0 10 60z', wood),
      ellipse(0, -70, 34, 18, '#b97a45'),
    ],
    1,
    -14,
  );

const mughalTiles: Scene = () =>
  rect(0, 0, 640, 400, '#0f8d86') +
  stamped(
    'a',
    khatim(0, 0, 80, p.main) + khatim(0, 0, 56, p.pale) + khatim(0, 0, 34, indigo) + circle(0, 0, 12, white),
    [
      [160, 40],
      [480, 40],
      [0, 200],
      [320, 200],
      [640, 200],
      [160, 360],
      [480, 360],
    ],
  ) +
  stamped(
    'b',
    khatim(0, 0, 80, p.deep) + khatim(0, 0, 56, p.pale) + khatim(0, 0, 34, p.pop) + circle(0, 0, 12, white),
    [
      [0, 40],
      [320, 40],
      [640, 40],
      [160, 200],
      [480, 200],
      [0, 360],
      [320, 360],
      [640, 360],
    ],
  ) +
  stamped(
    'c',
    poly([0, -58, 18, -18, 58, 0, 18, 18, 0, 58, -18, 18, -58, 0, -18, -18], p.light) + circle(0, 0, 12, '#0f8d86'),
    [
      [80, 120],
      [240, 120],
      [400, 120],
      [560, 120],
      [80, 280],
      [240, 280],
      [400, 280],
      [560, 280],
    ],
  ) +
  // Compass: every star begins as a circle.
  ring(320, 200, 112, white, 4, { 'stroke-dasharray': '4 10' }) +
  at(
    320,
    200,
    [
      line('M0-128L0 0', p.ink, 12),
      line('M0-128l88 66', p.ink, 12),
      circle(0, -132, 22, p.pop),
      circle(0, -132, 9, p.ink),
      line('M0-16V0M80-68l16 12', white, 6),
    ],
    1,
    28,
  );

const truckArt: Scene = () =>
  stage(p, 'light', 'rays') +
  // The crown above the cab.
  shape('M150 132q10-76 70-78 50-40 100-40t100 40q60 2 70 78z', p.main) +
  shape('M182 132q8-50 56-52 40-34 82-34t82 34q48 2 56 52z', p.pop) +
  rosette(320, 96, 34, 8, p.spark, white, p.main) +
  mirrored(320, paisley(238, 104, p.deep, p.pop, 0.56, 30)) +
  rect(132, 128, 376, 210, '#12a594', 18) +
  rect(132, 128, 376, 22, p.pop) +
  times(10, (i) => poly([132 + i * 37.6, 150, 169.6 + i * 37.6, 150, 150.8 + i * 37.6, 172], i % 2 ? white : p.main)) +
  rect(160, 178, 152, 66, p.ink, 10) +
  rect(328, 178, 152, 66, p.ink, 10) +
  mirrored(320, poly([172, 190, 214, 190, 186, 232, 172, 232], white, { opacity: '.25' })) +
  rect(150, 262, 340, 54, p.deep, 10) +
  stamped('a', rosette(0, 0, 21, 6, p.pop, white, p.main), [
    [180, 289],
    [250, 289],
    [320, 289],
    [390, 289],
    [460, 289],
  ]) +
  mirrored(320, circle(150, 336, 20, p.pop) + circle(150, 336, 11, white) + rect(164, 340, 62, 50, p.ink, 10)) +
  rect(112, 326, 416, 26, p.pop, 8) +
  times(8, (i) => circle(146 + i * 50, 339, 7, i % 2 ? p.spark : p.main)) +
  mirrored(320, line('M132 196h-34v44h34', p.ink, 7) + paisley(60, 320, p.main, p.pop, 0.9, -10));

const calligraphy: Scene = () =>
  stage(p, 'pale', 'arch') +
  // Alif, bay, noon: cut with a reed, measured in diamond dots.
  shape('M152 94q18 6 30 0-10 92 2 214-10 10-26 6-8-124-6-220z', p.ink) +
  shape('M226 224q10-12 26-10-14 40 32 50 70 10 138-14-4-24 8-36 20 30 10 62-86 40-172 26-60-18-42-78z', p.deep) +
  poly([324, 322, 344, 344, 324, 366, 304, 344], p.main) +
  shape('M470 88q20 6 30-4 40 92-26 112-66 10-76-62l18-20q10 50 48 44 34-10 6-70z', p.ink, {
    transform: 'translate(26 34)',
  }) +
  poly([474, 106, 494, 128, 474, 150, 454, 128], p.main) +
  times(3, (i) => poly([112, 130 + i * 50, 126, 146 + i * 50, 112, 162 + i * 50, 98, 146 + i * 50], p.mid)) +
  // The reed pen and its ink.
  at(
    246,
    214,
    [
      poly([0, 0, 16, -40, 34, -30, 14, 6], p.ink),
      shape('M14-38l22 11 84-176q-10-16-24-10z', wood),
      line('M58-96l18 9', '#7d4720', 5),
    ],
    1,
    14,
  ) +
  shape('M470 322h92l16 46q4 16-12 16H466q-16 0-12-16z', indigo) +
  rect(478, 300, 76, 26, '#454aa3', 8);

export const artsPatterns: Record<string, Scene> = {
  'ajrak-and-block-print': ajrak,
  'geometry-of-mughal-tiles': mughalTiles,
  'truck-art-studio': truckArt,
  'urdu-calligraphy': calligraphy,
};
