import { partsCss } from '../src/style/base.ts';
import { themeCss } from '../src/style/theme.ts';

/** The custom properties that a host may set, and whose place they take. */
const given: Record<string, string> = {
  accent: 'accent',
  'accent-strong': 'accent',
  'on-accent': 'on-accent',
  ground: 'surface',
  surface: 'surface',
  text: 'text',
  'radius-md': 'radius',
  'font-text': 'font',
  'font-display': 'font',
  'space-5': 'gap',
};

const theme = themeCss('.s', 'px').replace(/--([\w-]+):([^;]*)/g, (declaration, name: string, value: string) =>
  given[name] ? `--${name}:var(--steam-${given[name]},${value})` : declaration,
);

/**
 * What every widget's sheet begins with; the build writes it in as a text (build/static-css.ts). The element takes nothing
 * over from the page: neither `*{…!important}` nor inheritance gets past `all:initial!important`; direction is not part of
 * it and set inside.
 */
export const baseCss = `${theme}
:host(:not([hidden])){all:initial!important;display:block!important;inline-size:100%!important;container-type:inline-size!important}
.s{box-sizing:border-box;padding:var(--space-4);border-radius:var(--radius-md);background:var(--ground);color:var(--text);font:400 var(--text-md)/1.6 var(--font-text);text-align:start;unicode-bidi:isolate}
${partsCss('.s')}`;
