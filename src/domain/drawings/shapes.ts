/** The colours of a motif by their purpose, `#rrggbb`. */
export interface Ink {
  /** The largest part, and the second largest. */
  body: string;
  second: string;
  /** Details on the body. */
  detail: string;
  /** Lines on the ground. */
  line: string;
  /** Two bright colours. */
  spark: string;
  spot: string;
}

/** Colours for a light ground, in the product's purple. */
export const ink: Ink = {
  body: '#6d28d9',
  second: '#a685fa',
  detail: '#f6f1ff',
  line: '#2a1065',
  spark: '#ffc53d',
  spot: '#ff7a59',
};

/** SVG of a motif between -100 and 100 in both directions. */
export type Motif = (ink: Ink) => string;

export const circle = (x: number, y: number, radius: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;

export const ring = (x: number, y: number, radius: number, stroke: string, width: number) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`;

export const box = (x: number, y: number, width: number, height: number, radius: number, fill: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`;

/** A filled path. */
export const shape = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`;

/** A stroked path. */
export const line = (d: string, stroke: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`;

/** Shapes that are moved, rotated (in degrees) and scaled together. */
export const group = (content: string, { x = 0, y = 0, turn = 0, scale = 1 }) =>
  `<g transform="translate(${x} ${y})rotate(${turn})scale(${scale})">${content}</g>`;

/** A path through points around the centre, such as a star or a gear. */
export function polygon(radii: readonly number[], turn = 0): string {
  const points = radii.map((radius, index) => {
    const angle = (2 * Math.PI * index) / radii.length + (turn * Math.PI) / 180;
    return `${Math.round(radius * Math.sin(angle))} ${Math.round(-radius * Math.cos(angle))}`;
  });
  return `M${points.join('L')}z`;
}

/** The SVG document of a drawing. */
export const drawing = (width: number, height: number, content: readonly string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" stroke-linecap="round" stroke-linejoin="round">${content.join('')}</svg>`;

export const fourPoints = polygon([20, 7, 20, 7, 20, 7, 20, 7]);
