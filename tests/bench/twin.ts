import type { CourseSummary } from '../../src/domain/entities.ts';
import { headerLinks } from '../../src/site/shell/links.ts';
import { brand } from '../../src/tokens/brand.ts';
import { light } from '../../src/tokens/colours.ts';
import { levels, subjects } from '../../src/tokens/subjects.ts';

/**
 * The catalogue as somebody would write it by hand who wants nothing but speed: the same courses, pictures, font and
 * roughly the same look, with the few lines of script that two selects need. It is the limit that the real page is
 * measured against.
 */
export function catalogueTwin(courses: readonly CourseSummary[], font: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Explore All Our Courses – ${brand.product}</title>
<meta name="description" content="Browse every online course of ${brand.product} for children.">
<link rel="icon" href="/media/favicon.svg" type="image/svg+xml">
<style>${css(font)}</style></head><body>
<header><a href="/"><img src="/media/logo.svg" alt="Home" width="70" height="60"></a>
<nav>${headerLinks.map(({ href, label }) => `<a href="${href}">${label}</a>`).join('')}</nav></header>
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

const card = (
  course: CourseSummary,
  index: number,
) => `<li data-category="${text(course.category.name).toLowerCase()}" \
data-level="${text(course.level).toLowerCase()}"><article><img src="${text(course.homecourse)}" alt="" width="640" \
height="400"${index < 2 ? '' : ' loading="lazy"'}><div><p>${text(course.category.name)} / ${text(course.level)}</p>
<h2>${text(course.name)}</h2><ul>${course.homepointdescription
  .slice(0, 3)
  .map((point) => `<li>${text(point)}</li>`)
  .join('')}</ul><a href="/course-details/${encodeURIComponent(course._id)}">Learn More</a></div></article></li>`;

export const text = (value: string) => value.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

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

/** A page as it would stand there without any script: its own HTML and styles, and nothing to take it over. */
export const withoutScripts = (html: string): string =>
  html
    .replace(/<script(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link rel="modulepreload"[^>]*>\n?/g, '');

/** What both widget pages have around the widget; its room is held as embed/README.md says ("Nothing jumps"). */
const widgetPage = (head: string, body: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>A school</title><link rel="icon" href="data:,"><style>body{margin:0 auto;max-width:1060px;padding:16px;font:17px/1.6 Georgia,serif}steam-course-finder,vanilla-finder{display:block;min-height:100vh}</style>${head}</head>
<body><h1>Welcome to our school</h1><p>Mr Tariq opens the science room at 9 on Saturdays.</p>${body}
<p>Behind the post office; the stop is “Walnut Gate”.</p></body></html>`;

/** A host page with our course finder, as the webmaster's page says to put it there. */
export const hostPage = (way: 'classic' | 'loader') =>
  widgetPage(
    way === 'classic'
      ? '<script src="/embed/v1/course-finder.js" defer></script>'
      : '<script type="module" src="/embed/v1/steam.js"></script>',
    '<steam-course-finder theme="light"><a href="/explore-allcourses">See the courses</a></steam-course-finder>',
  );

/** The same page with an element of the same function that somebody wrote by hand for it. */
export const vanillaPage = () =>
  widgetPage(
    '<script src="/vanilla.js" defer></script>',
    '<vanilla-finder><a href="/explore-allcourses">See the courses</a></vanilla-finder>',
  );

/** That element: loads the list, draws it into its shadow, filters it. */
export const vanillaElement = `customElements.define('vanilla-finder',class extends HTMLElement{async connectedCallback(){
const safe=s=>String(s).replace(/[&<>"]/g,c=>'&#'+c.charCodeAt(0)+';'),answer=await fetch('/api/course');if(!answer.ok)return;
const all=await answer.json(),root=this.attachShadow({mode:'open'}),wanted={category:'',level:''};
const options=(name,words)=>'<label>'+name+'<select part="input" name="'+name.toLowerCase()+'"><option value="">All</option>'+words.map(w=>'<option value="'+w.toLowerCase()+'">'+w+'</option>').join('')+'</select></label>';
root.innerHTML='<style>${vanillaCss()}</style><form>'+options('Category',${JSON.stringify(subjects)})+options('Level',${JSON.stringify(levels)})+'<button type="reset">Clear Filter</button></form><p role="status"></p><ul></ul>';
const list=root.querySelector('ul'),form=root.querySelector('form'),count=root.querySelector('p');
const draw=()=>{const found=all.filter(c=>(!wanted.category||c.category.name.toLowerCase()===wanted.category)&&(!wanted.level||c.level.toLowerCase()===wanted.level));
count.textContent=found.length?found.length+' of '+all.length+' courses':'No courses match the selected criteria.';
list.innerHTML=found.map((c,i)=>'<li><article><img src="'+safe(c.homecourse)+'" alt="" width="640" height="400" '+(i<2?'':'loading="lazy"')+'><div><p>'+safe(c.category.name)+' / '+safe(c.level)+'</p><h2>'+safe(c.name)+'</h2><ul>'+c.homepointdescription.slice(0,3).map(p=>'<li>'+safe(p)+'</li>').join('')+'</ul><a href="/course-details/'+encodeURIComponent(c._id)+'">Learn More</a></div></article></li>').join('')};
form.addEventListener('change',e=>{wanted[e.target.name]=e.target.value;draw()});
form.addEventListener('reset',()=>{wanted.category=wanted.level='';draw()});draw()}})`;

function vanillaCss(): string {
  return `*{box-sizing:border-box;margin:0;padding:0}form{display:flex;flex-wrap:wrap;gap:16px;padding:16px}label{flex:1 1 180px;display:grid}select,button{min-height:48px;font-size:16px}\
ul{display:grid;grid-template-columns:repeat(auto-fill,minmax(300px,1fr));gap:24px;list-style:none}article{border:1px solid #ddd;border-radius:12px;overflow:hidden}\
img{width:100%;height:auto}article div{padding:16px}article ul{display:block;font-size:14px}`;
}
