import { fonts } from '../../tokens/scale.ts';
import { documentTheme } from '../http/document-theme.ts';

/** The CSS of a partner's private counts page. */
export const countsCss = (accent: string) => `
:root{${documentTheme(accent)}color-scheme:light dark}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--text);font:400 1.0625rem/1.6 ${fonts.text}}
:dir(rtl){line-height:2.1}
a{color:var(--accent)}
:focus-visible{outline:3px solid var(--accent);outline-offset:3px;border-radius:4px}
header{padding:16px max(20px,50vw - 410px);background:var(--night)}
header a{display:flex;inline-size:fit-content;gap:12px;align-items:center;min-block-size:44px;color:var(--on-night);font-weight:700;text-decoration:none}
header :focus-visible{outline-color:var(--sun)}
main{display:grid;grid-template-columns:minmax(0,1fr);gap:20px;max-inline-size:860px;margin-inline:auto;padding:32px 20px 64px}
main>p a{display:inline-grid;align-content:center;min-block-size:44px;margin-inline-end:20px;font-weight:600}
h1,h2,p{margin:0}
h1{font-size:clamp(1.75rem,5vw,2.5rem);line-height:1.15;text-wrap:balance}
h1:dir(rtl){line-height:1.9}
:is(table,.most,.ends):dir(rtl) :is(th,td,span){line-height:2}
h2{margin-block-end:12px;font-size:1.25rem}
h3{margin:16px 0 0;font-size:1rem}
section{padding:20px;border:1px solid var(--line);border-radius:14px;background:var(--surface)}
.eyebrow{color:var(--accent);font-weight:700}
table{inline-size:100%;border-collapse:collapse;font-variant-numeric:tabular-nums}
caption{position:absolute;clip-path:inset(50%)}
th,td{padding-block:8px;padding-inline:12px 0;border-block-end:1px solid var(--line);text-align:end}
th:first-child,td:first-child{padding-inline-start:0;text-align:start;font-weight:600;overflow-wrap:anywhere}
thead th{color:var(--muted);font-size:.9375rem}
.totals td{font-size:clamp(1.0625rem,4vw,1.5rem);font-weight:700;color:var(--accent)}
.totals :is(th,td){padding-inline-start:8px}
.totals th:first-child{padding-inline-start:0;font-size:.9375rem;overflow-wrap:normal}
.totals td:nth-child(3){color:var(--muted)}
form{display:grid;gap:16px;max-inline-size:28em}
p+form{margin-block-start:20px}
label:not([hidden]){display:grid;gap:4px;font-weight:600}
small{font-weight:400;color:var(--muted)}
.link{overflow-wrap:anywhere;font-weight:700}
:dir(rtl)>.link{text-align:right}
:is(input,select,textarea){min-block-size:48px;inline-size:100%;padding:8px 14px;border:1px solid var(--edge);border-radius:8px;background:var(--surface);color:var(--text);font:inherit;font-weight:400}
button{justify-self:start;min-block-size:48px;padding:8px 28px;border:0;border-radius:24px;background:var(--accent);color:var(--on-accent);font:inherit;font-weight:700;cursor:pointer}
/* On a phone with large text, the four counts are below their label. */
@media (max-width:18em){.totals tr{display:grid;grid-template-columns:repeat(4,minmax(0,1fr))}.totals :is(th,td):first-child{grid-column:1/-1;border:0}.totals thead th{font-size:.75rem}}
.lead{font-size:1.1875rem;text-wrap:pretty}
.state,.tip{padding:12px 16px;border-radius:14px;background:var(--soft);color:var(--on-soft)}
.chart{display:block;inline-size:100%;block-size:clamp(110px,24vw,180px)}
.most,.ends{color:var(--muted);font-size:.8125rem;font-weight:600;line-height:1.5}
.ends{display:flex;justify-content:space-between}
.chart:dir(rtl){transform:scaleX(-1)}
.rule{stroke:var(--line)}
rect.visits{fill:var(--accent)}
rect.downloads{fill:var(--sun);stroke:var(--edge);vector-effect:non-scaling-stroke}
summary{min-block-size:44px;padding-block:10px;color:var(--accent);font-weight:600;cursor:pointer}
.note{color:var(--muted);font-size:.9375rem}
@media (forced-colors:active){rect.visits,rect.downloads{fill:Highlight}}
`;
