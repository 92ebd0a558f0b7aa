import { battery, beaker, bulb } from '../motifs/lab.ts';
import { moon, star } from '../motifs/nature.ts';
import { confetti, stage } from '../motifs/stage.ts';
import { arrow, dashed } from '../motifs/things.ts';
import { palettes, white } from '../palette.ts';
import { at, circle, ellipse, line, poly, rect, shape, times } from '../svg.ts';
import type { Scene } from './scene.ts';

const p = palettes.science;

const kitchenChemistry: Scene = () =>
  stage(p, 'pale', 'table') +
  confetti('kitchen', [p.mid, p.pop, p.spark]) +
  // Soda and vinegar fill the balloon.
  shape('M320 40c46 0 74 34 74 72 0 42-40 62-60 78h-28c-20-16-60-36-60-78 0-38 28-72 74-72z', p.spark) +
  shape('M286 66c-18 10-24 26-24 42', 'none', { stroke: white, 'stroke-width': 8, opacity: '.7' }) +
  rect(298, 186, 44, 22, p.deep, 6) +
  shape('M302 206h36v28q34 18 34 52v42q0 16-16 16h-72q-16 0-16-16v-42q0-34 34-52z', white) +
  shape('M268 284q26-14 52 0t52 0v44q0 16-16 16h-72q-16 0-16-16z', p.mid) +
  times(5, (i) => circle(288 + ((i * 41) % 66), 318 - i * 15, 6 + (i % 2) * 3, white, { opacity: '.8' })) +
  beaker(160, 344, white, p.pop, p.deep, 0.92) +
  // Half a lemon and a spoon of haldi.
  circle(474, 300, 46, p.pop) +
  circle(474, 300, 37, '#fff6d6') +
  line(
    times(
      6,
      (i) =>
        `M474 300L${Math.round(474 + 30 * Math.cos((i * Math.PI) / 3))} ${Math.round(300 + 30 * Math.sin((i * Math.PI) / 3))}`,
    ),
    p.pop,
    6,
  ) +
  line('M528 350l72-34', p.deep, 10) +
  ellipse(524, 350, 30, 15, p.deep) +
  ellipse(524, 346, 22, 9, p.pop);

const circuitsAndLoadShedding: Scene = () =>
  stage(p, 'ink', 'none') +
  moon(96, 84, 34, p.light) +
  star(182, 58, 8, white, 4, 0.3) +
  star(556, 70, 8, white, 4, 0.3) +
  star(488, 40, 6, white, 4, 0.3) +
  // Dark houses; one lamp runs from its own cells.
  shape('M0 400V214h92v-44h84v64h60V400zM404 400V232h76v-70h92v44h68v194z', '#135350') +
  times(6, (i) => rect(28 + (i % 3) * 66, 252 + Math.floor(i / 3) * 58, 30, 34, p.ink, 4)) +
  times(6, (i) => rect(438 + (i % 3) * 62, 262 + Math.floor(i / 3) * 58, 30, 34, p.ink, 4)) +
  circle(320, 164, 128, p.deep, { opacity: '.55' }) +
  circle(320, 164, 92, p.main, { opacity: '.6' }) +
  line(
    'M294 236v30q0 16-16 16h-54q-18 0-18 18v24q0 18 18 18h36M346 236v30q0 16 16 16h54q18 0 18 18v24q0 18-18 18h-30',
    p.mid,
    8,
  ) +
  bulb(320, 168, p.pop, p.light, p.deep, 1.1) +
  battery(318, 342, p.spark, p.light, white, 1.05);

const genesAndInheritance: Scene = () => {
  const rung = (i: number) => {
    const y = -208 + i * 32;
    const half = 66 * Math.sin(((i + 0.5) * Math.PI) / 4);
    return { y, half };
  };
  return (
    stage(p, 'deep', 'disc') +
    confetti('genes', [p.mid, p.pop, p.light]) +
    at(
      320,
      206,
      [
        times(12, (i) => {
          const { y, half } = rung(i);
          const h = Math.round(half);
          return h
            ? line(`M${-h} ${Math.round(y)}H0`, [p.pop, p.spark][i % 2] ?? p.pop, 10) +
                line(`M0 ${Math.round(y)}H${h}`, [p.light, white][i % 2] ?? white, 10)
            : '';
        }),
        line('M0-224C96-188 96-132 0-96S-96-4 0 32 96 124 0 160-50 210-60 224', p.mid, 16),
        line('M0-224C-96-188-96-132 0-96S96-4 0 32-96 124 0 160 50 210 60 224', white, 16),
      ],
      0.92,
      26,
    ) +
    // Peas in a pod: the first family ever counted.
    at(
      508,
      316,
      [
        shape('M-92 8Q-40-52 36-40q44 8 60 34-20 44-80 46Q-60 42-92 8z', p.mid),
        circle(-38, 2, 22, p.pop) + circle(6, 0, 22, p.pop) + circle(48, -4, 18, p.light),
        line('M-92 8l-22 4', p.mid, 9),
      ],
      0.95,
      -18,
    ) +
    at(
      130,
      100,
      [
        rect(-58, -58, 116, 116, white, 14),
        circle(-27, -27, 19, p.pop),
        circle(27, -27, 19, p.pop),
        circle(-27, 27, 19, p.pop),
        circle(27, 27, 19, p.mid),
        line('M0-58V58M-58 0H58', p.light, 4),
      ],
      0.9,
      -8,
    )
  );
};

const physicsOfCricket: Scene = () =>
  stage(p, 'light', 'none') +
  ellipse(320, 430, 460, 130, p.mid) +
  poly([180, 400, 262, 318, 560, 318, 640, 400], '#f3dfb4') +
  dashed('M262 140Q370 150 404 316 440 262 498 226', p.deep, 6, '1 16') +
  // Seam up, spinning.
  at(
    168,
    176,
    [
      circle(0, 0, 86, p.spark),
      line('M-30-80a160 160 0 0 0 0 160M30-80a160 160 0 0 1 0 160', '#c9462c', 4),
      line('M-7-85V85M7-85V85', white, 4),
      line(
        times(9, (i) => `M-19 ${i * 17 - 68}h6M13 ${i * 17 - 68}h6`),
        white,
        4,
      ),
    ],
    1,
    24,
  ) +
  line('M84 82a126 126 0 0 1 108-30', p.ink, 8) +
  arrow([178, 49], [196, 53], p.ink, 8, 20) +
  line('M520 150v168M552 150v168M584 150v168', '#8a5a2b', 13) +
  line('M518 146h28M558 146h28', p.ink, 10) +
  at(
    416,
    292,
    [
      rect(-15, -168, 30, 60, p.ink, 10),
      shape('M-27-118q27-24 54 0V50q0 16-16 16h-22q-16 0-16-16z', '#e7b978'),
      line('M0-104V44', '#c8955a', 5),
    ],
    0.95,
    24,
  );

export const scienceLab: Record<string, Scene> = {
  'kitchen-chemistry': kitchenChemistry,
  'circuits-and-load-shedding': circuitsAndLoadShedding,
  'genes-and-inheritance': genesAndInheritance,
  'physics-of-cricket': physicsOfCricket,
};
