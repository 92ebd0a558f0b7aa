import { limits } from '../tokens/limits.ts';
import { themeCss } from './theme.ts';

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
html{background:var(--ground);scroll-padding-block-start:${limits.headerHeight + 16}px;-webkit-text-size-adjust:100%;text-size-adjust:100%}
body{margin:0;min-block-size:100vh;color:var(--text);font:400 var(--text-md)/1.6 var(--font-text)}
${partsCss('body')}
`;
