import { sign, text } from '../glyphs.ts';
import { polyhedron } from '../hero.ts';
import { kite, palette, rosette } from '../motifs/craft.ts';
import { bulb } from '../motifs/lab.ts';
import { atom, cloud, drop, moon, planet, sparkle, star, sunburst, wave } from '../motifs/nature.ts';
import { laptop, phone, robot, speech } from '../motifs/screen.ts';
import { book, dashed, gear, pencil, rocket } from '../motifs/things.ts';
import { brand, palettes, sun, white } from '../palette.ts';
import { at, circle, group, line, picture, poly, rect, shape, stamped, times } from '../svg.ts';
import { contact } from './contact.ts';
import { person } from './people-at.ts';

const { science, technology, engineering, arts, maths } = palettes;
const night = '#2a1065';

/** Announcements, 16:9. */
const summerCamp = (): string =>
  rect(0, 0, 640, 360, '#bfe6f7') +
  sunburst(110, 92, 46, sun) +
  cloud(470, 128, white, 1.25) +
  cloud(560, 156, '#dbeaf3', 0.8) +
  times(7, (i) => drop(404 + i * 28, 160 + ((i * 31) % 44), 7, '#2f8fc4')) +
  wave(284, '#5bb8e0', 110, 12, 360) +
  // A bridge that the flood goes under, and a gauge that measures it.
  line('M40 252Q320 70 600 252', engineering.main, 16) +
  line('M40 252h560', engineering.deep, 18) +
  line('M130 200v46M200 166v80M270 150v96M340 148v98M410 160v86M480 184v62', engineering.main, 8) +
  wave(316, '#2f8fc4', 110, 12, 360, -40) +
  person(22, 250, 246, 0.46) +
  person(27, 350, 246, 0.46) +
  shape('M520 190h60l-8 16v88q0 8-8 8h-28q-8 0-8-8v-88z', white) +
  rect(530, 246, 40, 54, '#5bb8e0', 6) +
  line('M556 224h12M556 242h12M556 262h12', night, 4);

const kiteChallenge = (): string =>
  rect(0, 0, 640, 360, '#7ecbe8') +
  cloud(150, 118, white, 0.9) +
  cloud(520, 246, white, 0.8) +
  line('M222 320Q350 290 372 176', night, 4) +
  line('M492 330Q540 220 500 124', night, 4) +
  kite(372, 120, arts.main, '#ff86b3', night, sun, 1.12, 12) +
  kite(500, 76, science.main, science.mid, night, sun, 0.58, -14) +
  kite(236, 82, maths.main, maths.mid, night, sun, 0.52, 10) +
  shape('M0 360V306h120v-24h150v34h160v-26h110v20h100v50z', brand) +
  shape('M0 360v-24h640v24z', '#4c1d95') +
  person(29, 180, 340, 0.72) +
  // The tape that says how high.
  line('M594 40V300', white, 12) +
  line(
    times(9, (i) => `M588 ${56 + i * 28}h${i % 2 ? 12 : 20}`),
    night,
    4,
  );

const openEvening = (): string =>
  rect(0, 0, 640, 360, night) +
  moon(70, 74, 34, sun) +
  times(9, (i) => star(40 + i * 66, 34 + ((i * 53) % 80), 5, '#cdbff0', 4, 0.3)) +
  shape('M0 200h40v-60q0-26 22-40 22 14 22 40v60h70v-38q0-30 34-46 34 16 34 46v38h420v160H0z', '#4c1d95') +
  laptop(
    320,
    320,
    '#14082f',
    '#ece4fd',
    '#cdbff0',
    group(
      {},
      rect(0, 0, 220, 136, '#d6c8fd', 6),
      person(5, 66, 136, 0.52),
      rect(122, 18, 84, 46, white, 8) +
        line('M134 34h56M134 48h36', maths.main, 6) +
        circle(146, 100, 18, science.main) +
        poly([176, 116, 192, 84, 208, 116], arts.main),
    ),
    1.5,
  ) +
  person(24, 106, 360, 0.74) +
  person(19, 544, 360, 0.78) +
  speech(556, 104, white, -1) +
  sign('?', 556, 98, 34, brand, 3);

const newMaths = (): string =>
  rect(0, 0, 640, 360, maths.light) +
  stamped('k', rosette(0, 0, 34, 8, maths.main, white, sun), [
    [50, 54],
    [50, 306],
    [592, 306],
  ]) +
  polyhedron(180, 190, 104) +
  at(
    330,
    172,
    rect(-44, -62, 88, 124, white, 16) +
      sign('1', 0, -32, 32, maths.spark, 3) +
      line('M-22 0h44', maths.ink, 6) +
      sign('4', 0, 32, 32, maths.deep, 3),
    1,
    -8,
  ) +
  at(
    480,
    190,
    circle(0, 0, 86, maths.deep) +
      circle(0, 0, 62, maths.pale) +
      circle(0, 0, 36, maths.main) +
      times(8, (i) => circle(74 * Math.cos((i * Math.PI) / 4), 74 * Math.sin((i * Math.PI) / 4), 8, sun)) +
      sign('?', 0, 0, 36, white, 3),
  ) +
  text('+  ×  ÷', 320, 304, 36, maths.main, 3) +
  sparkle(400, 60, 20, sun) +
  sparkle(262, 68, 14, brand);

/** Page banners, 1600×560: their subject is in the middle 740, so that they can also be cut to 4:3; the left is calm. */
const wide = (...inside: string[]): string =>
  picture(
    1600,
    560,
    rect(0, 0, 1600, 560, '#4c1d95') +
      circle(800, 330, 340, '#5b21b6') +
      circle(800, 330, 240, brand) +
      inside.join(''),
  );

const about = (): string =>
  wide(
    // Lahore in one line: minarets, domes and the tower of Minar-e-Pakistan.
    rect(0, 430, 1600, 130, '#7c3aed'),
    at(54, -40, [
      shape(
        'M420 470v-150l14-30 14 30v150h40v-120q0-60 64-92 64 32 64 92v120h36V300q0-82 94-128 94 46 94 128v170h36V350q0-60 64-92 64 32 64 92v120h40V320l14-30 14 30v150z',
        '#7c3aed',
      ),
      line('M552 250v-22M746 164v-34M940 250v-22M434 284v-20M1058 284v-20', '#9a6bf0', 8),
      circle(746, 118, 11, '#9a6bf0'),
    ]),
    person(1, 640, 560, 1.15),
    person(2, 960, 560, 1.15),
    person(26, 800, 574, 1.25),
    atom(470, 130, 52, science.mid, sun, white, 5),
    planet(1140, 110, 40, arts.mid, arts.main, sun),
    sparkle(690, 96, 18, sun),
    sparkle(930, 70, 14, white),
    sparkle(620, 180, 12, white),
  );

const pin = (x: number, y: number, fill: string): string =>
  shape(`M${x} ${y}q-34-46-34-74a34 34 0 0 1 68 0q0 28-34 74z`, fill) + circle(x, y - 74, 14, white);

const ambassadors = (): string =>
  wide(
    // From the mountains to the sea: one road through many towns.
    shape('M430 560l120-220 70 90 90-170 120 210 80-110 90 120 110-60 90 140z', '#7c3aed'),
    dashed('M470 120q120 90 250 20t240 30 180-60', white, 7, '2 20'),
    pin(470, 124, arts.main),
    pin(720, 142, sun),
    pin(958, 172, science.main),
    pin(1132, 116, technology.mid),
    person(12, 560, 560, 1.1),
    person(14, 1050, 560, 1.15),
    person(16, 900, 560, 1.05),
    person(11, 716, 566, 1.18),
  );

const products = (): string =>
  wide(
    at(
      640,
      320,
      [
        rect(-120, -170, 240, 330, white, 14),
        line('M-84-126h120', maths.main, 16),
        times(9, (i) =>
          rect(
            -84 + (i % 3) * 60,
            -84 + Math.floor(i / 3) * 60,
            48,
            48,
            [maths.light, arts.light, science.light][(i + Math.floor(i / 3)) % 3] ?? maths.light,
            8,
          ),
        ),
        line('M-84 118h168M-84 138h100', '#d6c8fd', 9),
      ],
      1,
      -10,
    ),
    phone(
      880,
      290,
      '#14082f',
      '#ece4fd',
      rect(0, 0, 94, 60, brand) +
        star(47, 32, 18, sun, 5, 0.5) +
        times(3, (i) => rect(10, 74 + i * 34, 74, 26, [science.mid, arts.mid, technology.mid][i] ?? brand, 8)),
      1.9,
      8,
    ),
    pencil(520, 500, 180, sun, night, -24),
    kite(1080, 160, arts.main, arts.mid, night, sun, 0.9, 18),
    sparkle(770, 90, 20, sun),
    sparkle(1010, 430, 22, white),
    at(1040, 440, [rect(-70, -26, 140, 52, engineering.main, 8), rect(-60, -66, 120, 40, science.main, 8)]),
  );

const explore = (): string =>
  wide(
    atom(560, 190, 80, science.mid, white, sun, 6),
    robot(800, 400, technology.mid, night, technology.pop, sun, 1.25),
    gear(560, 420, 84, 11, engineering.mid, '#5b21b6'),
    rocket(1030, 170, white, arts.main, technology.pop, sun, 0.95, 28),
    polyhedron(1050, 430, 84, 1, [arts.main, arts.pale, arts.mid, arts.deep]),
    palette(1290, 300, '#e2b07a', '#4c1d95', [arts.main, sun, science.main, technology.main], 1),
    planet(1450, 130, 50, arts.mid, arts.main, sun),
    sparkle(700, 90, 20, sun),
    sparkle(1220, 120, 18, white),
    kite(1440, 420, science.main, science.mid, night, sun, 0.7, 20),
  );

const blogs = (): string =>
  wide(
    // What is written in the notebook rises out of it.
    book(800, 500, '#2a1065', white, '#cbb8f7', 2.3),
    bulb(800, 210, sun, white, '#e09a12', 1.25),
    atom(590, 250, 62, science.mid, white, sun, 5),
    planet(1010, 240, 50, arts.mid, arts.main, sun),
    gear(700, 96, 36, 9, engineering.mid, '#5b21b6'),
    polyhedron(912, 108, 48, 1, [arts.main, arts.pale, arts.mid, arts.deep]),
    person(23, 480, 566, 1.02),
    person(15, 1120, 566, 1.02),
    pencil(904, 448, 104, arts.main, night, 128),
    sparkle(660, 170, 16, sun),
    sparkle(944, 190, 14, white),
    sparkle(470, 150, 16, white),
    sparkle(1140, 130, 18, sun),
  );

export const banners = (): [string, string][] => [
  ['banners/a1.svg', picture(640, 360, summerCamp())],
  ['banners/a2.svg', picture(640, 360, kiteChallenge())],
  ['banners/a3.svg', picture(640, 360, openEvening())],
  ['banners/a4.svg', picture(640, 360, newMaths())],
  ['banners/about.svg', about()],
  ['banners/ambassadors.svg', ambassadors()],
  ['banners/products.svg', products()],
  ['banners/explore.svg', explore()],
  ['banners/blogs.svg', blogs()],
  ['banners/contact.svg', contact()],
];
