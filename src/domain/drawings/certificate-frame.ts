import { cycle } from '../../tokens/colours.ts';
import { subjects } from '../../tokens/limits.ts';
import { tintDrawing } from '../accent.ts';
import { motifs } from './motifs.ts';
import { pick, random, seedOf } from './seed.ts';
import { circle, group, ink, polygon, ring, shape } from './shapes.ts';

/** A4 in landscape, in mm. */
const [width, height] = [297, 210];
const inset = 9;

/** A row of scallops like the awning of a market stall, in the colours of the five subjects. */
function awning(): string {
  const inner = width - 2 * inset;
  const count = 20;
  const step = inner / count;
  return Array.from({ length: count }, (_, at) => {
    const x = inset + at * step;
    return shape(
      `M${x} ${inset}h${step}v9a${step / 2} ${step / 2} 0 0 1-${step} 0z`,
      cycle[at % cycle.length] ?? ink.body,
    );
  }).join('');
}

const seal = () =>
  shape('M-13 14L-22 46-12 42-6 51 3 17zM13 14L22 46 12 42 6 51-3 17z', ink.spot) +
  shape(polygon(Array.from({ length: 36 }, (_, at) => (at % 2 === 0 ? 27 : 23))), ink.body) +
  circle(0, 0, 18.5, ink.spark) +
  ring(0, 0, 18.5, ink.detail, 1.5) +
  shape(polygon([13, 5.4, 13, 5.4, 13, 5.4, 13, 5.4, 13, 5.4]), ink.body);

/** Places of the motifs, along the sides. */
const places = [
  { x: 33, y: 66, scale: 0.13, turn: -8 },
  { x: 28, y: 106, scale: 0.11, turn: 8 },
  { x: 264, y: 66, scale: 0.13, turn: 8 },
  { x: 269, y: 106, scale: 0.11, turn: -8 },
] as const;

/**
 * The frame of a certificate, behind its texts, as SVG in the school's accent.
 *
 * @param course the id of the course, which selects the drawings
 * @param accent `#rrggbb`; '' uses the product's purple
 */
export function certificateFrame(course: string, accent: string): string {
  const next = random(seedOf(course));
  const first = Math.floor(next() * subjects.length);
  const shown = places.map((place, at) => {
    const own = motifs[subjects[(first + at) % subjects.length] ?? ''];
    return group(pick(own, next() * own.length)(ink), place);
  });
  const border = (at: number, stroke: string, line: number, radius: number) =>
    `<rect x="${at}" y="${at}" width="${width - 2 * at}" height="${height - 2 * at}" rx="${radius}" fill="none" stroke="${stroke}" stroke-width="${line}"/>`;
  const content = [
    `<clipPath id="sheet"><rect x="${inset}" y="${inset}" width="${width - 2 * inset}" height="${height - 2 * inset}" rx="6"/></clipPath>`,
    `<g clip-path="url(#sheet)">${awning()}</g>`,
    border(inset, '#6d28d9', 1.4, 6),
    border(inset + 2.4, '#ffc53d', 0.6, 4.4),
    ...shown,
    group(seal(), { x: width / 2, y: 160, scale: 0.46 }),
  ];
  return tintDrawing(
    `<svg class="frame" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" aria-hidden="true" stroke-linecap="round" stroke-linejoin="round">${content.join('')}</svg>`,
    accent,
  );
}
