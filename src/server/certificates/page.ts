import { certificateHref, certificatePath, codeText } from '../../domain/certificate.ts';
import { certificateFrame } from '../../domain/drawings/certificate-frame.ts';
import type { School } from '../../domain/school.ts';
import { escapeHtml } from '../../domain/text.ts';
import type { StoredCertificate } from '../../records/learning.ts';
import { fonts } from '../../tokens/scale.ts';
import { documentTheme, sha256Source } from '../http/document-theme.ts';
import { directionOf, filled } from '../http/page-language.ts';
import type { CertificateWords } from './words.ts';

/** The certificate is light even in dark mode, like paper. Container units (cqi) give it the same layout on phones and paper. */
const cssOf = (accent: string, more = '') => `
:root{${documentTheme(accent)}color-scheme:light dark}
*{box-sizing:border-box}
body{margin:0;background:var(--sunken);color:var(--text);font:400 1.0625rem/1.6 ${fonts.text}}
:dir(rtl){line-height:2.1}
.top,.sheet,footer{inline-size:min(100% - 32px,1000px);margin:24px auto}
.top{display:grid;gap:12px}
.top h1{margin:0;color:var(--success);font-size:1.6rem;line-height:1.3}
.top h1:dir(rtl){line-height:2}
.top.plain h1{color:var(--text)}
p{margin:0;max-inline-size:44em;overflow-wrap:anywhere}
.home{display:inline-flex;gap:10px;align-items:center;color:inherit;font-weight:700;text-decoration:none}
.note{padding:8px 16px;border-radius:12px;background:var(--soft);color:var(--on-soft);font-weight:600}
.ways{display:flex;flex-wrap:wrap;gap:12px;align-items:center}
a{color:var(--accent);text-underline-offset:.25em}
.ways a{display:inline-grid;align-content:center;min-block-size:44px;font-weight:600}
button{min-block-size:48px;padding:8px 28px;border:0;border-radius:24px;background:var(--accent);color:var(--on-accent);font:700 1rem/1.4 ${fonts.text};cursor:pointer}
form{display:flex;flex-wrap:wrap;gap:12px;align-items:end}
label{display:grid;gap:4px;font-weight:600}
input{min-block-size:48px;inline-size:min(100%,16em);padding:8px 14px;border:1px solid var(--edge);border-radius:10px;background:var(--surface);color:var(--text);font:600 1.125rem/1.4 ui-monospace,Consolas,monospace;text-transform:uppercase}
:focus-visible{outline:3px solid var(--accent);outline-offset:3px}
@media (scripting:none){.print{display:none}}
.sheet{color-scheme:light;container-type:inline-size;position:relative;aspect-ratio:297/210;overflow:hidden;border-radius:12px;background:#fff;color:var(--text);text-align:center;box-shadow:0 2px 16px rgb(var(--shadow)/.18)}
.frame{position:absolute;inset:0;inline-size:100%;block-size:100%}
.words{position:absolute;inset:11% 15% 33%;display:flex;flex-direction:column;align-items:center;justify-content:center;gap:1.1cqi;font-size:1.75cqi;line-height:1.35}
.words p{max-inline-size:none}
.words :dir(rtl),.words:dir(rtl){line-height:1.8}
/* Urdu is taller: without smaller gaps, the logo would cover the awning. */
.words:dir(rtl){gap:.5cqi}
.school{display:flex;gap:1.2cqi;align-items:center;font-size:2cqi;font-weight:700}
.school img{block-size:4.6cqi;inline-size:auto;max-inline-size:16cqi;object-fit:contain}
.title{color:var(--accent);font-weight:700;font-size:5cqi;line-height:1.1;letter-spacing:.02em}
.title:dir(rtl){font-size:4.2cqi;letter-spacing:0}
.name{padding:0 3cqi .5cqi;border-block-end:.25cqi solid var(--sun);font-weight:700;line-height:1.2;overflow-wrap:anywhere}
.name:dir(rtl){padding-block-end:1.2cqi;line-height:1.75}
.name+p:dir(rtl){padding-block-start:.9cqi}
.course{color:var(--accent);font-weight:700;line-height:1.25;text-wrap:balance;overflow-wrap:anywhere}
.course:dir(rtl){line-height:1.75}
.foot{position:absolute;inset:auto 7.5% 6.5%;display:grid;grid-template-columns:1fr 14% 1fr;align-items:end;font-size:1.4cqi;line-height:1.45}
.when{justify-self:start;min-inline-size:22cqi;padding-block-start:.6cqi;border-block-start:.15cqi solid var(--edge);font-weight:600}
.proof{justify-self:end;grid-column:3;display:flex;gap:1.2cqi;align-items:end}
.proof p{text-align:right}
.proof p:dir(rtl){text-align:left}
.proof img{flex:none;inline-size:9cqi;block-size:9cqi}
.proof b{display:block;font:700 1.7cqi/1.4 ui-monospace,Consolas,monospace;white-space:nowrap}
.proof span{display:block;overflow-wrap:anywhere}
@page{size:A4 landscape;margin:0}
@media print{
:root{color-scheme:light}
body{background:#fff}
.top,footer{display:none}
.sheet{inline-size:297mm;block-size:209.5mm;margin:0;border-radius:0;box-shadow:none;break-inside:avoid}
*{print-color-adjust:exact;-webkit-print-color-adjust:exact}
}
${more}`;

/** Runs in the browser: its source text is inlined into the page. */
function printOnClick(): void {
  document.querySelector('.print')?.addEventListener('click', () => print());
}
const script = `(${printOnClick})()`;

/** `policy`: the Content-Security-Policy header. */
export interface CertificateDocument {
  html: string;
  policy: string;
}

interface Shell {
  school: School;
  words: CertificateWords;
  title: string;
  body: string;
  /** Open Graph tags. */
  meta?: string;
  /** More CSS: the Content-Security-Policy forbids style attributes. */
  css?: string;
}

function documentOf({ school, words, title, body, meta = '', css: more }: Shell): CertificateDocument {
  const css = cssOf(school.accent, more);
  const policy = [
    `default-src 'none'`,
    `script-src ${sha256Source(script)}`,
    `style-src ${sha256Source(css)}`,
    `img-src 'self' https: http: data:`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    `require-trusted-types-for 'script'`,
    `trusted-types 'none'`,
  ].join('; ');
  const html = `<!doctype html>
<html lang="${words.lang}" dir="${directionOf(words.lang)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
${meta}${school.icon && `<link rel="icon" href="${escapeHtml(school.icon)}">\n`}<style>${css}</style>
</head>
<body>
${body}
<script>${script}</script>
</body>
</html>
`;
  return { html, policy };
}

const homeLink = ({ logo, name }: School) =>
  `<a class="home" href="/">${logo && `<img src="${escapeHtml(logo)}" alt="" width="40" height="40">`}<bdi>${escapeHtml(name)}</bdi></a>`;

/** The font size in cqi: `most` for up to `signs` characters, and smaller for a longer text. */
const sizeFor = (text: string, most: number, signs: number) =>
  (most * Math.min(1, Math.max(0.5, signs / Math.max(1, [...text].length)))).toFixed(2);

export interface CertificatePageOptions {
  certificate: StoredCertificate;
  /** The date of the certificate in the school's time zone. */
  day: string;
  /** Whether the owner looks at a hidden certificate. */
  isHidden: boolean;
  school: School;
  words: CertificateWords;
  origin: string;
}

/** The page of a certificate: the confirmation that it is genuine, and the printable certificate. */
export function certificatePage(options: CertificatePageOptions): CertificateDocument {
  const { certificate, day, isHidden, school, words, origin } = options;
  const { course_id, course_name: course, child_name: name, by_email } = certificate;
  const code = codeText(certificate.id);
  const path = certificateHref(code);
  const address = origin + path;
  const date = words.day(day);
  const values = { school: school.name, name, course, day: date };
  const query = words.lang === school.language || words.lang === 'en' ? '' : `?lang=${words.lang}`;
  const chat = `https://wa.me/?text=${encodeURIComponent(`${name}: ${course} – ${school.name} ${address}${query}`)}`;
  const body = `<header class="top">
${homeLink(school)}
${isHidden ? `<p class="note">${words.hidden}</p>` : ''}
<h1>${words.genuine}</h1>
<p>${filled(words.confirms, values)}</p>
<div class="ways"><button type="button" class="print">${words.print}</button><a href="${escapeHtml(chat)}" target="_blank" rel="noopener noreferrer">${words.share}</a><a href="?lang=${words.lang === 'en' ? 'ur' : 'en'}" lang="${words.lang === 'en' ? 'ur' : 'en'}">${words.inOtherLanguage}</a></div>
</header>
<main class="sheet">
${certificateFrame(course_id, school.accent)}
<div class="words">
<p class="school">${school.logo && `<img src="${escapeHtml(school.logo)}" alt="">`}<bdi>${escapeHtml(school.name)}</bdi></p>
<p class="title">${words.certificate}</p>
<p>${words.certifies}</p>
<p class="name" dir="auto">${escapeHtml(name)}</p>
<p>${by_email === '' ? words.finished : words.completed}</p>
<p class="course" dir="auto">${escapeHtml(course)}</p>
</div>
<div class="foot">
<p class="when">${school.city ? `<bdi>${escapeHtml(school.city)}</bdi>${words.comma} ` : ''}<bdi>${escapeHtml(date)}</bdi></p>
<div class="proof"><p>${words.verifyAt}<span dir="ltr">${escapeHtml(`${origin}${certificatePath}`.replace(/^https?:\/\//, ''))}</span><b dir="ltr">${code}</b></p><img src="/share/qr.svg?of=${encodeURIComponent(path)}" alt=""></div>
</div>
</main>`;
  const meta = `<meta property="og:title" content="${escapeHtml(`${name}: ${course}`)}">\n<meta property="og:site_name" content="${escapeHtml(school.name)}">\n`;
  const css = `.name{font-size:${sizeFor(name, 4.6, 26)}cqi}.course{font-size:${sizeFor(course, 3.2, 40)}cqi}`;
  return documentOf({ school, words, title: `${words.certificate}: ${name}, ${course}`, body, meta, css });
}

/** The form to enter a certificate's code. `problem` says why the typed code shows no certificate; '' for none. */
export function verifyPage(
  school: School,
  words: CertificateWords,
  typed: string,
  problem: string,
): CertificateDocument {
  const body = `<main class="top plain">
${homeLink(school)}
<h1>${words.verify}</h1>
${problem === '' ? `<p>${words.lead}</p>` : `<p class="note" role="alert" id="problem">${filled(problem, { code: typed })}</p>`}
<form action="${certificatePath}"><label>${words.code}<input name="code" dir="ltr" value="${escapeHtml(typed)}" maxlength="40" autocomplete="off" spellcheck="false"${problem === '' ? '' : ' aria-describedby="problem" aria-invalid="true"'}></label>${words.lang === 'ur' ? '<input type="hidden" name="lang" value="ur">' : ''}<button>${words.check}</button></form>
<div class="ways"><a href="?lang=${words.lang === 'en' ? 'ur' : 'en'}" lang="${words.lang === 'en' ? 'ur' : 'en'}">${words.inOtherLanguage}</a></div>
</main>`;
  return documentOf({ school, words, title: `${words.verify} – ${school.name}`, body });
}
