import { polyhedron } from '../hero.ts';
import { kite, rosette } from '../motifs/craft.ts';
import { atom, planet, sparkle, star } from '../motifs/nature.ts';
import { book, gear, rocket } from '../motifs/things.ts';
import { palettes, sun, white } from '../palette.ts';
import { at, circle, ellipse, line, mirrored, picture, rect, shape, times } from '../svg.ts';
import { person } from './people-at.ts';

const { science, technology, engineering, arts } = palettes;

const night = '#2a1065';
const lilac = '#d6c8fd';

/** The winner's cup, its foot at y; about 260 wide and 300 high. */
function cup(x: number, y: number, scale: number): string {
  return at(
    x,
    y,
    [
      line('M-76-250q-66-6-56 62 8 44 66 50M76-250q66-6 56 62-8 44-66 50', '#e09a12', 20),
      shape('M-86-272H86q4 190-86 190t-86-190z', sun),
      shape('M20-272h66q4 190-86 190 60-40 20-190z', '#f0ad1e'),
      rect(-16, -92, 32, 50, '#e09a12'),
      shape('M-56-16q0-32 56-32t56 32z', '#e09a12'),
      rect(-80, -20, 160, 46, '#5b21b6', 10),
      rect(-50, -8, 100, 22, sun, 5),
      star(0, -190, 48, white, 5, 0.5),
    ],
    scale,
  );
}

const leaves = (x: number, y: number): string =>
  times(5, (i) => {
    const a = (200 - i * 26) * (Math.PI / 180);
    return at(x + 176 * Math.cos(a), y + 176 * Math.sin(a), ellipse(0, 0, 14, 29, science.main), 1, 24 - i * 26);
  });

/** The cup in its laurels, with no ground of its own: it stands on cards of both themes. */
const award = (): string =>
  circle(240, 180, 166, lilac) +
  mirrored(240, leaves(240, 180)) +
  cup(240, 324, 0.9) +
  [
    [64, 52],
    [420, 62],
    [30, 190],
    [452, 196],
    [150, 20],
    [336, 18],
  ]
    .map(([x = 0, y = 0], i) =>
      i % 2 ? circle(x, y, 7, i > 3 ? arts.main : science.main) : sparkle(x, y, 15, i > 3 ? arts.main : sun),
    )
    .join('');

/** Slides on the purple panel: no ground of their own. */
const slides = (): [string, string][] => [
  [
    'auth/slide-1.svg',
    picture(
      480,
      360,
      circle(240, 190, 150, white, { opacity: '.14' }) +
        book(240, 290, '#4c1d95', white, '#cbb8f7', 1.24) +
        rocket(240, 130, white, arts.main, technology.pop, sun, 0.92, 14) +
        planet(86, 110, 36, arts.mid, arts.main, sun) +
        atom(398, 134, 44, science.mid, sun, white, 5) +
        sparkle(150, 60, 16, sun) +
        sparkle(352, 56, 12, white) +
        sparkle(60, 250, 14, white),
    ),
  ],
  [
    'auth/slide-2.svg',
    picture(
      480,
      360,
      circle(240, 190, 150, white, { opacity: '.14' }) +
        person(23, 116, 336, 0.94) +
        person(14, 364, 336, 0.94) +
        person(11, 240, 336, 1.06) +
        rect(24, 330, 432, 18, '#3b1580', 9) +
        gear(70, 80, 34, 9, engineering.mid, '#6d28d9') +
        kite(410, 76, science.main, science.mid, night, sun, 0.5, 16) +
        sparkle(240, 54, 18, sun) +
        sparkle(160, 84, 10, white),
    ),
  ],
  [
    'auth/slide-3.svg',
    picture(
      480,
      360,
      circle(240, 190, 150, white, { opacity: '.14' }) +
        cup(240, 322, 0.86) +
        [
          [76, 70, 16],
          [140, 36, 10],
          [342, 34, 12],
          [404, 92, 16],
          [66, 166, 10],
          [436, 180, 10],
        ]
          .map(([x = 0, y = 0, r = 0]) => sparkle(x, y, r, r > 12 ? sun : white))
          .join('') +
        polyhedron(90, 260, 44, 1, [arts.main, arts.pale, arts.mid, arts.deep]) +
        rosette(396, 258, 46, 8, science.mid, white, arts.main),
    ),
  ],
];

export const awards = (): [string, string][] => [...slides(), ['competition-award.svg', picture(480, 360, award())]];
