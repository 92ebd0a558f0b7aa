import { themeCss } from '../../src/style/theme.ts';
import { cycle, dark, light } from '../../src/tokens/colours.ts';
import { durations, easings, layers, shadows } from '../../src/tokens/effects.ts';
import { fonts, radius, space, type } from '../../src/tokens/scale.ts';

type Values = Readonly<Record<string, string | number>>;

const declare = (kind: string, values: Values) =>
  Object.entries(values)
    .map(([name, value]) => `--${kind}-${name}:${value};`)
    .join('');

/**
 * `tokens.css` of the npm package: every token as a custom property of `:root`, in both themes. Shadows use the theme's
 * shadow colour.
 */
export const tokensCss = (): string => {
  const effects = [
    declare('shadow', shadows),
    declare('duration', durations),
    declare('easing', easings),
    declare('layer', layers),
  ];
  return `${themeCss(':root', 'rem')}\n:root{${effects.join('')}}\n`;
};

/** A token or a group of the Design Tokens Format Module 2025.10 (https://www.designtokens.org/tr/2025.10/format/). */
interface Token {
  $type: string;
  $value: unknown;
}
type Group = { [name: string]: Token | Group };

const group = (values: Values, token: (value: string) => Token): Group =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, token(String(value))]));

/** Parses `#rrggbb` or three numbers from 0 to 255, with an opacity. */
function colourValue(text: string, alpha = 1) {
  const bytes = text.startsWith('#')
    ? [1, 3, 5].map((at) => Number.parseInt(text.slice(at, at + 2), 16))
    : text.split(' ').map(Number);
  const components = bytes.map((byte) => Number((byte / 255).toFixed(4)));
  return { colorSpace: 'srgb', components, alpha };
}

const colour = (text: string): Token => ({ $type: 'color', $value: colourValue(text) });
const rem = (text: string): Token => ({ $type: 'dimension', $value: { value: Number(text), unit: 'rem' } });
const duration = (text: string): Token => ({
  $type: 'duration',
  $value: { value: Number.parseFloat(text), unit: 's' },
});
const family = (text: string): Token => ({
  $type: 'fontFamily',
  $value: text.split(', ').map((name) => name.replaceAll('"', '')),
});

const px = (text: string) => ({ value: Number.parseFloat(text), unit: 'px' });

/** Parses shadows such as `0 1px 2px rgb(var(--shadow) / 0.06), …`, with the shadow colour of a theme. */
const shadow =
  (colourOfTheme: string) =>
  (text: string): Token => ({
    $type: 'shadow',
    $value: Array.from(
      text.matchAll(/(\S+) (\S+) (\S+) rgb\(var\(--shadow\) \/ ([\d.]+)\)/g),
      ([, x = '', y = '', blur = '', alpha]) => ({
        color: colourValue(colourOfTheme, Number(alpha)),
        offsetX: px(x),
        offsetY: px(y),
        blur: px(blur),
        spread: px('0'),
      }),
    ),
  });

/** The Bézier curves of the CSS keywords. */
const keywords: Readonly<Record<string, readonly number[]>> = {
  linear: [0, 0, 1, 1],
  'ease-out': [0, 0, 0.58, 1],
  'ease-in-out': [0.42, 0, 0.58, 1],
};
const easing = (text: string): Token => ({
  $type: 'cubicBezier',
  $value: keywords[text] ?? /\((.*)\)/.exec(text)?.[1]?.split(', ').map(Number),
});

const theme = ({ shadow: shadowColour, ...colours }: Readonly<Record<keyof typeof light, string>>): Group => ({
  color: group(colours, colour),
  shadow: group(shadows, shadow(shadowColour)),
});

/** `tokens.json` of the npm package, for design tools: the Design Tokens Format, with a group for each theme. */
export const tokensJson = (): Group => ({
  light: theme(light),
  dark: theme(dark),
  cycle: group(Object.fromEntries(cycle.map((value, index) => [index, value])), colour),
  text: group(type, rem),
  space: group(space, rem),
  radius: group(radius, rem),
  font: group(fonts, family),
  duration: group(durations, duration),
  easing: group(easings, easing),
  layer: group(layers, (value) => ({ $type: 'number', $value: Number(value) })),
});
