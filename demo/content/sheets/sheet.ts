import { type Face, literal, widthOf, wrap } from './metrics.ts';

export type Point = readonly [x: number, y: number];

export interface Stroke {
  stroke?: string;
  fill?: string;
  /** @default 1 */
  width?: number;
  /** Lengths of dash and gap in points. */
  dash?: readonly number[];
  /** Round ends. With a dash of length 0 they make a row of dots. */
  round?: boolean;
}

export interface Type {
  /** @default 10 */
  size?: number;
  /** @default 'regular' */
  face?: Face;
  /** @default '#222222' */
  colour?: string;
  /** Where `x` stands in the line. @default 'left' */
  align?: 'left' | 'middle' | 'right';
}

/** A4 in points. */
export const paper = { width: 595, height: 842, margin: 40 } as const;

const fonts: Record<Face, string> = { regular: '/F1', bold: '/F2', italic: '/F3' };

const fixed = (n: number): string => String(Math.round(n * 100) / 100);

function rgb(colour: string): string {
  const digits = colour.length === 4 ? [...colour.slice(1)].map((d) => d + d) : (colour.slice(1).match(/../g) ?? []);
  return digits.map((pair) => fixed(Number.parseInt(pair, 16) / 255)).join(' ');
}

/** One page of drawing. The origin is the top left corner and y grows downwards, as in SVG. */
export class Sheet {
  readonly title: string;
  #ops: string[] = [];

  constructor(title: string) {
    this.title = title;
  }

  /** The page's drawing operators. */
  get content(): string {
    return this.#ops.join('\n');
  }

  #point([x, y]: Point): string {
    return `${fixed(x)} ${fixed(paper.height - y)}`;
  }

  #paint(path: string, { stroke, fill, width = 1, dash = [], round = false }: Stroke): void {
    const style = [
      fill && `${rgb(fill)} rg`,
      stroke && `${rgb(stroke)} RG ${fixed(width)} w [${dash.join(' ')}] 0 d ${round ? 1 : 0} J`,
    ];
    const paint = stroke && fill ? 'B' : fill ? 'f' : 'S';
    this.#ops.push([...style.filter(Boolean), path, paint].join(' '));
  }

  lines(points: readonly Point[], style: Stroke): void {
    this.#paint(points.map((point, i) => `${this.#point(point)} ${i ? 'l' : 'm'}`).join(' '), style);
  }

  polygon(points: readonly Point[], style: Stroke): void {
    this.#paint(`${points.map((point, i) => `${this.#point(point)} ${i ? 'l' : 'm'}`).join(' ')} h`, style);
  }

  rect(x: number, y: number, width: number, height: number, style: Stroke): void {
    this.#paint(`${this.#point([x, y + height])} ${fixed(width)} ${fixed(height)} re`, style);
  }

  circle(x: number, y: number, r: number, style: Stroke): void {
    // Four Bézier quarters; 0.5523 is the handle that comes closest to a circle.
    const k = r * 0.5523;
    const curve = (...points: Point[]): string => `${points.map((point) => this.#point(point)).join(' ')} c`;
    this.#paint(
      [
        `${this.#point([x + r, y])} m`,
        curve([x + r, y + k], [x + k, y + r], [x, y + r]),
        curve([x - k, y + r], [x - r, y + k], [x - r, y]),
        curve([x - r, y - k], [x - k, y - r], [x, y - r]),
        curve([x + k, y - r], [x + r, y - k], [x + r, y]),
        'h',
      ].join(' '),
      style,
    );
  }

  /** One line of text; `y` is its baseline. */
  text(text: string, x: number, y: number, type: Type = {}): void {
    const { size = 10, face = 'regular', colour = '#222222', align = 'left' } = type;
    const shift = { left: 0, middle: 0.5, right: 1 }[align] * widthOf(text, size, face);
    this.#ops.push(
      `BT ${fonts[face]} ${fixed(size)} Tf ${rgb(colour)} rg ${this.#point([x - shift, y])} Td ${literal(text)} Tj ET`,
    );
  }

  /** A paragraph. Answers the baseline after its last line. */
  paragraph(text: string, x: number, y: number, width: number, type: Type = {}): number {
    const { size = 10, face = 'regular' } = type;
    const lines = wrap(text, width, size, face);
    lines.forEach((line, i) => {
      this.text(line, x, y + i * size * 1.35, type);
    });
    return y + lines.length * size * 1.35;
  }
}
