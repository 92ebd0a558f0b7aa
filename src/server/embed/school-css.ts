import { schoolThemes } from '../../domain/accent.ts';
import { accentByTheme } from '../../domain/embed/contrast.ts';
import { dark, light } from '../../tokens/colours.ts';

type Name = keyof typeof light;

/** The grounds and inks of a widget that do not follow from its accent: the product's have a tint of purple. */
const tinted = ['ground', 'surface', 'text'] as const satisfies readonly Name[];

/** Of the last accent: computing them takes a millisecond, and each request for a script or a frame needs them. */
let cached: { accent: string; themes: ReturnType<typeof schoolThemes> } | undefined;

function themesOf(accent: string): ReturnType<typeof schoolThemes> {
  if (cached?.accent !== accent) cached = { accent, themes: schoolThemes(accent) };
  return cached.themes;
}

/** A colour of a school's theme as a CSS `light-dark()` colour; without a valid accent, the product's. */
export function schoolColour(accent: string): (name: Name) => string {
  const themes = themesOf(accent);
  const [day, night] = [themes?.light.colours ?? light, themes?.dark.colours ?? dark];
  return (name) => `light-dark(${day[name]}, ${night[name]})`;
}

/**
 * CSS declarations that give the widgets of a school its colours, where the host page sets none (embed/element/base-css.ts).
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
