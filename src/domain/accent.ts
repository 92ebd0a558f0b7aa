import { clampChroma, converter, formatHex } from 'culori';
import { cycle, dark, light } from '../tokens/colours.ts';
import { contrast, MIN_CONTRAST, readableOn, schoolAccent } from './embed/contrast.ts';

const toOklch = converter('oklch');

type Theme = Record<keyof typeof light, string>;
type Name = keyof Theme;

/** Colours with a fixed meaning, independent of the school's accent. */
const fixed: ReadonlySet<Name> = new Set(['danger', 'danger-soft', 'success', 'success-soft', 'sun', 'shadow']);
type Pair = readonly [moved: Name, ground: Name, leastContrast?: number];
/** Pairs that must reach a WCAG AA contrast. The first colour of a pair is adjusted. */
const pairs: readonly Pair[] = [
  ...(['ground', 'surface', 'sunken'] as const).flatMap((ground): Pair[] => [
    ['accent', ground],
    ['accent-strong', ground],
    ['text', ground],
    ['muted', ground],
    ['danger', ground],
    ['success', ground],
    ['edge', ground, 3],
  ]),
  ['on-soft', 'soft'],
  ['stage', 'on-night'],
  ['stage-end', 'on-night'],
  ['night', 'on-night'],
  ['night', 'sun'],
  ['night-muted', 'night'],
];

/** Turns a colour of the product's purple family, `#rrggbb`, to another accent. */
type Turn = (hex: string) => string;

/** Gives a colour the hue and the strength of a school's accent, and keeps its lightness. Undefined without a valid accent. */
function accentTurn(accent: string): Turn | undefined {
  const [wanted, product] = [toOklch(accent), toOklch(light.accent)];
  if (!schoolAccent(accent) || !wanted || !product) return undefined;
  const strength = Math.min(1.2, wanted.c / product.c);
  const turn = (wanted.h ?? 0) - (product.h ?? 0);
  return (hex) => {
    const colour = toOklch(hex);
    if (!colour) return hex;
    return formatHex(clampChroma({ ...colour, c: colour.c * strength, h: (colour.h ?? 0) + turn }, 'oklch'));
  };
}

/** The colours of a theme, and the five colours of the subjects. */
export interface SchoolTheme {
  colours: Theme;
  cycle: readonly string[];
}

/**
 * The themes of a school: the product's with its purple replaced by the school's accent. Tinted colours get its hue and keep
 * their lightness; then insufficient contrasts are corrected.
 *
 * @param accent `#rrggbb`
 * @returns undefined without a valid accent
 */
export function schoolThemes(accent: string): { light: SchoolTheme; dark: SchoolTheme } | undefined {
  const [own, turn] = [schoolAccent(accent), accentTurn(accent)];
  if (!own || !turn) return undefined;
  return {
    light: tinted(light, { accent: own.day, 'stage-end': accent }, turn),
    dark: tinted(dark, { accent: own.night }, turn),
  };
}

function tinted(from: Theme, own: Partial<Theme>, turn: Turn): SchoolTheme {
  const colours: Theme = { ...from };
  for (const name of Object.keys(from).filter(isName)) if (!fixed.has(name)) colours[name] = turn(from[name]);
  Object.assign(colours, own);
  for (const [moved, ground, least = MIN_CONTRAST] of pairs) {
    colours[moved] = readableOn(colours[ground], colours[moved], least);
  }
  colours['on-accent'] = contrast('#ffffff', colours.accent) >= MIN_CONTRAST ? '#ffffff' : '#101010';
  return { colours, cycle: cycle.map((hex) => (isPurple(hex) ? readableOn(colours.surface, turn(hex), 3) : hex)) };
}

const isName = (name: string): name is Name => name in light;

/** The hues of the product's purple family, in degrees of OKLCH: between the blue and the pink of the drawings. */
const purpleHues = { from: 284, to: 312 } as const;
/** Below it, a colour looks grey. */
const LEAST_CHROMA = 0.012;

/** Whether a colour belongs to the product's purple family, from its palest ground to its darkest ink. */
export function isPurple(hex: string): boolean {
  const { c = 0, h = 0 } = toOklch(hex) ?? {};
  return c >= LEAST_CHROMA && h >= purpleHues.from && h <= purpleHues.to;
}

/** Replaces the purples of a drawing by a school's accent. Without a valid accent, the drawing stays as it is. */
export function tintDrawing(svg: string, accent: string): string {
  const turn = accentTurn(accent);
  if (!turn) return svg;
  return svg.replace(/#(?:[\da-f]{6}|[\da-f]{3})\b/gi, (hex) => (isPurple(hex) ? turn(hex) : hex));
}
