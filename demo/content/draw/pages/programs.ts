import { sign } from '../glyphs.ts';
import { polyhedron } from '../hero.ts';
import { atom, cloud, mountain, planet, sparkle, star } from '../motifs/nature.ts';
import { browser, laptop, phone, tick } from '../motifs/screen.ts';
import { dashed, rocket } from '../motifs/things.ts';
import { brand, palettes, sun, white } from '../palette.ts';
import { at, circle, line, picture, poly, rect, shape } from '../svg.ts';
import { person } from './people-at.ts';

const { science, technology, engineering, arts } = palettes;

const night = '#2a1065';
const lilac = '#d6c8fd';

/** Three programmes, each breaking out of its screen. */
const webPlatform = (): string =>
  rect(0, 0, 640, 480, technology.light) +
  circle(320, 250, 200, technology.mid) +
  browser(90, 90, 460, 280, technology.deep, night, '') +
  planet(300, 270, 96, arts.mid, arts.main, sun) +
  mountain(150, 404, 60, 60, science.main, science.deep, white) +
  rocket(470, 150, white, arts.main, technology.pop, sun, 0.92, 30) +
  circle(170, 180, 5, white) +
  circle(230, 150, 4, white) +
  circle(400, 340, 5, white) +
  circle(420, 250, 4, white) +
  atom(470, 330, 50, science.mid, sun, white, 5) +
  dashed('M130 350q60 60 160 20', white, 5) +
  sparkle(580, 110, 20, sun) +
  sparkle(66, 350, 18, white);

/** A pupil's tile in a call, small enough for a head and shoulders. */
const pupil = (y: number, ground: string, skin: string, cloth: string): string =>
  at(
    181,
    y,
    rect(-39, 0, 78, 42, ground, 4) +
      shape('M-20 42q2-14 20-14t20 14z', cloth) +
      circle(0, 19, 11, skin) +
      shape('M-12 18q-1-13 12-13t12 13q-4-7-12-7t-12 7z', night) +
      line('M-4 20h.1m7.9 0h.1', night, 2.6) +
      line('M-3 24q3 2 6 0', night, 1.6),
  );

const liveClass = (): string =>
  rect(0, 0, 640, 480, arts.light) +
  circle(320, 230, 200, arts.mid) +
  laptop(
    320,
    384,
    night,
    white,
    '#cbb8f7',
    rect(0, 0, 138, 136, science.light, 6) +
      person(1, 69, 136, 0.52) +
      pupil(0, technology.light, '#a5683d', science.main) +
      pupil(47, '#ffe6ac', '#dba26e', arts.main) +
      pupil(94, lilac, '#eabb8d', engineering.main),
    1.86,
  ) +
  at(104, 132, [
    rect(-54, -40, 108, 70, white, 24),
    poly([0, 24, 34, 24, 40, 56], white),
    sign('?', 0, -5, 34, brand, 3),
  ]) +
  at(546, 118, [rect(-54, -40, 108, 70, brand, 24), poly([0, 24, -34, 24, -40, 56], brand), tick(0, -6, white, 0.7)]);

const mobileApp = (): string =>
  rect(0, 0, 640, 480, engineering.light) +
  circle(320, 240, 200, engineering.mid) +
  phone(
    320,
    240,
    night,
    '#a7eeda',
    rect(0, 0, 94, 178, '#a9dcf0', 8) +
      shape('M0 120q24-20 47 0t47-6v64H0z', science.mid) +
      dashed('M20 160Q70 150 50 118T74 60', white, 5, '1 9') +
      circle(20, 160, 9, sun) +
      circle(52, 122, 9, sun) +
      star(74, 54, 15, sun, 5, 0.5) +
      cloud(30, 40, white, 0.22),
    1.95,
    -6,
  ) +
  at(520, 190, [circle(0, 0, 50, sun), circle(0, 0, 38, '#e09a12'), star(0, 0, 26, sun, 5, 0.5)]) +
  at(118, 320, [circle(0, 0, 42, sun), circle(0, 0, 31, '#e09a12'), star(0, 0, 21, sun, 5, 0.5)]) +
  at(
    120,
    150,
    [
      rect(-64, -34, 128, 68, brand, 34),
      shape('M0 22C-34-2-26-26-12-26-4-26 0-18 0-18s4-8 12-8C26-26 34-2 0 22z', arts.main, {
        transform: 'translate(-26 2)',
      }),
      sign('+', 26, -4, 22, white, 3),
    ],
    1,
    -8,
  ) +
  polyhedron(530, 350, 50);

export const programs = (): [string, string][] => [
  ['programs/p1.svg', picture(640, 480, webPlatform())],
  ['programs/p2.svg', picture(640, 480, liveClass())],
  ['programs/p3.svg', picture(640, 480, mobileApp())],
];
