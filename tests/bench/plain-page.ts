import { createServer, request } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { courses } from '../../src/domain/decoders.ts';
import type { CourseSummary } from '../../src/domain/entities.ts';
import { sampleSchool } from '../../src/domain/school.ts';
import { headerLinks } from '../../src/site/shell/links.ts';
import { brand } from '../../src/tokens/brand.ts';
import { light } from '../../src/tokens/colours.ts';
import { levels, subjects } from '../../src/tokens/limits.ts';

/** Serves the hand-written catalogue at /plain, and forwards all other requests to the real server. */
export async function startPlainPage(site: string): Promise<{ url: string; science: number; stop: () => void }> {
  const all = courses(await (await fetch(`${site}/api/course`)).json(), `${site}/api`);
  const html = await (await fetch(site)).text();
  const page = brotliCompressSync(plainCatalogue(all, /href="([^"]+\.woff2)"/.exec(html)?.[1] ?? ''));
  const server = createServer((incoming, answer) => {
    if (incoming.url === '/plain') {
      answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' }).end(page);
      return;
    }
    const forward = request(site + incoming.url, { headers: incoming.headers }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(answer);
    });
    forward.on('error', () => answer.writeHead(502).end()).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The plain page’s server has no port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    science: all.filter(({ category }) => category.toLowerCase() === 'science').length,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/**
 * A catalogue that is written by hand for speed, for comparison with the real page: the same courses, images and font, a similar
 * look, and a few lines of script for the two selects.
 */
function plainCatalogue(courses: readonly CourseSummary[], font: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Explore All Our Courses – ${brand.product}</title>
<meta name="description" content="Browse every online course of ${brand.product} for children.">
<link rel="icon" href="/media/favicon.svg" type="image/svg+xml">
<style>${css(font)}</style></head><body>
<header><a href="/"><img src="/media/logo.svg" alt="Home" width="70" height="60"></a>
<nav>${headerLinks(sampleSchool)
    .map(({ href, label }) => `<a href="${href}">${label}</a>`)
    .join('')}</nav></header>
<main><section><div><h1>Explore All Our Courses</h1>
<p>Science, technology, engineering, arts and maths: choose a subject and a level.</p></div>
<img src="/media/banners/explore.svg" alt="" width="1200" height="600"></section>
<form>${select('category', 'Category', subjects)}${select('level', 'Level', levels)}<button type="reset">Clear Filter</button></form>
<p id="count" role="status">${courses.length} courses</p>
<ul>${courses.map(card).join('')}</ul></main>
<footer><p>${brand.product} is an online school for science, technology, engineering, arts and maths, run from ${brand.city}.</p>
<p>${brand.email} · ${brand.phone}</p><p>© ${brand.copyrightYear} ${brand.provider}. All rights reserved.</p></footer>
<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin fetchpriority="low">
<script>${script}</script></body></html>`;
}

const select = (name: string, label: string, values: readonly string[]) =>
  `<label>${label}<select name="${name}"><option value="">All</option>${values
    .map((value) => `<option value="${value.toLowerCase()}">${value}</option>`)
    .join('')}</select></label>`;

const card = (course: CourseSummary, index: number) => `<li data-category="${text(course.category).toLowerCase()}" \
data-level="${text(course.level).toLowerCase()}"><article><img src="${text(course.imageUrl)}" alt="" width="640" \
height="400"${index < 2 ? '' : ' loading="lazy"'}><div><p>${text(course.category)} / ${text(course.level)}</p>
<h2>${text(course.name)}</h2><ul>${course.highlights
  .slice(0, 3)
  .map((point) => `<li>${text(point)}</li>`)
  .join('')}</ul><a href="/course-details/${encodeURIComponent(course.id)}">Learn More</a></div></article></li>`;

const text = (value: string) => value.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const script = `const f=document.forms[0],c=document.querySelectorAll('main>ul>li');
const show=()=>{let n=0;for(const e of c){const y=['category','level'].every(k=>!f[k].value||f[k].value==e.dataset[k]);e.hidden=!y;n+=y}
count.textContent=n?n+' courses':'No courses match the selected criteria.'};
f.onchange=show;f.onreset=()=>setTimeout(show);show()`;

const css = (
  font: string,
) => `@font-face{font-family:F;src:url(${font}) format("woff2");font-weight:600;font-display:swap}
*{box-sizing:border-box;margin:0;padding:0}body{background:${light.ground};color:${light.text};font:16px/1.6 system-ui,sans-serif}
h1,h2,a,button{font-family:F,Arial,sans-serif}[hidden]{display:none!important}
header{position:sticky;top:0;z-index:1;display:flex;align-items:center;gap:16px;height:75px;padding:0 24px;background:${light.ground}}
nav{display:flex;gap:16px;overflow:hidden;white-space:nowrap}
section{display:flex;flex-wrap:wrap;gap:24px;padding:40px 24px}section>*{flex:1 1 300px;min-width:0}section img{height:auto;max-width:100%}
form{display:flex;flex-wrap:wrap;gap:16px;margin:24px;padding:16px;border:1px solid ${light.line};border-radius:12px}
label{flex:1 1 180px;display:grid;font-size:14px;font-weight:600}select,button{min-height:48px;font-size:16px;padding:0 1em}
#count{margin:16px 24px;font-size:14px}main>ul{display:grid;grid-template-columns:repeat(auto-fill,minmax(300px,1fr));gap:24px;margin:0 24px;list-style:none}
article{height:100%;border:1px solid ${light.line};border-radius:12px;overflow:hidden;box-shadow:0 8px 24px #0001}
article img{width:100%;height:auto;aspect-ratio:8/5;object-fit:cover}article div{padding:16px;display:grid;gap:8px}
article p,article ul{font-size:14px;color:${light.muted}}article li{margin-left:1.2em}
article a{justify-self:start;padding:.4em 1.1em;border-radius:99px;background:${light.soft};color:${light['on-soft']};text-decoration:none}
footer{margin-top:48px;padding:32px 24px;background:#1d1440;color:#fff;font-size:14px}`;
