import { clampChroma, converter, formatHex } from 'culori';
import { cycle, dark, light } from '../tokens/colours.ts';
import { type BrightFill, brightFill, contrast, MIN_CONTRAST, readableOn, schoolAccent } from './embed/contrast.ts';

const toOklch = converter('oklch');
const toRgb = converter('rgb');

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

/** Gives a colour, `#rrggbb`, the hue of a school's accent. */
type Turn = (hex: string) => string;

/** The highest chroma that sRGB can show at a lightness and hue. */
const strongest = (l: number, h: number) => clampChroma({ mode: 'oklch', l, c: 0.4, h }, 'oklch').c;

/** Yellow hues, in OKLCH degrees. Their dark shades look olive; `warmer` turns them towards brown. */
const yellow = { from: 75, to: 130, middle: 100, warmer: 50, fromLightness: 0.88 } as const;

/** Turns the hue of a dark yellow towards brown. */
function warm(l: number, h: number): number {
  if (h <= yellow.from || h >= yellow.to || l >= yellow.fromLightness) return h;
  const reach = yellow.middle - yellow.from;
  const closeness = 1 - Math.min(1, Math.abs(h - yellow.middle) / reach);
  return h - (yellow.fromLightness - l) * yellow.warmer * closeness;
}

/**
 * Returns a function that gives a colour the hue of a school's accent and keeps its lightness. The chroma keeps its share of
 * the highest possible chroma, but exceeds neither the accent's nor twice the original: pale colours stay pale.
 * Returns undefined for an invalid accent.
 */
function accentTurn(accent: string): Turn | undefined {
  const wanted = toOklch(accent);
  if (!schoolAccent(accent) || !wanted) return undefined;
  const { c, h = 0 } = wanted;
  return (hex) => {
    const colour = toOklch(hex);
    if (!colour) return hex;
    const share = Math.min(1, colour.c / (strongest(colour.l, colour.h ?? 0) || 1));
    const hue = warm(colour.l, h);
    const chroma = Math.min(share * Math.min(strongest(colour.l, hue), c), 2 * colour.c);
    return formatHex(clampChroma({ ...colour, c: chroma, h: hue }, 'oklch'));
  };
}

/** The colours of a theme, and the five colours of the subjects. */
export interface SchoolTheme {
  colours: Theme;
  /** The colours of filled buttons, if they differ from the theme's accent. */
  fill?: BrightFill | undefined;
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
    light: { ...tinted(light, { accent: own.day, 'stage-end': accent }, turn), fill: brightFill(accent) },
    dark: tinted(dark, { accent: own.night }, turn),
  };
}

function tinted(from: Theme, own: Partial<Theme>, turn: Turn): SchoolTheme {
  const colours: Theme = { ...from };
  for (const name of Object.keys(from).filter(isName)) if (!fixed.has(name)) colours[name] = turn(from[name]);
  colours.shadow = turnedChannels(from.shadow, turn);
  Object.assign(colours, own);
  for (const [moved, ground, least = MIN_CONTRAST] of pairs) {
    colours[moved] = readableOn(colours[ground], colours[moved], least);
  }
  colours['on-accent'] = contrast('#ffffff', colours.accent) >= MIN_CONTRAST ? '#ffffff' : '#101010';
  return { colours, cycle: cycle.map((hex) => (isPurple(hex) ? readableOn(colours.surface, turn(hex), 3) : hex)) };
}

/** Applies `turn` to a colour that is written as channels for `rgb(… / alpha)`: `109 40 217`. */
function turnedChannels(channels: string, turn: Turn): string {
  const { r = 0, g = 0, b = 0 } = toRgb(turn(formatHex(`rgb(${channels})`) ?? '')) ?? {};
  return [r, g, b].map((channel) => Math.round(channel * 255)).join(' ');
}

const isName = (name: string): name is Name => name in light;

/** The hues of the product's purple family, in degrees of OKLCH: between the blue and the pink of the drawings. */
const purpleHues = { from: 284, to: 312 } as const;
/** A colour with less chroma looks grey. */
const LEAST_CHROMA = 0.012;

/** Whether a colour belongs to the product's purple family, at any lightness. */
export function isPurple(hex: string): boolean {
  const { c = 0, h = 0 } = toOklch(hex) ?? {};
  return c >= LEAST_CHROMA && h >= purpleHues.from && h <= purpleHues.to;
}

/** Replaces the purples of a drawing by a school's accent. Returns the drawing unchanged if the accent is invalid. */
export function tintDrawing(svg: string, accent: string): string {
  const turn = accentTurn(accent);
  if (!turn) return svg;
  return svg.replace(/#(?:[\da-f]{6}|[\da-f]{3})\b/gi, (hex) => (isPurple(hex) ? turn(hex) : hex));
}
