import { clampChroma, converter, formatHex, wcagContrast } from 'culori';
import { dark, light } from '../tokens/colours.ts';

const toOklch = converter('oklch');
type Theme = Record<keyof typeof light, string>;
type Name = keyof Theme;

/** Colours that say what they say whatever the school's own colour is. */
const fixed: ReadonlySet<Name> = new Set(['danger', 'danger-soft', 'success', 'success-soft', 'sun', 'shadow']);
/** What stands as text or ground on what, by WCAG AA. */
const pairs: readonly [text: Name, ground: Name][] = [
  ...(['ground', 'surface', 'sunken'] as const).flatMap((ground): [Name, Name][] => [
    ['accent', ground],
    ['accent-strong', ground],
    ['text', ground],
    ['muted', ground],
  ]),
  ['on-soft', 'soft'],
  ['stage', 'on-night'],
  ['stage-end', 'on-night'],
];

/**
 * The school's accent in place of the product's purple, for both themes: all tinted colours turn to its hue and keep their
 * lightness, and what would be hard to read moves away from its ground. '' where there is none. Runs on the server alone.
 */
export function accentCss(accent: string): string {
  const wanted = accent === '' ? undefined : toOklch(accent);
  const product = toOklch(light.accent);
  if (!wanted || !product) return '';
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
    for (const [text, ground] of pairs) colours[text] = readable(colours[text], colours[ground]);
    colours['on-accent'] = wcagContrast('#ffffff', colours.accent) >= 4.5 ? '#ffffff' : '#101010';
    return colours;
  };
  const day = declare(theme(light, { accent, 'stage-end': accent }));
  const night = declare(theme(dark, {}));
  return (
    `:root{${day}}@media screen and (prefers-color-scheme:dark){:root:not([data-theme=light]){${night}}}` +
    `@media screen{:root[data-theme=dark]{${night}}}`
  );
}

const isName = (name: string): name is Name => name in light;

const declare = (colours: Theme) =>
  Object.entries(colours)
    .map(([name, value]) => `--${name}:${value};`)
    .join('');

/** The colour, as much darker or lighter as it takes to be read on a ground: 4.5 to 1. */
function readable(hex: string, ground: string): string {
  const colour = toOklch(hex);
  const step = (toOklch(ground)?.l ?? 1) > 0.5 ? -0.01 : 0.01;
  if (!colour) return hex;
  let found = hex;
  // The first step is taken at once: white and black begin at an end of the range.
  for (let l = colour.l + step; wcagContrast(found, ground) < 4.5 && l > 0 && l < 1; l += step) {
    found = formatHex(clampChroma({ ...colour, l }, 'oklch'));
  }
  return found;
}
