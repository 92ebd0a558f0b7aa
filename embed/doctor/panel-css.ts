import { dark, light } from '../../src/tokens/colours.ts';

const names = Object.keys(light).filter((name): name is keyof typeof light => name !== 'shadow');
const colours = names.map((name) => `--${name}:light-dark(${light[name]},${dark[name]});`).join('');

export const panelCss = `
:host{all:initial!important;display:block!important;position:fixed!important;inset:auto 16px 16px auto!important;inline-size:min(460px,100vw - 32px)!important;z-index:2147483647!important;overflow:visible!important}
.box{${colours}color-scheme:light dark;display:grid;grid-template-rows:auto minmax(0,1fr) auto;box-sizing:border-box;max-block-size:min(720px,100vh - 32px);max-block-size:min(720px,100dvh - 32px);overflow:hidden;border:1px solid var(--edge);border-radius:16px;background:var(--ground);color:var(--text);font:400 15px/1.5 system-ui,sans-serif;direction:ltr;text-align:left;box-shadow:0 12px 48px rgb(0 0 0/.35)}
*{box-sizing:border-box}
header{position:relative;padding:16px 60px 16px 20px;background:var(--night);color:var(--on-night);border-block-end:6px solid var(--success)}
[data-verdict=bad]>header{border-color:#e5484d}
[data-verdict=note]>header{border-color:var(--sun)}
.box:not([data-verdict])>header{border-color:var(--night-muted)}
p,h2,h3,pre{margin:0;overflow-wrap:anywhere}
.brand{color:var(--night-muted);font-size:13px;font-weight:600;letter-spacing:.02em}
h2{font-size:20px;font-weight:700;line-height:1.25;outline:none}
h3{font-size:16px;font-weight:700;line-height:1.3}
.list{display:grid;align-content:start;gap:12px;padding:16px;overflow:auto;overscroll-behavior:contain}
.list:empty{display:none}
article{display:grid;gap:6px;padding:14px 16px;border:1px solid var(--line);border-inline-start:5px solid var(--success);border-radius:10px;background:var(--surface)}
article[data-verdict=bad]{border-inline-start-color:var(--danger)}
article[data-verdict=note]{border-inline-start-color:var(--sun)}
.verdict{font-size:13px;font-weight:700;color:var(--success)}
[data-verdict=bad]>.verdict{color:var(--danger)}
[data-verdict=note]>.verdict{color:var(--muted)}
.verdict::before{content:'✓ '/'';}
[data-verdict=bad]>.verdict::before{content:'✕ '/'';}
[data-verdict=note]>.verdict::before{content:'! '/'';}
.detail{color:var(--muted);font-size:14px;white-space:pre-line}
.remedy{font-size:15px}
pre{padding:10px 12px;border-radius:8px;background:var(--night);color:var(--on-night);font:400 13px/1.5 ui-monospace,Consolas,monospace;white-space:pre-wrap}
details{display:grid;gap:8px}
details article{margin-block-start:8px}
summary{min-block-size:44px;padding:10px 4px;font-weight:600;cursor:pointer}
details h3{font-size:15px;font-weight:600}
details .verdict{display:none}
footer{position:relative;display:flex;flex-wrap:wrap;align-items:center;gap:10px;padding:12px 16px;border-block-start:1px solid var(--line);background:var(--surface)}
.status{position:absolute;inset-block-end:calc(100% + 8px);inset-inline-start:16px;border-radius:8px;background:var(--night);color:var(--on-night);font-weight:600;pointer-events:none}
.status:not(:empty){padding:8px 12px}
button{min-block-size:44px;padding:8px 18px;border:1px solid var(--edge);border-radius:22px;background:var(--surface);color:var(--text);font:600 15px/1.2 system-ui,sans-serif;cursor:pointer}
button.main{border-color:var(--accent);background:var(--accent);color:var(--on-accent)}
button:disabled{opacity:.6;cursor:default}
.close{position:absolute;inset-block-start:10px;inset-inline-end:10px;padding:8px 14px;border-color:var(--night-muted);background:none;color:var(--on-night);font-size:14px}
header{padding-inline-end:100px}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
header :focus-visible{outline-color:var(--sun)}
h2:focus-visible{outline:none}
textarea{inline-size:100%;padding:10px;border:1px solid var(--edge);border-radius:8px;background:var(--surface);color:var(--text);font:13px/1.5 ui-monospace,monospace}
@media (max-width:520px){:host{inset:auto 0 0 0!important;inline-size:100%!important}.box{border-radius:16px 16px 0 0;max-block-size:85vh;max-block-size:85dvh}}
@media print{:host{display:none!important}}
@media (forced-colors:active){article,.box{border-color:CanvasText}}
`;
