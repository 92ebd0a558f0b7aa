import { mountain, sparkle, star } from '../motifs/nature.ts';
import { gear, pencil } from '../motifs/things.ts';
import { brand, palettes, sun, white } from '../palette.ts';
import { at, circle, line, picture, poly, rect, shape, times } from '../svg.ts';
import { person } from './people-at.ts';

const { science, technology, engineering, arts } = palettes;

const night = '#2a1065';
const lilac = '#d6c8fd';

/** A table, a shared phone, something real to make. */
const mission = (): string =>
  rect(0, 0, 640, 480, '#ffe6ac') +
  circle(320, 230, 190, sun) +
  person(3, 216, 412, 1.3) +
  person(21, 436, 412, 1.24) +
  rect(0, 392, 640, 88, '#a8692f') +
  rect(0, 392, 640, 16, '#c48345') +
  at(
    322,
    356,
    [
      rect(-60, -38, 120, 76, night, 12),
      rect(-50, -30, 100, 60, lilac, 6),
      poly([-10, -16, 18, 0, -10, 16], brand, { stroke: brand, 'stroke-width': 6 }),
    ],
    1,
    -4,
  ) +
  at(120, 420, [
    line('M-66 20Q0-70 66 20', engineering.main, 12),
    line('M-76 20H76', engineering.deep, 12),
    line('M-30-18v36M0-26v44M30-18v36', engineering.main, 7),
  ]) +
  gear(580, 428, 34, 9, science.main, '#a8692f') +
  pencil(420, 446, 80, arts.main, night, -10) +
  sparkle(96, 110, 20, white) +
  sparkle(560, 120, 24, white);

/** A hilltop, a bridge that somebody will draw better. */
const vision = (): string =>
  rect(0, 0, 640, 480, '#5b21b6') +
  circle(400, 330, 230, '#7c3aed') +
  circle(400, 330, 150, arts.mid) +
  circle(400, 330, 96, sun) +
  mountain(560, 400, 160, 190, '#4c1d95', night, white) +
  mountain(250, 400, 130, 150, '#4c1d95', night, white) +
  rect(0, 398, 640, 82, '#3b1580') +
  line('M230 352Q400 230 640 352', white, 10) +
  line('M220 352H640', white, 12) +
  line('M300 306v44M360 290v60M420 288v62M480 294v56M540 306v44', white, 6) +
  shape('M0 480V380q150-50 330 24t310 14v62z', night) +
  person(29, 140, 424, 1.02) +
  at(
    250,
    150,
    [
      rect(-84, -58, 168, 116, white, 10),
      line('M-60 26Q0-62 60 26M-66 26H66M-30-4v30M0-16v42M30-4v30', technology.main, 6),
    ],
    1,
    -8,
  ) +
  circle(206, 232, 7, white) +
  circle(190, 254, 5, white) +
  times(9, (i) => star(40 + i * 70, 30 + ((i * 53) % 74), 5, white, 4, 0.3)) +
  sparkle(560, 120, 20, sun);

export const missions = (): [string, string][] => [
  ['missions/mission.svg', picture(640, 480, mission())],
  ['missions/vision.svg', picture(640, 480, vision())],
];
