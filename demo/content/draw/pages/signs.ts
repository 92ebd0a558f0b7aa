import { sign, text } from '../glyphs.ts';
import { polyhedron } from '../hero.ts';
import { kite } from '../motifs/craft.ts';
import { atom, cloud, planet, sparkle, star, sunburst } from '../motifs/nature.ts';
import { rocket } from '../motifs/things.ts';
import { brand, palettes, sun, white } from '../palette.ts';
import { at, circle, line, picture, poly, rect, shape, times } from '../svg.ts';
import { person } from './people-at.ts';

const { science, technology, arts } = palettes;

const night = '#2a1065';

/** "Download" buttons with a sign of our own beside the words; nobody's trademark. */
const badge = (mark: string, words: [string, string]): string =>
  picture(
    270,
    80,
    rect(1, 1, 268, 78, '#14082f', 16) +
      `<rect x="1.5" y="1.5" width="267" height="77" rx="15.5" fill="none" stroke="#8b7fb0" stroke-width="2"/>` +
      mark +
      text(words[0], 80, 18, 13, '#cdbff0', 2.2, false) +
      text(words[1], 80, 42, 19, white, 2.6, false),
  );

const badges = (): [string, string][] => [
  [
    'badges/app-store.svg',
    badge(
      rect(26, 18, 32, 44, 'none', 7, { stroke: white, 'stroke-width': 4 }) +
        line('M42 28v17m-8-8l8 8 8-8', sun, 4) +
        line('M38 55h8', white, 3.4),
      ['GET IT ON THE', 'APP STORE'],
    ),
  ],
  [
    'badges/play-store.svg',
    badge(
      circle(42, 40, 22, 'none', { stroke: white, 'stroke-width': 4 }) +
        poly([37, 32, 50, 40, 37, 48], sun, { stroke: sun, 'stroke-width': 4 }),
      ['GET IT ON THE', 'PLAY STORE'],
    ),
  ],
];

/** The kite that got away: page not found. */
const notFound = (): string =>
  shape('M40 260C40 110 150 30 320 30s280 80 280 230-110 190-280 190S40 410 40 260z', '#e6dcff') +
  sunburst(506, 110, 30, sun) +
  cloud(170, 150, white, 0.66) +
  line('M40 190Q320 250 600 180', night, 5) +
  rect(92, 170, 14, 250, '#6b3f1e', 5) +
  rect(70, 186, 58, 10, '#6b3f1e', 5) +
  rect(540, 164, 14, 256, '#6b3f1e', 5) +
  rect(518, 180, 58, 10, '#6b3f1e', 5) +
  kite(330, 206, arts.main, '#ff86b3', night, sun, 0.96, 38) +
  line('M268 286q-30 40-10 70t-30 52', night, 4) +
  sign('4', 206, 360, 92, brand, 2.6) +
  sign('4', 434, 360, 92, brand, 2.6) +
  circle(320, 360, 48, brand) +
  circle(306, 352, 7, white) +
  circle(334, 352, 7, white) +
  line('M302 380q18-14 36 0', white, 7) +
  rect(60, 414, 520, 14, '#cbb8f7', 7) +
  sparkle(440, 300, 12, sun) +
  sparkle(200, 80, 14, brand);

/** A headset on somebody who is already elsewhere. */
const comingSoon = (): string =>
  rect(0, 0, 640, 480, night) +
  times(10, (i) => star(36 + i * 62, 40 + ((i * 83) % 400), 5, white, 4, 0.3)) +
  circle(320, 250, 210, '#4c1d95') +
  circle(320, 250, 150, brand) +
  person(21, 320, 480, 1.66) +
  at(
    320,
    272,
    [
      line('M-76 0Q0-26 76 0', '#14082f', 26),
      rect(-92, -44, 184, 88, white, 34),
      rect(-78, -32, 156, 64, '#14082f', 26),
      shape('M-52-32h104q26 0 26 26v4Q0 22-78-2v-4q0-26 26-26z', technology.main),
      circle(-34, -8, 9, technology.pop),
      sparkle(30, -12, 14, white),
    ],
    1.06,
  ) +
  planet(112, 132, 50, arts.mid, arts.main, sun) +
  rocket(536, 120, white, arts.main, technology.pop, sun, 0.62, 24) +
  atom(104, 352, 52, science.mid, sun, white, 5) +
  polyhedron(540, 340, 54, 1, [arts.main, arts.pale, arts.mid, arts.deep]);

export const signs = (): [string, string][] => [
  ...badges(),
  ['not-found.svg', picture(640, 480, notFound())],
  ['coming-soon.svg', picture(640, 480, comingSoon())],
];
