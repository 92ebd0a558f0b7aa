import { circle, line, mirrored, poly, rect, shape, times } from '../svg.ts';
import type { Hair } from './hair.ts';

/** What is worn on the head; drawn after the face. */
export const cover = {
  hijab: (c: string, fold: string): Hair => ({
    back: shape('M64 112c-6-54 24-76 56-76s62 22 56 76v70H64z', c),
    front:
      shape(
        'M66 108c-4-48 22-70 54-70s58 22 54 70c-2 34 4 52 22 76q-34 34-76 34t-76-34c18-24 24-42 22-76zm18-2c0 34 14 50 36 50s36-16 36-50c0-24-14-38-36-38s-36 14-36 38z',
        c,
        {
          'fill-rule': 'evenodd',
        },
      ) + line('M92 152q14 16 34 12 28-6 48 24M64 186q28-18 58-22M92 64q28-16 56 0', fold, 4),
  }),
  dupatta: (c: string, trim: string, hairColour: string): Hair => ({
    back: shape('M58 118c-6-58 26-84 62-84s68 26 62 84c0 40 10 66 26 122H32c16-56 26-82 26-122z', c),
    front:
      shape('M75 112c-8-50 17-66 45-66s53 16 45 66c-3-20-14-36-45-49-31 13-42 29-45 49z', hairColour) +
      shape(
        'M58 118c-6-58 26-84 62-84s68 26 62 84c0 40 10 66 26 122h-58c10-40 18-78 14-122-2-44-20-64-44-64s-42 20-44 64c-4 44 4 82 14 122H32c16-56 26-82 26-122z',
        c,
      ) +
      line('M90 240C80 200 72 162 76 118c2-44 20-64 44-64s42 20 44 64c4 44-4 82-14 122', trim, 5),
  }),
  cap: (c: string, brim: string, hairColour: string): Hair => ({
    front:
      mirrored(120, shape('M76 108c-3-14-2-24 2-32l8 2v14c-5 4-8 9-10 16z', hairColour)) +
      shape('M74 82c-2-30 20-46 46-46s48 16 46 46q-46-14-92 0z', c) +
      shape('M70 84q50-26 100 0 8 8-4 8-46-14-92 0-12 0-4-8z', brim) +
      circle(120, 36, 5, brim),
  }),
  topi: (c: string, bead: string, hairColour: string): Hair => ({
    front:
      mirrored(120, shape('M76 108c-3-14-2-22 1-30l9 2v10c-5 4-8 10-10 18z', hairColour)) +
      shape('M76 82l6-36q38-14 76 0l6 36q-26-8-34-8l-10-14-10 14q-8 0-34 8z', c) +
      times(4, (i) => {
        const x = [91, 106, 134, 149][i] ?? 0;
        const y = [62, 54, 54, 62][i] ?? 0;
        return poly([x, y - 8, x + 6, y, x, y + 8, x - 6, y], bead);
      }) +
      line('M83 48q37-13 74 0', bead, 3),
  }),
  karakul: (c: string, fold: string, hairColour: string): Hair => ({
    front:
      mirrored(120, shape('M76 110c-3-14-2-24 2-32l8 2v12c-5 4-8 10-10 18z', hairColour)) +
      shape('M74 80l12-36q34 16 68 0l12 36q-46-14-92 0z', c) +
      line('M80 76q40-13 80 0', fold, 4),
  }),
  pakol: (c: string, roll: string, hairColour: string): Hair => ({
    front:
      mirrored(120, shape('M77 108c-3-12-2-22 2-30l8 2v12c-5 4-8 8-10 16z', hairColour)) +
      shape('M82 76c-8-20 12-36 38-36s46 16 38 36z', c) +
      line('M78 78q42-14 84 0', roll, 17) +
      line('M80 74q40-11 80 0', c, 3),
  }),
  phones: (c: string): string =>
    line('M74 100c-6-44 18-64 46-64s52 20 46 64', c, 7) + mirrored(120, rect(64, 92, 18, 34, c, 8)),
} as const;
