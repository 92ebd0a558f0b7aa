import { sign } from '../glyphs.ts';
import { notes, palette } from '../motifs/craft.ts';
import { flask } from '../motifs/lab.ts';
import { sparkle } from '../motifs/nature.ts';
import { laptop, robot } from '../motifs/screen.ts';
import { confetti, stage } from '../motifs/stage.ts';
import { arrow, brush, dashed, gear, wheel } from '../motifs/things.ts';
import { palettes, type SubjectSlug, white } from '../palette.ts';
import { circle, line, mirrored, poly, ring } from '../svg.ts';
import type { Scene } from './scene.ts';

const science: Scene = (roll) =>
  stage(palettes.science, roll() < 0.5 ? 'pale' : 'light', 'disc') +
  flask(320, 330, white, roll() < 0.5 ? palettes.science.main : palettes.science.spark, palettes.science.deep, 1.6) +
  mirrored(320, circle(180, 110 + roll() * 60, 16, palettes.science.pop)) +
  sparkle(450, 120, 26, palettes.science.pop) +
  sparkle(190, 240, 18, palettes.science.deep);

const technology: Scene = (roll) =>
  stage(palettes.technology, roll() < 0.5 ? 'light' : 'pale', 'disc') +
  (roll() < 0.5
    ? robot(320, 240, palettes.technology.main, palettes.technology.ink, white, palettes.technology.spark, 1.2)
    : laptop(
        320,
        300,
        palettes.technology.ink,
        palettes.technology.main,
        palettes.technology.deep,
        line('M24 34h60M24 62h110M50 90h80', white, 10),
        1.3,
      )) +
  confetti(String(roll()), [palettes.technology.main, palettes.technology.spark, '#ff7a9a']);

const engineering: Scene = (roll) =>
  stage(palettes.engineering, roll() < 0.5 ? 'pale' : 'light', 'disc') +
  gear(270, 220, 120, 12, palettes.engineering.main, palettes.engineering.pale, roll() * 30) +
  gear(440, 130, 74, 8, palettes.engineering.pop, palettes.engineering.pale, roll() * 40) +
  wheel(446, 292, 50, palettes.engineering.ink, white) +
  confetti(String(roll()), [palettes.engineering.main, palettes.engineering.spark, palettes.engineering.pop]) +
  arrow([120, 330], [180, 330], palettes.engineering.deep) +
  ring(110, 110, 26, palettes.engineering.spark, 9);

const arts: Scene = (roll) =>
  stage(palettes.arts, roll() < 0.5 ? 'pale' : 'light', 'disc') +
  palette(
    316,
    220,
    '#e2b07a',
    palettes.arts.light,
    [palettes.arts.main, palettes.arts.pop, palettes.arts.spark, '#6d28d9'],
    1.3,
  ) +
  brush(470, 120, '#9a5b2c', '#d5d8e0', palettes.arts.main, 40) +
  notes(140, 120, palettes.arts.deep, 0.8) +
  sparkle(520, 300, 20, palettes.arts.pop) +
  confetti(String(roll()), [palettes.arts.main, palettes.arts.pop, palettes.arts.spark]) +
  dashed('M90 320q60-40 110 0', palettes.arts.deep);

const maths: Scene = (roll) =>
  stage(palettes.maths, roll() < 0.5 ? 'pale' : 'light', 'grid') +
  poly([320, 70, 470, 150, 470, 280, 320, 350, 170, 280, 170, 150], palettes.maths.main) +
  poly([320, 70, 470, 150, 320, 220, 170, 150], palettes.maths.light) +
  poly([320, 220, 470, 150, 470, 280, 320, 350], palettes.maths.deep) +
  sign(['+', '÷', '×', '='][Math.floor(roll() * 4)] ?? '+', 320, 146, 44, palettes.maths.deep, 3) +
  confetti(String(roll()), [palettes.maths.main, palettes.maths.pop, palettes.maths.spark]);

/** For a course that nobody has composed a picture for yet: its subject's emblem, varied by the dice. */
export const fallbacks: Record<SubjectSlug, Scene> = { science, technology, engineering, arts, maths };
