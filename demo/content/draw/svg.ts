/** The few SVG primitives every drawing is made of. Strings in, strings out; numbers are rounded so that files stay small. */

export type Attrs = Record<string, string | number | undefined>;

/** One decimal is below what the eye sees at these sizes. */
export const num = (value: number): string => String(Math.round(value * 10) / 10).replace(/^(-?)0\./, '$1.');

const attribute = ([name, value]: [string, string | number | undefined]): string =>
  value === undefined || value === '' ? '' : ` ${name}="${typeof value === 'number' ? num(value) : value}"`;

export const el = (name: string, attrs: Attrs, ...children: string[]): string => {
  const inside = children.join('');
  const open = `<${name}${Object.entries(attrs).map(attribute).join('')}`;
  return inside ? `${open}>${inside}</${name}>` : `${open}/>`;
};

/** A whole file. Every stroke has round ends unless it says otherwise. */
export const picture = (width: number, height: number, ...children: string[]): string =>
  `${el(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width: String(width),
      height: String(height),
      viewBox: `0 0 ${width} ${height}`,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    },
    ...children,
  )}\n`;

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  rx = 0,
  more: Attrs = {},
): string => el('rect', { x, y, width, height, rx: rx || undefined, fill, ...more });

export const circle = (cx: number, cy: number, r: number, fill: string, more: Attrs = {}): string =>
  el('circle', { cx, cy, r, fill, ...more });

export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string, more: Attrs = {}): string =>
  el('ellipse', { cx, cy, rx, ry, fill, ...more });

export const ring = (cx: number, cy: number, r: number, stroke: string, width: number, more: Attrs = {}): string =>
  el('circle', { cx, cy, r, fill: 'none', stroke, 'stroke-width': width, ...more });

export const shape = (d: string, fill: string, more: Attrs = {}): string => el('path', { d, fill, ...more });

/** A line of one weight with round ends: every drawn line in the house is one of these. */
export const line = (d: string, stroke: string, width = 6, more: Attrs = {}): string =>
  el('path', {
    d,
    fill: 'none',
    stroke,
    'stroke-width': width,
    ...more,
  });

/** A straight-edged shape from a flat list of coordinates. */
export const poly = (points: number[], fill: string, more: Attrs = {}): string =>
  el('path', { d: outline(points), fill, ...more });

export const outline = (points: number[]): string => {
  let d = '';
  points.forEach((value, i) => {
    const digits = num(value);
    d += i % 2 ? (digits.startsWith('-') ? digits : ` ${digits}`) : `${i ? 'L' : 'M'}${digits}`;
  });
  return `${d}z`;
};

/** Children moved to a place, then turned and scaled about it. */
export const at = (x: number, y: number, child: string | string[], scale = 1, degrees = 0): string => {
  const turn = degrees ? `rotate(${num(degrees)})` : '';
  const size = scale === 1 ? '' : `scale(${Math.round(scale * 1000) / 1000})`;
  const move = x || y ? `translate(${num(x)} ${num(y)})` : '';
  return el('g', { transform: `${move}${turn}${size}` }, ...(Array.isArray(child) ? child : [child]));
};

export const group = (attrs: Attrs, ...children: string[]): string => el('g', attrs, ...children);

/** Left and right halves of a symmetric thing: the child and its mirror about x. */
export const mirrored = (x: number, child: string): string =>
  child + el('g', { transform: `translate(${num(2 * x)} 0)scale(-1 1)` }, child);

/** A point on a circle; degrees run clockwise from the right, as SVG's do. */
export const polar = (cx: number, cy: number, r: number, degrees: number): [number, number] => [
  cx + r * Math.cos((degrees * Math.PI) / 180),
  cy + r * Math.sin((degrees * Math.PI) / 180),
];

/** n things, joined. */
export const times = (count: number, draw: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => draw(i)).join('');

/** One drawing at many places, written once: the first is the drawing itself, the rest refer to it. */
export const stamped = (
  id: string,
  drawing: string,
  [[x, y], ...rest]: [[number, number], ...[number, number][]],
): string =>
  at(x, y, group({ id }, drawing)) + rest.map(([a, b]) => el('use', { href: `#${id}`, x: a, y: b })).join('');
