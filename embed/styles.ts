import { partsCss } from '../src/style/base.ts';
import { createStyleTarget } from '../src/style/style-target.ts';
import { themeCss } from '../src/style/theme.ts';

/** The custom properties that a host may set, and whose place they take. */
const given: Record<string, string> = {
  accent: '--steam-accent',
  'accent-strong': '--steam-accent',
  'on-accent': '--steam-on-accent',
  ground: '--steam-surface',
  surface: '--steam-surface',
  text: '--steam-text',
  'radius-md': '--steam-radius',
  'font-text': '--steam-font',
  'font-display': '--steam-font',
  'space-5': '--steam-gap',
};

const theme = themeCss('.s', 'px').replace(/--([\w-]+):([^;]*)/g, (declaration, name: string, value: string) =>
  given[name] ? `--${name}:var(${given[name]},${value})` : declaration,
);

/**
 * Every widget's rules stand in one sheet, which all shadow roots adopt. The host takes nothing over from the page: neither
 * `*{…!important}` nor inheritance gets past `all:initial!important`; direction is not part of it and set inside.
 */
export const styles = createStyleTarget(`${theme}
:host(:not([hidden])){all:initial!important;display:block!important;inline-size:100%!important;container-type:inline-size!important}
.s{box-sizing:border-box;padding:var(--space-4);border-radius:var(--radius-md);background:var(--ground);color:var(--text);font:400 var(--text-md)/1.6 var(--font-text);text-align:start;unicode-bidi:isolate}
${partsCss('.s')}`);
