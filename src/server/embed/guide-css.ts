import { fonts, widths } from '../../tokens/scale.ts';
import { documentTheme } from '../http/document-theme.ts';

/** The CSS of `/embed/guide`. */
export const guideCss = (accent: string) => `
:root{${documentTheme(accent)}color-scheme:light dark}
*{box-sizing:border-box}
html{scroll-padding-block-start:24px}
body{margin:0;background:var(--ground);color:var(--text);font:400 1.0625rem/1.65 ${fonts.text}}
a{color:var(--accent)}
:focus-visible{outline:3px solid var(--accent);outline-offset:3px;border-radius:4px}
.skip{position:absolute;inset-inline-start:16px;inset-block-start:-60px;padding:10px 16px;background:var(--surface)}
.skip:focus{inset-block-start:8px}
header{display:flex;flex-wrap:wrap;gap:12px 24px;align-items:center;justify-content:space-between;padding:16px max(20px,50vw - ${widths.page / 2}px);background:var(--night)}
.home{display:inline-flex;gap:12px;align-items:center;min-block-size:44px;color:var(--on-night);font-weight:700;text-decoration:none}
.build{display:inline-flex;align-items:center;min-block-size:44px;padding:8px 20px;border-radius:22px;background:var(--sun);color:var(--night);font-weight:700;text-decoration:none}
header :focus-visible{outline-color:var(--sun)}
.columns{display:grid;gap:32px;max-inline-size:${widths.page}px;margin-inline:auto;padding:24px 20px 64px}
nav ol{display:grid;margin:0;padding:16px 20px;border:1px solid var(--line);border-radius:14px;background:var(--surface);list-style:none;counter-reset:part}
nav li{counter-increment:part}
nav a{display:grid;grid-template-columns:1.8em minmax(0,1fr);align-items:baseline;padding-block:9px;font-size:.9375rem;font-weight:600;line-height:1.4;text-decoration:none}
nav a::before{content:counter(part);color:var(--muted)}
nav a:hover{text-decoration:underline}
main{min-inline-size:0;max-inline-size:780px}
h1{margin:0 0 16px;font-size:clamp(2rem,5vw,2.75rem);line-height:1.1;letter-spacing:-.02em;text-wrap:balance}
h2{margin:56px 0 16px;padding-block-start:24px;border-block-start:1px solid var(--line);font-size:1.625rem;line-height:1.2;text-wrap:balance}
h3{margin:36px 0 12px;font-size:1.25rem;line-height:1.3}
p,ul{margin:0 0 16px}
li{margin-block-end:8px}
code{font:.9em/1.5 ui-monospace,Consolas,'Liberation Mono',monospace;overflow-wrap:anywhere}
:not(pre)>code{padding:.1em .35em;border-radius:5px;background:var(--soft);color:var(--on-soft)}
pre{margin:0;padding:16px 18px;border-radius:10px;background:var(--night);color:var(--on-night);white-space:pre-wrap;tab-size:2}
pre+:not(.copy){margin-block-start:16px}
.copy{display:flex;gap:12px;align-items:center;min-block-size:44px;margin:8px 0 20px}
button{min-block-size:44px;padding:6px 20px;border:1px solid var(--edge);border-radius:22px;background:var(--surface);color:var(--text);font:600 .9375rem/1.2 ${fonts.text};cursor:pointer}
button:hover{border-color:var(--accent);background:var(--soft);color:var(--on-soft)}
table{inline-size:100%;margin:0 0 20px;border-collapse:collapse;font-size:.9375rem;line-height:1.5}
th,td{padding:10px 12px 10px 0;border-block-end:1px solid var(--line);text-align:start;vertical-align:top;overflow-wrap:anywhere}
td:not(:last-child) code{white-space:nowrap}
th{color:var(--muted)}
footer{display:flex;flex-wrap:wrap;gap:8px 24px;padding:24px max(20px,50vw - ${widths.page / 2}px) 40px;border-block-start:1px solid var(--line)}
footer a{padding-block:10px}
@media (min-width:960px){.columns{grid-template-columns:260px minmax(0,1fr);gap:56px;padding-block-start:48px}nav{align-self:start;position:sticky;inset-block-start:24px}}
@media (max-width:640px){table:not(:has([align])) :is(tbody,tr,td){display:block}table:not(:has([align])){display:block}table:not(:has([align])) thead{position:absolute;clip-path:inset(50%)}table:not(:has([align])) tr{padding-block:10px;border-block-end:1px solid var(--line)}table:not(:has([align])) td{padding:2px 0;border:0}td:empty{padding:0!important}}
@media print{header,nav,.copy,footer{display:none}pre{border:1px solid}}
`;
