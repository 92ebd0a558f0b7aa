import { cycle, dark, light } from '../tokens/colours.ts';
import { limits } from '../tokens/limits.ts';
import { fonts, radius, space, type } from '../tokens/scale.ts';

const declare = (prefix: string, values: Record<string, string>) =>
  Object.entries(values)
    .map(([name, value]) => `--${prefix}${name}:${value};`)
    .join('');

const scaled = (values: Record<string, number>, unit: Unit) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, unit === 'rem' ? `${value}rem` : `${value * 16}px`]),
  );

/** `rem` follows the visitor's own text size; `px` is for widgets, whose host page may have set any root size. */
export type Unit = 'rem' | 'px';

/**
 * The custom properties that every part is drawn with (`--accent`, `--text-md`, `--space-4`…), for the element that
 * `selector` names. Dark follows the system, or `data-theme="dark"` / `"light"` on that element.
 */
export function themeCss(
  selector: string,
  unit: Unit,
  colours: Partial<typeof light> | Record<string, string> = {},
): string {
  const day = `color-scheme:light;${declare('', { ...light, ...colours })}`;
  const night = `color-scheme:dark;${declare('', { ...dark, ...colours })}`;
  const sizes = [
    declare('text-', scaled(type, unit)),
    declare('space-', scaled(space, unit)),
    declare('radius-', scaled(radius, unit)),
    declare('font-', fonts),
    declare('cycle-', Object.fromEntries(cycle.map((colour, index) => [String(index), colour]))),
  ].join('');
  return (
    `${selector}{${day}${sizes}}` +
    // On paper it is always day: light ink on white could not be read.
    `@media screen and (prefers-color-scheme:dark){${selector}:not([data-theme=light]){${night}}}` +
    `@media screen{${selector}[data-theme=dark]{${night}}}`
  );
}

/** What parts rely on inside any root: box sizes, inherited text, focus that shows, pictures that shrink. */
export const partsCss = (scope: string) => `
${scope} *,${scope} *::before,${scope} *::after{box-sizing:border-box}
${scope} :where(h1,h2,h3,h4,h5,h6,p,ul,ol,dl,dd,figure,blockquote,fieldset){margin:0;padding:0;border:0;min-inline-size:0}
${scope} :where(h1,h2,h3,h4,h5,h6){font:600 1em/1.15 var(--font-display);text-wrap:balance;overflow-wrap:anywhere}
${scope} :where(p,li,dd,blockquote){overflow-wrap:anywhere}
${scope} :where(ul,ol){list-style:none}
${scope} :where(img,svg,video){display:block;max-inline-size:100%;block-size:auto}
${scope} :where(button,input,select,textarea){font:inherit;color:inherit;letter-spacing:inherit}
${scope} :where(button,summary,select,label){cursor:pointer}
${scope} :where(a){color:inherit}
${scope} :focus-visible{outline:3px solid var(--accent);outline-offset:3px}
${scope} [hidden]:not([hidden=until-found]){display:none!important}
@media (forced-colors:active){${scope} :focus-visible{outline-color:Highlight}}
`;

/** The site's page. `:root` is repeated nowhere else. */
export const siteCss = `${themeCss(':root', 'rem')}
html{--toast-top:${limits.headerHeight + 16}px;background:var(--ground);scroll-padding-block-start:var(--toast-top);-webkit-text-size-adjust:100%;text-size-adjust:100%}
body{margin:0;min-block-size:100vh;color:var(--text);font:400 var(--text-md)/1.6 var(--font-text)}
${partsCss('body')}
`;
