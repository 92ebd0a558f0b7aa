import { type Subject, subjects } from '../../tokens/limits.ts';
import { tintDrawing } from '../accent.ts';
import { fold } from '../filters.ts';
import { motifs } from './motifs.ts';
import { pick, random, seedOf } from './seed.ts';
import { circle, drawing, group, type Ink, line, ring, shape } from './shapes.ts';

const width = 640;
const height = 400;

interface Tone {
  ground: string;
  /** The large shapes behind the motif. */
  back: string;
  ink: Omit<Ink, 'spark' | 'spot'>;
}

/** Colours in the product's purple. `tintDrawing` replaces them by the school's accent. */
const tones: readonly Tone[] = [
  {
    ground: '#efe8fe',
    back: '#ddd0fb',
    ink: { body: '#6d28d9', second: '#a685fa', detail: '#f6f1ff', line: '#2a1065' },
  },
  {
    ground: '#4c1d95',
    back: '#5b21b6',
    ink: { body: '#f6f1ff', second: '#cbb8f7', detail: '#6d28d9', line: '#a685fa' },
  },
  {
    ground: '#cbb8f7',
    back: '#bba3f5',
    ink: { body: '#4c1d95', second: '#7c3aed', detail: '#efe8fe', line: '#2a1065' },
  },
];

/** Pairs of bright colours. Each is visible on each ground. */
const brights: readonly (readonly [spark: string, spot: string])[] = [
  ['#ffc53d', '#ff7a59'],
  ['#ffc53d', '#4fd1b5'],
  ['#ff7a59', '#ffc53d'],
  ['#4fd1b5', '#ffc53d'],
];

const backs: readonly ((colour: string) => string)[] = [
  (colour) => circle(320, 205, 168, colour),
  (colour) => shape('M0 300Q160 220 320 290T640 262V400H0z', colour) + circle(548, 82, 46, colour),
  (colour) => circle(112, 330, 190, colour) + circle(560, 60, 120, colour),
  (colour) => shape('M0 0H250L110 400H0zM420 0H640V250z', colour),
  (colour) => ring(320, 205, 176, colour, 44) + circle(320, 205, 96, colour),
];

/** The data from which a drawing is generated. */
export interface DrawingPlan {
  subject: Subject | '';
  /** Indices of the motif and of the tone. */
  motif: number;
  tone: number;
  /** Seeds the other random choices. */
  seed: number;
}

/** A motif repeats only after this many other courses of the same subject. */
const APART = 3;

/**
 * Plans the drawings of courses without a picture. A plan depends on the course's id. Its motif differs from the last courses of
 * the same subject, its tone from the course before.
 *
 * @param courses in the order of the catalogue
 */
export function planDrawings(courses: readonly { id: string; category: string }[]): Map<string, DrawingPlan> {
  const plans = new Map<string, DrawingPlan>();
  const recent = new Map<Subject | '', number[]>();
  let lastTone = -1;
  for (const { id, category } of courses) {
    const seed = seedOf(id);
    const subject = subjects.find((name) => fold(name) === fold(category)) ?? '';
    const count = motifs[subject].length;
    const used = recent.get(subject) ?? [];
    let motif = seed % count;
    while (used.includes(motif)) motif = (motif + 1) % count;
    let tone = (seed >>> 8) % tones.length;
    if (tone === lastTone) tone = (tone + 1 + ((seed >>> 12) % (tones.length - 1))) % tones.length;
    lastTone = tone;
    recent.set(subject, [motif, ...used].slice(0, Math.min(APART, count - 1)));
    plans.set(id, { subject, motif, tone, seed });
  }
  return plans;
}

function marks(next: () => number, colours: readonly string[]): string {
  const places = [
    [52, 60],
    [150, 40],
    [498, 38],
    [590, 96],
    [46, 214],
    [600, 222],
    [88, 346],
    [552, 350],
  ] as const;
  return places
    .map(([x, y], index) => {
      const [left, top] = [Math.round(x + next() * 36 - 18), Math.round(y + next() * 36 - 18)];
      const colour = pick(colours, next() * colours.length);
      const kind = (index + Math.floor(next() * 3)) % 3;
      if (kind === 0) return circle(left, top, 7, colour);
      if (kind === 1) return ring(left, top, 9, colour, 5);
      return line(`M${left - 9} ${top}h18M${left} ${top - 9}v18`, colour, 5);
    })
    .join('');
}

/**
 * The SVG picture of a course without one: motifs of its subject in the school's accent.
 *
 * @param accent `#rrggbb`; '' uses the product's purple
 */
export function courseDrawing({ subject, motif, tone, seed }: DrawingPlan, accent: string): string {
  const next = random(seed);
  const { ground, back, ink: base } = pick(tones, tone);
  const [spark, spot] = pick(brights, next() * brights.length);
  const ink: Ink = { ...base, spark, spot };
  const all = motifs[subject];
  const other = (motif + 1 + Math.floor(next() * (all.length - 1))) % all.length;
  const side = next() < 0.5 ? -1 : 1;
  const content = [
    shape(`M0 0h${width}v${height}H0z`, ground),
    pick(backs, next() * backs.length)(back),
    marks(next, [spark, spot, ink.second]),
    group(pick(all, other)(ink), { x: 320 + side * 172, y: 262, turn: Math.round(next() * 16 - 8), scale: 0.62 }),
    group(pick(all, motif)(ink), { x: 320 - side * 62, y: 204, turn: Math.round(next() * 8 - 4), scale: 1.38 }),
  ];
  return tintDrawing(drawing(width, height, content), accent);
}
