import { circle, line, mirrored, poly, rect, shape, times } from '../svg.ts';

const torso = 'M26 240c2-42 34-58 74-66q20 14 40 0c40 8 72 24 74 66z';

/** The ajrak's star in its ring. */
const rosette = (x: number, y: number, ground: string): string =>
  circle(x, y, 7, '#fff') + circle(x, y, 4.5, '#b3263a') + circle(x, y, 1.8, ground);

/** A garment fills the bottom of the picture; colours are [cloth, detail]. */
export const clothes = {
  kurta: (c: string, d: string): string =>
    shape(torso, c) +
    line('M99 173q21 22 42 0', d, 8) +
    line('M120 190v50', d, 4) +
    times(2, (i) => circle(128, 206 + i * 16, 3, d)),
  tee: (c: string, d: string): string =>
    shape(torso, c) + line('M97 174q23 26 46 0', d, 7) + line('M60 212v28M180 212v28', d, 4, { opacity: '.6' }),
  stripes: (c: string, d: string): string =>
    shape(torso, c) + line('M46 206q74 22 148 0M34 226q86 22 172 0', d, 8) + line('M97 174q23 24 46 0', d, 6),
  hoodie: (c: string, d: string): string =>
    shape(torso, c) +
    shape('M82 166q38 40 76 0 14 10 10 22-48 36-96 0-4-12 10-22z', d) +
    line('M106 202v22M134 202v18', '#fff', 4),
  blazer: (c: string, d: string): string =>
    shape(torso, c) +
    poly([98, 174, 142, 174, 126, 240, 114, 240], '#fff') +
    mirrored(120, shape('M98 171l-14 8 6 30 20 31h8l-10-40z', d)) +
    shape('M114 196h12l4 44h-20z', d, { opacity: '.25' }),
  lab: (c: string, d: string): string =>
    shape(torso, '#fff') +
    poly([98, 173, 142, 173, 124, 240, 116, 240], c) +
    mirrored(120, shape('M98 171l-16 9 8 26-6 8 22 26h12l-12-40z', '#e6e9f2')) +
    rect(158, 214, 22, 26, '#e6e9f2', 3) +
    line('M164 206v14M172 208v12', d, 4),
  waistcoat: (c: string, d: string): string =>
    shape(torso, '#fff') +
    shape('M72 182l28-9 18 67H62zM168 182l-28-9-18 67h56z', c) +
    line('M99 173q21 22 42 0', '#e6e9f2', 7) +
    times(2, (i) => circle(112, 218 + i * 15, 3, d)),
  shawl: (c: string, d: string): string =>
    shape(torso, d) +
    shape('M96 174l-14 5c-30 10-54 26-56 61h66l18-40zM144 174l14 5c30 10 54 26 56 61h-66l-18-40z', c) +
    mirrored(
      120,
      times(3, (i) => rosette(80 - i * 17, 200 + i * 14, c)),
    ),
} as const;
