import { schoolThemes } from '../../domain/accent.ts';
import { accentByTheme } from '../../domain/embed/contrast.ts';
import { dark, light } from '../../tokens/colours.ts';

type Name = keyof typeof light;

/** Colours with a tint of purple, the default accent. Widgets do not derive them, so `schoolCss` sets them too. */
const tinted = ['ground', 'surface', 'text'] as const satisfies readonly Name[];

/** Caches the themes of the last accent: each request for a script needs them, and they take a millisecond. */
let cached: { accent: string; themes: ReturnType<typeof schoolThemes> } | undefined;

function themesOf(accent: string): ReturnType<typeof schoolThemes> {
  if (cached?.accent !== accent) cached = { accent, themes: schoolThemes(accent) };
  return cached.themes;
}

/** Returns the colours of a school's theme as CSS `light-dark()` values; the default theme without a valid accent. */
export function schoolColour(accent: string): (name: Name) => string {
  const themes = themesOf(accent);
  const [day, night] = [themes?.light.colours ?? light, themes?.dark.colours ?? dark];
  return (name) => `light-dark(${day[name]}, ${night[name]})`;
}

/**
 * CSS custom properties with the school's colours. Widgets use them unless the host page sets `--steam-*`
 * (embed/element/base-css.ts).
 *
 * @param accent `#rrggbb`
 * @returns '' without a valid accent
 */
export function schoolCss(accent: string): string {
  const own = accentByTheme(accent);
  if (!own) return '';
  const colour = schoolColour(accent);
  const others = tinted.map((name) => `--school-${name}:${colour(name)};`).join('');
  return `--school-accent:${own.accent};--school-on-accent:${own.onAccent};${others}`;
}
