import { createHash } from 'node:crypto';
import { schoolThemes } from '../../domain/accent.ts';
import { dark, light } from '../../tokens/colours.ts';

const names = Object.keys(light).filter((name): name is keyof typeof light => name !== 'shadow');

/** Custom properties of the colours in both themes, for a document that the server writes without the site's styles. */
export function documentTheme(accent: string): string {
  const themes = schoolThemes(accent);
  const [day, night] = [themes?.light.colours ?? light, themes?.dark.colours ?? dark];
  return names.map((name) => `--${name}:light-dark(${day[name]},${night[name]});`).join('');
}

/** The source expression of an inline script or style in a Content-Security-Policy. */
export const sha256Source = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
