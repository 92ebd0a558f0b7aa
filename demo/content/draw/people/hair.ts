import { circle, line, mirrored, poly, rect, ring, shape, times } from '../svg.ts';

/** What is drawn behind the body and what is drawn over the forehead. */
export interface Hair {
  back?: string;
  front: string;
}

const parted = 'M75 114c-9-52 17-71 45-71s54 19 45 71c-2-18-13-36-45-51-32 15-43 33-45 51z';
const fringe = 'M75 114c-8-52 15-71 45-71s53 19 45 71c-3-14-5-20-9-26q-36 8-72 0c-4 6-6 12-9 26z';
const swept = 'M75 110c-8-48 16-69 47-69 33 0 51 22 43 69-3-14-7-23-14-31-20 3-38-1-51-12-6 14-19 22-25 43z';
const crown = 'M75 106c-5-44 17-62 45-62s50 18 45 62c-4-15-10-23-18-28-16 5-38 5-54 0-8 5-14 13-18 28z';

const puff = (points: [number, number, number][], colour: string): string =>
  points.map(([x, y, r]) => circle(x, y, r, colour)).join('');

const braid = (colour: string, tie: string): string =>
  mirrored(
    120,
    times(4, (i) => circle(68 - i * 2, 134 + i * 16, 12 - i, colour)) +
      rect(55, 190, 14, 8, tie, 4) +
      shape('M56 198h12l-3 18q-3 4-6 0z', colour),
  );

export const hair = {
  short: (c: string): Hair => ({ front: shape(crown, c) }),
  swept: (c: string): Hair => ({ front: shape(swept, c) }),
  crop: (c: string): Hair => ({
    front: shape('M78 100c-5-38 16-52 42-52s47 14 42 52c-2-12-6-20-10-24H88c-4 4-8 12-10 24z', c),
  }),
  spiky: (c: string): Hair => ({
    front: poly(
      [
        75, 108, 72, 70, 84, 66, 86, 46, 102, 52, 114, 34, 126, 50, 144, 40, 148, 58, 166, 60, 162, 80, 165, 108, 156,
        86, 142, 80, 132, 86, 118, 78, 104, 86, 94, 80, 84, 88,
      ],
      c,
      {
        stroke: c,
        'stroke-width': 5,
        'stroke-linejoin': 'round',
      },
    ),
  }),
  curly: (c: string): Hair => ({
    front:
      puff(
        [
          [80, 92, 13],
          [80, 74, 16],
          [94, 58, 18],
          [116, 50, 19],
          [138, 54, 18],
          [156, 68, 17],
          [162, 90, 13],
        ],
        c,
      ) + shape('M82 84q38-18 76 0l-10-28H92z', c),
  }),
  wavy: (c: string): Hair => ({
    front: shape(
      'M75 112c-12-30-4-46 8-52 4-16 24-22 38-18 16-8 36 0 40 16 12 8 14 30 5 54-3-12-4-18-10-26-8 6-18 2-22-6-6 10-20 12-28 4-4 10-12 10-18 8-6 6-11 10-13 20z',
      c,
    ),
  }),
  long: (c: string): Hair => ({
    back: shape('M68 104c-4-48 22-66 52-66s56 18 52 66v62q2 28-18 30H86q-20-2-18-30z', c),
    front: shape(parted, c),
  }),
  sleek: (c: string, band = '#ffc53d'): Hair => ({
    back: shape('M68 104c-4-48 22-66 52-66s56 18 52 66v54q0 34-24 34H92q-24 0-24-34z', c),
    front: shape(fringe, c) + line('M79 76q41-34 82 0', band, 8),
  }),
  bob: (c: string): Hair => ({
    back: shape('M66 104c-4-48 22-66 54-66s58 18 54 66v30q0 20-20 20H86q-20 0-20-20z', c),
    front: shape(fringe, c),
  }),
  braids: (c: string, tie = '#ffc53d'): Hair => ({ front: braid(c, tie) + shape(parted, c) }),
  ponytail: (c: string, tie = '#ea4c93'): Hair => ({
    back:
      shape('M150 54c34-14 52 16 46 50-4 24 4 38 12 42-26 8-44-12-44-40 0-18-4-26-14-30z', c) +
      circle(155, 62, 10, tie),
    front: shape(swept, c),
  }),
  bun: (c: string): Hair => ({ back: circle(120, 42, 19, c), front: shape(parted, c) }),
  puffs: (c: string, tie = '#2bd4e8'): Hair => ({
    back: mirrored(120, circle(70, 60, 26, c) + circle(56, 72, 15, c) + circle(84, 44, 14, c)),
    front: shape(parted, c) + mirrored(120, ring(88, 66, 7, tie, 5)),
  }),
  round: (c: string): Hair => ({
    back: puff(
      [
        [70, 84, 22],
        [66, 112, 20],
        [72, 136, 16],
        [88, 56, 24],
        [120, 50, 24],
        [152, 56, 24],
        [170, 84, 22],
        [174, 112, 20],
        [168, 136, 16],
      ],
      c,
    ),
    front: puff(
      [
        [84, 78, 12],
        [100, 66, 13],
        [120, 62, 13],
        [140, 66, 13],
        [156, 78, 12],
      ],
      c,
    ),
  }),
} as const;
