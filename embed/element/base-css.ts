import { partsCss } from '../../src/style/theme.ts';
import { cycle, dark, light } from '../../src/tokens/colours.ts';
import { fonts, radius, space, type } from '../../src/tokens/scale.ts';

/** The internal custom properties that a host page can set, with their public names (`--steam-…`). */
const hostProperty: Record<string, string> = {
  accent: 'accent',
  'on-accent': 'on-accent',
  ground: 'surface',
  surface: 'surface',
  text: 'text',
  'radius-md': 'radius',
  'font-text': 'font',
  'space-5': 'gap',
};

/** Properties whose default is the school's colour (define-element.ts). Without it, the product's colour is used. */
const ofSchool: ReadonlySet<string> = new Set(['accent', 'on-accent', 'ground', 'surface', 'text']);

/**
 * Colours derived from the host page's colours; close to the site's colours without them. If text on surface
 * has a contrast of 7:1, `muted` has more than 4.5:1 and `edge` more than 3:1.
 */
const mixed = (one: string, percent: number, other: string) =>
  `color-mix(in srgb,var(--${one}) ${percent}%,var(--${other}))`;
const derived: Record<string, string> = {
  sunken: mixed('accent', 7, 'surface'),
  muted: mixed('text', 74, 'surface'),
  line: mixed('text', 16, 'surface'),
  edge: mixed('text', 55, 'surface'),
  'accent-strong': mixed('accent', 80, 'text'),
  soft: mixed('accent', 14, 'surface'),
  'on-soft': mixed('accent', 50, 'text'),
};

/** Properties that only the site reads. tests/architecture/bytes.test.ts fails if a widget reads one of them. */
const ofSite: ReadonlySet<string> = new Set(
  'danger-soft success-soft stage stage-end night on-night night-muted space-8 space-9'.split(' '),
);

const declare = (name: string, value: string) => {
  if (ofSite.has(name)) return '';
  const otherwise = ofSchool.has(name) ? `var(--school-${name},${value})` : value;
  return `--${name}:${hostProperty[name] ? `var(--steam-${hostProperty[name]},${otherwise})` : (derived[name] ?? value)};`;
};

const names = Object.keys(light) as (keyof typeof light)[];
const colours = names.map((name) =>
  // `light-dark()` accepts only colours, but --shadow is the numbers of an rgb(). Both themes use the light ones.
  declare(name, name === 'shadow' ? light.shadow : `light-dark(${light[name]},${dark[name]})`),
);
const sizes = Object.entries({ text: type, space, radius }).flatMap(([kind, values]) =>
  Object.entries(values).map(([name, value]) => declare(`${kind}-${name}`, `${value * 16}px`)),
);
const rest = [
  // Without the site's web font: a partner's page does not load it, and looking it up delays the first frame.
  declare('font-text', fonts.text),
  declare('font-display', 'var(--font-text)'),
  ...cycle.map((value, index) => declare(`cycle-${index}`, value)),
];

/**
 * Unsets custom properties that components read and no widget sets. `all: initial` does not reset them, so a host
 * page's properties with the same names would apply.
 */
const unset = ['eyebrow', 'lead', 'content-visibility', 'fill', 'on-fill', 'fill-strong']
  .map((name) => `--${name}:initial;`)
  .join('');

/**
 * The base rules of a widget. `.s` resets the host page's styles, even `*{…!important}`. It inherits only `visibility`,
 * because a host page may hide the tag.
 */
export const baseCss = `
.s{all:initial;visibility:inherit;display:block;${unset}${[...colours, ...sizes, ...rest].join('')}--heading-size:clamp(var(--text-xl),4cqi,var(--text-2xl));--heading-gap:var(--space-5);color-scheme:light dark;position:relative;box-sizing:border-box;min-block-size:inherit;padding:var(--space-4);border-radius:var(--radius-md);background:var(--ground);color:var(--text);font:400 var(--text-md)/1.6 var(--font-text)}
.s[data-theme=light]{color-scheme:light}
.s[data-theme=dark]{color-scheme:dark}
@media print{.s{color-scheme:light!important}}
.s form{margin:0}
${partsCss('.s')}`;
