import { brand } from '../../../src/tokens/brand.ts';
import { palettes } from '../draw/palette.ts';
import { paper, Sheet } from './sheet.ts';

export const violet = palettes.maths.main;
export const violetPale = palettes.maths.pale;
export const grey = '#666666';
export const hairline = '#bbbbbb';

/** A page with its heading and foot. The room for the content lies between y = 92 and y = 806. */
export function framed(title: string, hint: string): Sheet {
  const { width, height, margin } = paper;
  const sheet = new Sheet(title);
  sheet.text(title, margin, 58, { size: 24, face: 'bold', colour: violet });
  sheet.text(hint, margin, 76, { size: 10, colour: grey });
  sheet.text(`${brand.product} • free to copy for a whole class`, width / 2, height - 22, {
    size: 8,
    colour: grey,
    align: 'middle',
  });
  return sheet;
}
