import { createHash } from 'node:crypto';
import { schoolThemes } from '../../domain/accent.ts';
import { dark, light } from '../../tokens/colours.ts';

const names = Object.keys(light).filter((name): name is keyof typeof light => name !== 'shadow');

/** CSS custom properties with the colours of both themes, for server-rendered documents outside the React site. */
export function documentTheme(accent: string): string {
  const themes = schoolThemes(accent);
  const [day, night] = [themes?.light.colours ?? light, themes?.dark.colours ?? dark];
  return names.map((name) => `--${name}:light-dark(${day[name]},${night[name]});`).join('');
}

/** The source expression of an inline script or style in a Content-Security-Policy. */
export const sha256Source = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
