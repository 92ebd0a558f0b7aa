import { kite, rosette } from './motifs/craft.ts';
import { flask } from './motifs/lab.ts';
import { atom, planet, sparkle } from './motifs/nature.ts';
import { robot } from './motifs/screen.ts';
import { gear, rocket } from './motifs/things.ts';
import { brand, palettes, sun, white } from './palette.ts';
import { bust } from './people/avatar.ts';
import { cast } from './people/cast.ts';
import { at, circle, line, poly, rect, shape, times } from './svg.ts';

const { science, technology, engineering, arts, maths } = palettes;
const five = [science.main, technology.main, sun, arts.main, maths.main];
const shade = [science.deep, technology.deep, engineering.main, arts.deep, maths.deep];

/** Somebody of the cast, standing behind the counter. */
const stand = (number: number, x: number, y: number, scale: number): string => {
  const person = cast[number - 1];
  return person ? at(x - 120 * scale, y - 240 * scale, bust(person), scale) : '';
};

/** A solid of twenty faces seen from a corner; tones are its sides, front, lit side and foot. */
export const polyhedron = (
  x: number,
  y: number,
  r: number,
  scale = 1,
  [side, front, lit, foot]: [string, string, string, string] = [maths.main, maths.light, maths.mid, maths.deep],
): string =>
  at(
    x,
    y,
    [
      poly([0, -r, r * 0.87, -r * 0.5, r * 0.87, r * 0.5, 0, r, -r * 0.87, r * 0.5, -r * 0.87, -r * 0.5], side),
      poly([0, -r * 0.55, r * 0.5, r * 0.3, -r * 0.5, r * 0.3], front),
      poly([0, -r, 0, -r * 0.55, -r * 0.5, r * 0.3, -r * 0.87, -r * 0.5], lit),
      poly([0, r, -r * 0.5, r * 0.3, r * 0.5, r * 0.3], foot),
    ],
    scale,
  );

const stall = (): string =>
  times(5, (i) => {
    const x = 120 + i * 112;
    const top = 168 + i * 92.8;
    return (
      poly([top, 132, top + 92.8, 132, x + 112, 214, x, 214], five[i] ?? brand) +
      shape(`M${x} 212h112v14a56 40 0 0 1-112 0z`, shade[i] ?? brand)
    );
  });

const counter = (): string =>
  rect(98, 474, 604, 26, '#4c1d95', 10) +
  rect(120, 500, 560, 84, brand, 0) +
  line('M132 541h96m14 0h96m14 0h96m14 0h96m14 0h96', white, 62, { 'stroke-linecap': 'butt' }) +
  atom(180, 541, 27, science.main, science.deep, sun, 4.5) +
  line('M270 521l-20 20 20 20M310 521l20 20-20 20M298 517l-16 48', technology.main, 7) +
  gear(400, 541, 28, 8, engineering.main, white) +
  rosette(510, 541, 28, 6, arts.main, arts.light, arts.deep) +
  line('M596 565h50l-25-46z', maths.main, 7) +
  line('M621 519v46', maths.mid, 4, { 'stroke-dasharray': '1 8' }) +
  rect(104, 584, 592, 12, '#3b1580', 6);

/** The home page's picture: five trades under one awning, and the children who run the stall. */
export const heroScene = (): string =>
  shape('M44 310C44 130 190 14 400 14s356 116 356 296c0 130-34 226-110 286H154C78 536 44 440 44 310z', '#e6dcff') +
  circle(400, 340, 210, '#d3c2ff') +
  planet(112, 120, 40, arts.mid, arts.main, sun) +
  kite(250, 78, science.main, science.mid, '#2a1065', sun, 0.56, -16) +
  rocket(590, 82, white, arts.main, technology.pop, sun, 0.66, 30) +
  sparkle(420, 70, 22, sun) +
  sparkle(716, 250, 16, brand) +
  sparkle(80, 262, 18, white) +
  sparkle(176, 48, 11, brand) +
  circle(708, 138, 8, science.main) +
  circle(342, 66, 7, arts.main) +
  rect(148, 200, 16, 290, '#4c1d95') +
  rect(636, 200, 16, 290, '#4c1d95') +
  // A waving hand, then the three children over their own shoulders.
  line('M196 470Q158 430 172 352', brand, 28) +
  circle(173, 342, 17, '#eabb8d') +
  line('M186 344l9-12', '#eabb8d', 9) +
  stand(21, 252, 500, 1) +
  stand(11, 556, 500, 1) +
  stand(22, 404, 500, 1.04) +
  stall() +
  counter() +
  flask(140, 476, '#f6f1ff', science.mid, '#cbb8f7', 0.5) +
  robot(328, 451, technology.main, '#1e1b4b', technology.pop, sun, 0.26) +
  rect(596, 458, 98, 17, science.main, 5) +
  rect(588, 441, 98, 17, sun, 5) +
  polyhedron(654, 408, 33) +
  at(
    484,
    474,
    [
      rect(-20, -30, 40, 32, '#e8763a', 6),
      line('M0-30V-54', science.deep, 6),
      shape('M0-42q-30-2-34-26 30-4 34 26zM0-52q24 0 32-28-30-2-32 28z', science.mid),
    ],
    0.9,
  ) +
  sparkle(668, 330, 9, white) +
  sparkle(128, 380, 9, white);
