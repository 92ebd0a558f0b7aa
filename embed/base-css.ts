import { partsCss } from '../src/style/base.ts';
import { cycle, dark, light } from '../src/tokens/colours.ts';
import { fonts, radius, space, type } from '../src/tokens/scale.ts';

/** The custom properties that a host may set, and whose place they take. */
const given: Record<string, string> = {
  accent: 'accent',
  'on-accent': 'on-accent',
  ground: 'surface',
  surface: 'surface',
  text: 'text',
  'radius-md': 'radius',
  'font-text': 'font',
  'font-display': 'font',
  'space-5': 'gap',
};

/** What follows from the host's accent where the site has a colour of its own. */
const derived: Record<string, string> = {
  'accent-strong': 'color-mix(in srgb,var(--accent) 80%,var(--text))',
  soft: 'color-mix(in srgb,var(--accent) 14%,var(--surface))',
  'on-soft': 'color-mix(in srgb,var(--accent) 50%,var(--text))',
};

const declare = (name: string, value: string) =>
  `--${name}:${given[name] ? `var(--steam-${given[name]},${value})` : (derived[name] ?? value)};`;

const names = Object.keys(light) as (keyof typeof light)[];
const colours = names.map((name) =>
  // The shadow is three numbers and no colour; by day or night it hardly shows.
  declare(name, name === 'shadow' ? light.shadow : `light-dark(${light[name]},${dark[name]})`),
);
const sizes = Object.entries({ text: type, space, radius }).flatMap(([kind, values]) =>
  Object.entries(values).map(([name, value]) => declare(`${kind}-${name}`, `${value * 16}px`)),
);
const rest = [
  ...Object.entries(fonts).map(([name, value]) => declare(`font-${name}`, value)),
  ...cycle.map((value, index) => declare(`cycle-${index}`, value)),
];

/**
 * What every widget's sheet begins with; the build writes it in as a text (build/static-css.ts). The element takes nothing
 * over from the page: neither `*{…!important}` nor inheritance gets past `all:initial!important`. Its first sheet comes
 * after this one and says its display; direction is not part of `all` and set inside. English among Urdu is still read
 * from the left.
 */
export const baseCss = `
:host(:not([hidden])){all:initial!important;container-type:inline-size!important}
.s{${[...colours, ...sizes, ...rest].join('')}color-scheme:light dark;position:relative;box-sizing:border-box;padding:var(--space-4);border-radius:var(--radius-md);background:var(--ground);color:var(--text);font:400 var(--text-md)/1.6 var(--font-text)}
.s[data-theme=light]{color-scheme:light}
.s[data-theme=dark]{color-scheme:dark}
.s[dir=rtl]{text-align:right}
.s[dir=rtl] :where(h1,h2,h3,h4,h5,h6,p,li,label){unicode-bidi:plaintext}
.s form{margin:0}
${partsCss('.s')}`;
