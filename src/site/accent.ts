import { clampChroma, converter, formatHex } from 'culori';
import { contrast, MIN_CONTRAST, readableOn, schoolAccent } from '../domain/embed/contrast.ts';
import { dark, light } from '../tokens/colours.ts';

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

/**
 * CSS that replaces the product's purple by the school's accent, in both themes. Tinted colours get its hue and keep their lightness;
 * then insufficient contrasts are corrected. Runs only on the server.
 *
 * @param accent `#rrggbb`
 * @param root the element whose theme it replaces
 * @returns '' without a valid accent
 */
export function accentCss(accent: string, root = ':root'): string {
  const own = schoolAccent(accent);
  const [wanted, product] = [toOklch(accent), toOklch(light.accent)];
  if (!own || !wanted || !product) return '';
  const strength = Math.min(1.2, wanted.c / product.c);
  const turn = (hex: string) => {
    const colour = toOklch(hex);
    if (!colour) return hex;
    const hue = (colour.h ?? 0) + (wanted.h ?? 0) - (product.h ?? 0);
    return formatHex(clampChroma({ ...colour, c: colour.c * strength, h: hue }, 'oklch'));
  };
  const theme = (from: Theme, own: Partial<Theme>): Theme => {
    const colours: Theme = { ...from };
    for (const name of Object.keys(from).filter(isName)) if (!fixed.has(name)) colours[name] = turn(from[name]);
    Object.assign(colours, own);
    for (const [moved, ground, least = MIN_CONTRAST] of pairs) {
      colours[moved] = readableOn(colours[ground], colours[moved], least);
    }
    colours['on-accent'] = contrast('#ffffff', colours.accent) >= MIN_CONTRAST ? '#ffffff' : '#101010';
    return colours;
  };
  const day = declare(theme(light, { accent: own.day, 'stage-end': accent }));
  const night = declare(theme(dark, { accent: own.night }));
  return (
    `${root}{${day}}@media screen and (prefers-color-scheme:dark){${root}:not([data-theme=light]){${night}}}` +
    `@media screen{${root}[data-theme=dark]{${night}}}`
  );
}

const isName = (name: string): name is Name => name in light;

const declare = (colours: Theme) =>
  Object.entries(colours)
    .map(([name, value]) => `--${name}:${value};`)
    .join('');
