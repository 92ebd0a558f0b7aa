import { kite, rosette } from './motifs/craft.ts';
import { atom, planet, sparkle } from './motifs/nature.ts';
import { flask, gear, robot, rocket } from './motifs/things.ts';
import { brand, palettes, sun, white } from './palette.ts';
import { bust } from './people/avatar.ts';
import { cast } from './people/cast.ts';
import { at, circle, line, poly, rect, shape, stamped, times } from './svg.ts';

const { science, technology, engineering, arts, maths } = palettes;
const five = [science.main, technology.main, sun, arts.main, maths.main];
const shade = [science.deep, technology.deep, engineering.main, arts.deep, maths.deep];

/** Somebody of the cast, standing behind the counter. */
const stand = (number: number, x: number, y: number, scale: number): string => {
  const person = cast[number - 1];
  return person ? at(x - 120 * scale, y - 240 * scale, bust(person), scale) : '';
};

const arm = (d: string, sleeve: string, skin: string, hand: [number, number]): string =>
  line(d, sleeve, 30) + circle(hand[0], hand[1], 17, skin);

export const polyhedron = (x: number, y: number, r: number, scale = 1): string =>
  at(x, y, [
    poly([0, -r, r * 0.87, -r * 0.5, r * 0.87, r * 0.5, 0, r, -r * 0.87, r * 0.5, -r * 0.87, -r * 0.5], maths.main),
    poly([0, -r * 0.55, r * 0.5, r * 0.3, -r * 0.5, r * 0.3], maths.light),
    poly([0, -r, 0, -r * 0.55, -r * 0.5, r * 0.3, -r * 0.87, -r * 0.5], maths.mid),
    poly([0, r, -r * 0.5, r * 0.3, r * 0.5, r * 0.3], maths.deep),
  ], scale);

const stall = (): string =>
  times(5, (i) => {
    const x = 120 + i * 112;
    const roof = [x + 16 - (i - 2.5) * 8, 150, x + 128 - 16 - (i - 1.5) * 8 + 0, 150];
    return (
      poly([roof[0] ?? 0, 132, roof[2] ?? 0, 132, x + 112, 214, x, 214], five[i] ?? brand) +
      shape(`M${x} 212h112v14a56 40 0 0 1-112 0z`, shade[i] ?? brand)
    );
  });

const counter = (): string =>
  rect(98, 474, 604, 26, '#4c1d95', 10) +
  rect(120, 500, 560, 84, brand, 0) +
  times(5, (i) => rect(132 + i * 110, 508, 96, 66, '#fff', 12)) +
  atom(180, 541, 27, science.main, science.deep, sun, 4.5) +
  line('M270 521l-20 20 20 20M310 521l20 20-20 20M298 517l-16 48', technology.main, 7) +
  gear(400, 541, 28, 9, engineering.main, white) +
  rosette(510, 541, 28, 8, arts.main, arts.light, arts.deep) +
  line('M596 565h50l-25-46z', maths.main, 7) + line('M621 519v46', maths.mid, 4, { 'stroke-dasharray': '1 8' }) +
  rect(104, 584, 592, 12, '#3b1580', 6);

/** The home page's picture: five trades under one awning, and the children who run the stall. */
export const heroScene = (): string =>
  shape('M40 330C10 170 110 40 290 34 360-6 560 0 650 70c110 60 140 190 116 310-8 110-40 170-90 206H120C70 540 50 440 40 330z', '#e6dcff') +
  circle(400, 330, 216, '#d3c2ff') +
  planet(116, 118, 40, arts.mid, arts.main, sun) +
  kite(250, 82, science.main, science.mid, '#2a1065', sun, 0.62, -16) + line('M262 132Q300 190 250 268', '#2a1065', 3) +
  rocket(604, 84, white, arts.main, technology.pop, sun, 0.68, 32) +
  line('M548 176q-26 34-64 40', white, 12) +
  sparkle(438, 62, 20, sun) + sparkle(730, 230, 16, brand) + sparkle(58, 250, 18, white) + sparkle(176, 52, 11, brand) + circle(708, 128, 8, science.main) + circle(352, 78, 7, arts.main) +
  rect(140, 200, 18, 290, '#4c1d95') + rect(642, 200, 18, 290, '#4c1d95') +
  // Behind the counter: she raises a flask, he has built the robot, she throws the plane.
  arm('M312 446Q352 420 344 356', '#6d28d9', '#eabb8d', [344, 344]) +
  stand(21, 254, 492, 0.98) + stand(11, 546, 492, 0.98) + stand(22, 400, 492, 1.06) +
  stall() +
  flask(344, 350, 'rgba(255,255,255,.85)', science.mid, white, 0.5) + circle(344, 344, 15, '#eabb8d') +
  counter() +
  robot(168, 452, technology.main, '#1e1b4b', technology.pop, sun, 0.34) +
  polyhedron(632, 440, 36) +
  rect(520, 456, 92, 18, science.main, 5) + rect(512, 438, 92, 18, sun, 5) + rect(526, 420, 80, 18, arts.main, 5) +
  stamped('s', sparkle(0, 0, 9, white), [[668, 332], [120, 380], [330, 300]]);
