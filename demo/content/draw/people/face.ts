import { group, line, mirrored, rect, ring, shape } from '../svg.ts';

/** Skin with the tone of its own shadow. */
export const skins = {
  almond: ['#f4cfa9', '#e3ae80'],
  wheat: ['#eabb8d', '#d49a66'],
  honey: ['#dba26e', '#c0834d'],
  amber: ['#c6864f', '#a86a38'],
  umber: ['#a5683d', '#85502b'],
  cocoa: ['#80502f', '#633a20'],
} as const;

export type Skin = keyof typeof skins;
export type Mouth = 'smile' | 'grin' | 'soft';

const dark = '#2b1a2f';

export interface Face {
  skin: Skin;
  mouth: Mouth;
  child: boolean;
  /** Colour of the brows. */
  brow: string;
  /** Frames' colour; no glasses when absent. */
  glasses?: string | undefined;
  lips?: string | undefined;
}

/** Head, ears and neck. The head is 84 wide and about 100 high, its middle at 120,104. */
export const head = ({ skin }: Face): string => {
  const [tone, shade] = skins[skin];
  return (
    shape('M102 136h36v36q-18 16-36 0z', tone) +
    shape('M102 142q18 18 36 4v8q-20 16-36-4z', shade, { opacity: '.6' }) +
    line('M79 110h82', tone, 18) +
    line('M80 110h80', shade, 8, { opacity: '.5' }) +
    shape('M78 94a42 42 0 0 1 84 0v16a42 43 0 0 1-84 0z', tone)
  );
};

const mouths = (mouth: Mouth, lips: string): string => {
  if (mouth === 'grin') return shape('M105 126h30q-2 15-15 15t-15-15z', '#7c1d3a') + rect(108, 126, 24, 4.5, '#fff', 2);
  if (mouth === 'soft') return line('M111 131q9 6 18 0', lips, 4);
  return line('M107 128q13 12 26 0', lips, 4);
};

/** Eyes, brows, nose, mouth, cheeks, and glasses over them. */
export const features = ({ skin, mouth, child, brow, glasses, lips = '#8f2f45' }: Face): string => {
  const [, shade] = skins[skin];
  const eye = child ? 5.4 : 4.6;
  return (
    // A stroke that goes nowhere is a round dot: both of a pair in one element.
    line('M92.5 122h5m45 0h5', '#f0646f', 11, { opacity: '.28' }) +
    line('M102 107h.1m35.9 0h.1', dark, eye * 2) +
    line('M103.6 105.4h.1m35.9 0h.1', '#fff', 3.2) +
    line(child ? 'M95 94q7-5 13-2m24 0q6-3 13 2' : 'M94 95q7-6 15-2m22 0q8-4 15 2', brow, child ? 3 : 3.6) +
    line('M120 112q4 6-1 7', shade, 3) +
    mouths(mouth, lips) +
    (glasses
      ? group(
          { fill: 'none', stroke: glasses, 'stroke-width': 3.4 },
          '<circle cx="102" cy="107" r="13.5"/><circle cx="138" cy="107" r="13.5"/>',
        ) + line('M115.500 105q4.500-3 9 0M88.500 105l-9-2M151.500 105l9-2', glasses, 3.4)
      : '')
  );
};

export const beard = (colour: string, full: boolean): string =>
  full
    ? shape(
        'M78 104c2 12 6 16 12 17 8 1 14-3 30-3s22 4 30 3c6-1 10-5 12-17v8c0 30-18 48-42 48s-42-18-42-48zm28 24q14 15 28 0-3-6-14-6t-14 6z',
        colour,
        { 'fill-rule': 'evenodd' },
      )
    : shape('M98 122q8-7 22-2 14-5 22 2-4 6-22 2-18 4-22-2z', colour);

export const earrings = (colour: string): string => mirrored(120, ring(78, 124, 4, colour, 2.6));
