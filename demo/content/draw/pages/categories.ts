import { sign } from '../glyphs.ts';
import { polyhedron } from '../hero.ts';
import { palette } from '../motifs/craft.ts';
import { flask } from '../motifs/lab.ts';
import { atom, sparkle } from '../motifs/nature.ts';
import { robot } from '../motifs/screen.ts';
import { brush, gear, rocket } from '../motifs/things.ts';
import { type Palette, palettes, sun, white } from '../palette.ts';
import { circle, picture, rect } from '../svg.ts';

const plate = (p: Palette, ...inside: string[]): string =>
  picture(240, 240, rect(8, 8, 224, 224, p.light, 72) + circle(120, 120, 84, p.pale) + inside.join(''));

const { science, technology, engineering, arts, maths } = palettes;

/** One emblem for each subject, on its own ground so that it stands on light and dark pages. */
export const categories = (): [string, string][] => [
  [
    'categories/science.svg',
    plate(
      science,
      atom(120, 112, 88, science.mid, science.pale, science.spark, 6),
      flask(120, 190, white, science.main, science.deep, 0.78),
      sparkle(196, 52, 15, sun),
    ),
  ],
  [
    'categories/technology.svg',
    plate(
      technology,
      robot(120, 154, technology.main, technology.ink, technology.pop, sun, 0.72),
      sparkle(46, 66, 14, technology.main),
    ),
  ],
  [
    'categories/engineering.svg',
    plate(
      engineering,
      gear(94, 140, 68, 10, engineering.main, engineering.pale),
      gear(178, 176, 34, 8, engineering.pop, engineering.pale, 10),
      rocket(162, 78, white, engineering.spark, engineering.pop, sun, 0.42, 32),
    ),
  ],
  [
    'categories/arts.svg',
    plate(
      arts,
      palette(116, 132, '#e2b07a', arts.pale, [arts.main, sun, arts.spark, '#6d28d9'], 0.72),
      brush(158, 100, '#9a5b2c', '#d5d8e0', arts.deep, 32, 0.66),
    ),
  ],
  [
    'categories/maths.svg',
    plate(
      maths,
      polyhedron(120, 124, 66),
      sign('+', 52, 66, 30, maths.main, 3.4),
      sign('×', 192, 62, 30, maths.spark, 3.4),
      sign('÷', 190, 190, 28, maths.deep, 3.4),
      sign('=', 54, 190, 26, sun, 3.8),
    ),
  ],
];
