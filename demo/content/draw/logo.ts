import { brand, palettes, sun, white } from './palette.ts';
import { at, line, picture, rect, shape, times } from './svg.ts';

const stripes = [palettes.science.mid, palettes.technology.mid, sun, palettes.arts.mid, '#fff'];

/** Five scallops, one for each subject: the awning of the bazaar. Its top edge is at 0, its foot near 62; 120 wide. */
export const awning = (colours: string[] = stripes): string =>
  times(5, (i) => {
    const x = i * 24;
    return shape(`M${x} 0h24v40a12 12 0 0 1-24 0z`, colours[i % colours.length] ?? white);
  });

const mark = (): string =>
  rect(0, 0, 160, 160, brand, 38) +
  at(20, 30, awning()) +
  // An open book is the counter.
  shape('M80 104q-22-14-50-9v34q28-5 50 8 22-13 50-8V95q-28-5-50 9z', white) +
  line('M80 105v30', brand, 6);

export const logos = (): [string, string][] => [
  ['logo.svg', picture(160, 160, mark())],
  ['favicon.svg', picture(160, 160, mark())],
];
