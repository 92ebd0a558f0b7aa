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

/** `rem` follows the browser's font size. Widgets use `px`, because a host page may set any root font size. */
export type Unit = 'rem' | 'px';

/**
 * Returns the CSS custom properties for all components (`--accent`, `--text-md`, `--space-4`…). Dark mode follows the
 * system, or `data-theme="dark"` or `"light"` on the element.
 *
 * @param selector the element that declares the properties
 * @param colours replacements for the product's colours, in both themes
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
    // Print uses the light theme: light text on white paper is unreadable.
    `@media screen and (prefers-color-scheme:dark){${selector}:not([data-theme=light]){${night}}}` +
    `@media screen{${selector}[data-theme=dark]{${night}}}`
  );
}

/**
 * Base rules for components in any root: box sizing, inherited fonts, a visible focus, responsive images. Urdu gets a
 * larger line height, because many phones render it in Nastaliq, a script with tall letters. Its rules override the
 * line height of a component.
 */
export const partsCss = (scope: string) => `
${scope} *,${scope} *::before,${scope} *::after{box-sizing:border-box}
${scope} :where(h1,h2,h3,h4,h5,h6,p,ul,ol,dl,dd,figure,blockquote,fieldset){margin:0;padding:0;border:0;min-inline-size:0}
${scope} :where(h1,h2,h3,h4,h5,h6){font:600 1em/1.15 var(--font-display);text-wrap:balance;overflow-wrap:anywhere}
${scope} :where(p,li,dd,blockquote){overflow-wrap:anywhere}
${scope} :is(p,li,dd,blockquote):dir(rtl){line-height:1.9}
${scope} :where(h1,h2,h3,h4,h5,h6):dir(rtl){line-height:1.5}
${scope} :where(ul,ol){list-style:none}
${scope} :where(img,svg,video){display:block;max-inline-size:100%;block-size:auto}
${scope} :where(button,input,select,textarea){font:inherit;color:inherit;letter-spacing:inherit}
${scope} :where(button,summary,select,label){cursor:pointer}
${scope} :where(a){color:inherit}
${scope} :focus-visible{outline:3px solid var(--accent);outline-offset:3px}
${scope} [hidden]:not([hidden=until-found]){display:none!important}
@media (forced-colors:active){${scope} :focus-visible{outline-color:Highlight}}
`;

/*
 * The CSS of every page. It contains no comments, because each page sends it.
 *
 * - print: text of 9 pt. Most browsers print no backgrounds, so no text may rely on a dark background.
 * - :is(…): hides three parts until the element after them has arrived, because they would move meanwhile: the footer of a short page,
 *   the form of the filters, and each text with `data-waits`. Such a text must always have an element after it. The filters are
 *   selected by the id of their frame, because an attribute would add bytes to the widgets.
 * - 20em: a phone with a font size of 200 %.
 */
export const siteCss = `${themeCss(':root', 'rem')}
html{--toast-top:${limits.headerHeight + 16}px;background:var(--ground);scroll-padding-block-start:var(--toast-top);-webkit-text-size-adjust:100%;text-size-adjust:100%}
@page{size:A4;margin:16mm}
@media print{html:root{font-size:75%;--on-accent:var(--text);--on-night:var(--text);--night-muted:var(--text)}body *{background:none!important}}
body{margin:0;min-block-size:100vh;color:var(--text);font:400 var(--text-md)/1.6 var(--font-text)}
#root:has(>main){display:flex;flex-direction:column;min-block-size:100vh}
:is(main:not([data-hydrated])~footer,:where(#filters) form,[data-waits]):not(:has(+*)){visibility:hidden}
${partsCss('body')}
@media (max-width:20em){body :where(h1,h2,h3,h4,p,li,dd){hyphens:auto}a[href^=mailto]{hyphens:manual}}
`;
