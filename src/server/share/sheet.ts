import type { Partner } from '../../domain/entities.ts';
import { focusCss } from '../../domain/focus.ts';
import type { School } from '../../domain/school.ts';
import { escapeHtml } from '../../domain/text.ts';
import { fonts } from '../../tokens/scale.ts';
import { documentTheme, sha256Source } from '../http/document-theme.ts';
import type { Subject } from './subject.ts';

/** Light even in dark mode, like paper. */
const cssOf = (accent: string) => `
:root{${documentTheme(accent)}color-scheme:light}
*{box-sizing:border-box}
body{margin:0;background:var(--sunken);color:var(--text);font:400 1.125rem/1.5 ${fonts.text}}
main{display:grid;justify-items:center;gap:20px;max-inline-size:640px;margin:24px auto;padding:40px 32px;border-radius:24px;background:#fff;text-align:center}
.picture{inline-size:min(100%,320px);aspect-ratio:4/3;object-fit:cover;border-radius:20px}
.person{inline-size:180px;aspect-ratio:1;border-radius:50%}
h1{margin:0;color:var(--accent);font-size:2.25rem;line-height:1.15;text-wrap:balance}
p{margin:0;max-inline-size:32em;text-wrap:pretty}
.code{inline-size:min(100%,300px);aspect-ratio:1}
.link{font-weight:700;overflow-wrap:anywhere}
.by{display:flex;gap:12px;align-items:center;justify-content:center;font-weight:600}
.by img{inline-size:56px;aspect-ratio:1;object-fit:cover;border-radius:50%}
.school{display:flex;gap:10px;align-items:center;font-weight:700}
button{min-block-size:48px;padding:8px 28px;border:0;border-radius:24px;background:var(--accent);color:var(--on-accent);font:700 1rem/1 ${fonts.text};cursor:pointer}
:focus-visible{outline:3px solid var(--accent);outline-offset:3px}
.bar{max-inline-size:none;padding:24px 16px 0;text-align:center}
@media (scripting:none){.bar{display:none}}
@page{size:A4;margin:12mm}
@media print{body{background:#fff}main{max-inline-size:none;margin:0;padding:0;gap:7mm}.bar{display:none}.code{inline-size:90mm}.picture{inline-size:110mm}h1{font-size:30pt}}
`;

/** Runs in the browser: its source text is inlined into the page. */
function printOnClick(): void {
  document.querySelector('button')?.addEventListener('click', () => print());
}
const script = `(${printOnClick})()`;

const policyOf = (css: string) =>
  [
    `default-src 'none'`,
    `script-src ${sha256Source(script)}`,
    `style-src ${sha256Source(css)}`,
    `img-src 'self' https: http: data:`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `frame-ancestors 'none'`,
    `require-trusted-types-for 'script'`,
    `trusted-types 'none'`,
  ].join('; ');

export interface SheetOptions {
  subject: Subject;
  /** A partner of the school; undefined for other names. */
  partner: Partner | undefined;
  school: School;
  link: string;
  code: string;
}

const by = ({ name, imageUrl }: Partner) =>
  `<p class="by">${imageUrl ? `<img src="${escapeHtml(imageUrl)}" alt="" width="56" height="56">` : ''}<span>Recommended by <bdi>${escapeHtml(name)}</bdi></span></p>`;

/** An A4 page to print, with name, picture, QR code and link. Also returns its Content-Security-Policy. */
export function sheet({ subject, partner, school, link, code }: SheetOptions): { html: string; policy: string } {
  const places = [
    ['main>img', focusCss(subject.imageUrl)],
    ['.by img', focusCss(partner?.imageUrl ?? '')],
  ].flatMap(([selector, place]) => (place ? `${selector}{${place}}\n` : []));
  const css = cssOf(school.accent) + places.join('');
  const isOfPartner = partner?.name === subject.name;
  const name = escapeHtml(subject.name);
  const picture = subject.imageUrl
    ? `<img class="${isOfPartner ? 'person' : 'picture'}" src="${escapeHtml(subject.imageUrl)}" alt="">`
    : '';
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sheet to print: ${name}</title>
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light">
${school.icon && `<link rel="icon" href="${escapeHtml(school.icon)}">\n`}<style>${css}</style>
</head>
<body>
<p class="bar"><button type="button">Print this sheet</button></p>
<main>
${picture}
<h1 dir="auto">${name}</h1>
${subject.text ? `<p dir="auto">${escapeHtml(subject.text)}</p>` : ''}
<img class="code" src="${escapeHtml(code)}" alt="QR code of ${escapeHtml(link)}">
<p>Point the camera of a phone at the code, or type:</p>
<p class="link" dir="ltr">${escapeHtml(link.replace(/^https?:\/\//, ''))}</p>
${partner && !isOfPartner ? by(partner) : ''}
<p class="school">${school.logo && `<img src="${escapeHtml(school.logo)}" alt="" width="40" height="40">`}<bdi>${escapeHtml(school.name)}</bdi></p>
</main>
<script>${script}</script>
</body>
</html>
`;
  return { html, policy: policyOf(css) };
}
