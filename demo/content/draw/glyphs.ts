import { at, num } from './svg.ts';

/** Our own letters, drawn as strokes on a 10×14 box: pictures must not depend on a font. [advance, path] */
const letters: Record<string, [number, string]> = {
  A: [11, 'M1 14L5.5 0 10 14M2.6 9.5h5.8'],
  B: [10, 'M1 0v14h4.5a3.8 3.8 0 0 0 0-7.6H1h4a3.2 3.2 0 0 0 0-6.4z'],
  C: [10, 'M9 2.2a5 6.5 0 1 0 0 9.6'],
  D: [10, 'M1 0v14h2.5a5.5 7 0 0 0 0-14z'],
  E: [9, 'M8 0H1v14h7M1 7h5.5'],
  F: [9, 'M8 0H1v14M1 7h5.5'],
  G: [10.5, 'M9 2.2a5 6.5 0 1 0 .4 8.8V7.8H6'],
  H: [10, 'M1 0v14M9 0v14M1 7h8'],
  I: [3, 'M1.5 0v14'],
  J: [8, 'M6.5 0v10a2.9 3.6 0 0 1-5.8 0'],
  K: [10, 'M1 0v14M9 0L1 8.5M4 5.8l5 8.2'],
  L: [8.5, 'M1 0v14h6.5'],
  M: [12, 'M1 14V0l5 8 5-8v14'],
  N: [10.5, 'M1 14V0l8.5 14V0'],
  O: [11, 'M5.5 0a4.7 7 0 1 0 .1 0z'],
  P: [9.5, 'M1 14V0h4a3.9 3.9 0 0 1 0 7.8H1'],
  Q: [11, 'M5.5 0a4.7 7 0 1 0 .1 0zM7 10.5l3.5 4'],
  R: [10, 'M1 14V0h4a3.8 3.8 0 0 1 0 7.6H1M5 7.6l4 6.4'],
  S: [9.5, 'M8.3 2.3C7 0 1.2-.6 1.2 3.6c0 4.4 7.3 2.4 7.3 6.9C8.5 14.8 2 14.6.8 11.6'],
  T: [9.5, 'M.5 0h8.5M4.8 0v14'],
  U: [10, 'M1 0v9.5a4 4.5 0 0 0 8 0V0'],
  V: [10.5, 'M.8 0l4.4 14L9.7 0'],
  W: [14, 'M.8 0l3.2 14L7 3.5 10 14 13.2 0'],
  X: [10, 'M1 0l8 14M9 0L1 14'],
  Y: [10, 'M.8 0L5 7l4.2-7M5 7v7'],
  Z: [9.5, 'M1 0h7.5L1 14h7.5'],
  '0': [10, 'M5 0a4 7 0 1 0 .1 0z'],
  '1': [6, 'M.8 3L4 0v14'],
  '2': [9.5, 'M1 3.5a3.6 3.5 0 0 1 7.2 0C8.2 7 1 10 1 14h7.5'],
  '3': [9.5, 'M1.2 2a3.5 3.2 0 1 1 3 4.8 3.8 3.6 0 1 1-3.5 5'],
  '4': [10, 'M7 14V0L.8 10H9.5'],
  '5': [9.5, 'M7.8 0H1.8L1.3 6.2a3.9 4 0 1 1-.4 5.8'],
  '6': [9.5, 'M7 0C3 2 1 6 1 9.8a3.8 4.1 0 1 0 1-2.6'],
  '7': [9, 'M.8 0H8.2L3 14'],
  '8': [9.5, 'M4.7 0a3.1 3.2 0 1 0 .1 0zM4.7 6.4a3.8 3.8 0 1 0 .1 0z'],
  '9': [9.5, 'M2.5 14C6.5 12 8.5 8 8.5 4.2a3.8 4.1 0 1 0-1 2.6'],
  '+': [10, 'M5 3v8M1 7h8'],
  '-': [9, 'M1.5 7h6'],
  '=': [10, 'M1 5h8M1 9.5h8'],
  '×': [10, 'M1.8 4l6.4 6.4M8.2 4l-6.4 6.4'],
  '÷': [10, 'M1 7h8M5 2.8v.1M5 11.2v.1'],
  '/': [9, 'M7.5-1l-6 16'],
  '.': [4, 'M2 14v.1'],
  ':': [4, 'M2 4.5v.1M2 12v.1'],
  '%': [12, 'M10 0L2 14M2.5.8a2 2 0 1 0 .1 0zM9.5 9a2 2 0 1 0 .1 0z'],
  '°': [6, 'M3-.5a2 2 0 1 0 .1 0z'],
  '?': [9, 'M1 3.3A3.5 3.4 0 1 1 6.6 6.5Q4.5 8 4.5 9.8M4.5 14v.1'],
  '!': [4, 'M2 0v9.5M2 14v.1'],
  '<': [10, 'M8.5 2L1.5 7l7 5'],
  '>': [10, 'M1.5 2l7 5-7 5'],
  ' ': [6, ''],
};

const gap = 3;

/** The width of a text whose capitals are `height` high. */
export const textWidth = (text: string, height: number): number =>
  ([...text].reduce((sum, letter) => sum + (letters[letter]?.[0] ?? 10) + gap, -gap) * height) / 14;

/** A line of text; x is its left end, its middle when centred; y is the top of its capitals. */
export const text = (
  words: string,
  x: number,
  y: number,
  height: number,
  colour: string,
  weight = 2.6,
  centred = true,
): string => {
  const scale = height / 14;
  let pen = 0;
  const drawn = [...words].map((letter) => {
    const [advance, d] = letters[letter] ?? [10, ''];
    const here = d && `<path${pen ? ` transform="translate(${num(pen)})"` : ''} d="${d}"/>`;
    pen += advance + gap;
    return here;
  });
  const left = centred ? x - textWidth(words, height) / 2 : x;
  return at(left, y, `<g fill="none" stroke="${colour}" stroke-width="${weight}">${drawn.join('')}</g>`, scale);
};

/** One sign on its own, centred on x, y. */
export const sign = (letter: string, x: number, y: number, height: number, colour: string, weight = 2.6): string =>
  text(letter, x, y - height / 2, height, colour, weight);
