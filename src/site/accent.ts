import { type SchoolTheme, schoolThemes } from '../domain/accent.ts';

/**
 * Returns the CSS that replaces the product's purple with the school's accent, in both themes. Runs only on the server.
 *
 * @param accent `#rrggbb`
 * @param root the selector of the element with the theme
 * @returns '' without a valid accent
 */
export function accentCss(accent: string, root = ':root'): string {
  const themes = schoolThemes(accent);
  if (!themes) return '';
  const { fill = {} } = themes.light;
  const [day, night] = [declare(themes.light), declare(themes.dark) + withoutFill(fill)];
  return (
    `${root}{${day}}@media screen and (prefers-color-scheme:dark){${root}:not([data-theme=light]){${night}}}` +
    `@media screen{${root}[data-theme=dark]{${night}}}`
  );
}

/** Unsets the button colours of the light theme (`fill`), because buttons of the dark theme use the accent itself. */
const withoutFill = (fill: object) =>
  Object.keys(fill)
    .map((name) => `--${name}:initial;`)
    .join('');

const declare = ({ colours, fill, cycle }: SchoolTheme) =>
  [...Object.entries({ ...colours, ...fill }), ...cycle.map((hex, index) => [`cycle-${index}`, hex] as const)]
    .map(([name, value]) => `--${name}:${value};`)
    .join('');
