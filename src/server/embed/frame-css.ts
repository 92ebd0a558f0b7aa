import { schoolColour } from './school-css.ts';

/** The CSS of the layouts `compact` and `row`, whose filters are one row. */
const lowCss = `.first:is(.compact,.row) :is(.facts,.more){display:none}
.first:is(.compact,.row) h2{font-size:17px}
.first:is(.compact,.row) ul{display:-webkit-box;overflow:hidden;-webkit-box-orient:vertical;-webkit-line-clamp:2;margin:0;font-size:15px}
.course-finder.compact ul,.course-finder.row ul{display:none}
.first:is(.compact,.row) article>div{gap:4px;padding:12px}
.first.compact{grid-template-columns:repeat(auto-fill,minmax(min(100%,17em),1fr));gap:12px}
.first.compact article{flex-direction:row;align-items:center;padding-inline-start:12px}
.first.compact img{flex:none;inline-size:84px;border-radius:8px;aspect-ratio:4/3}
.course-finder:is(.compact,.row)::before{block-size:106px}
.course-finder.compact::before{margin-block-end:36px}
.first.row{position:relative;display:flex;gap:16px;overflow:hidden}
.first.row article{flex:none;inline-size:min(78%,14em);flex-direction:column}
.first.row img{inline-size:100%}
.course-finder.row{padding-block-start:170px}
steam-course-finder[hide-filters]>.first.row{padding-block-start:64px}
.course-finder.row::before{position:absolute;inset:16px 16px auto}`;

/**
 * The CSS of the first cards in a widget's iframe (first-cards.ts): the look and position of the widget's own cards. The
 * `::before` box reserves the space of the filters, which need the widget's script.
 *
 * @param accent the school's accent; '' uses the default
 */
export function frameCss(accent: string): string {
  const colour = schoolColour(accent);
  return `html,body{margin:0}
body{display:flow-root;font:16px/1.5 system-ui,sans-serif}
[data-page]{display:inline-block;padding:16px}
.first{display:grid;grid-template-columns:repeat(4,minmax(0,1fr));gap:24px;padding:16px;border-radius:14px;background:${colour('ground')};color:${colour('text')};font:400 17px/1.6 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans","Noto Nastaliq Urdu",sans-serif}
.first *{margin:0}
.course-finder::before{content:'';grid-column:1/-1;box-sizing:border-box;block-size:112px;margin-block-end:34px;border:1px solid ${colour('line')};border-radius:14px;background:${colour('sunken')}}
steam-course-finder[hide-filters]>.first::before{display:none}
.faq,.product-list{grid-template-columns:minmax(0,1fr)}
.faq{gap:12px}
.faq .title{margin-block-end:12px;font-size:clamp(24px,4vw,32px);font-weight:700;line-height:1.15;max-inline-size:16ch}
.faq h2{font-size:17px;line-height:1.35}
.first article{position:relative;display:flex;flex-direction:column;overflow:hidden;border:1px solid ${colour('line')};border-radius:14px;background:${colour('surface')};box-shadow:0 1px 2px rgb(0 0 0/.06),0 8px 24px rgb(0 0 0/.08)}
.first img{inline-size:100%;block-size:auto;aspect-ratio:8/5;object-fit:cover}
.first article>div{flex:1;display:flex;flex-direction:column;gap:8px;padding:16px}
.first h2{font-size:20px;line-height:1.2}
.first h2 a{color:inherit;text-decoration:none}
.first h2 a::after{content:'';position:absolute;inset:0}
.first article:has(:focus-visible){outline:3px solid var(--steam-accent,${colour('accent')});outline-offset:3px}
.first a:focus-visible{outline:0}
.first .kind{color:${colour('muted')};font-size:13px;font-weight:600}
.first .facts{display:flex;flex-wrap:wrap;gap:4px 12px;font-size:15px;font-weight:600}
.first ul{display:grid;gap:4px;margin-block-end:8px;padding:0 0 0 1.2em;color:${colour('muted')};font-size:15px;line-height:1.45}
.first .more{align-self:start;margin-block-start:auto;padding:.4em 1.1em;border-radius:999px;background:${colour('soft')};color:${colour('on-soft')};font-weight:600}
.product-list ul{padding:0;list-style:none;font-size:17px;white-space:pre-line}
.product-list img{aspect-ratio:4/3}
@media (min-width:592px){.product-list article{flex-direction:row}.product-list img{inline-size:38%}.product-list article>div{justify-content:center}}
@media (max-width:911px){.course-finder{grid-template-columns:repeat(2,minmax(0,1fr))}}
@media (max-width:880px){.course-finder::before{block-size:208px}}
@media (max-width:540px){.course-finder{grid-template-columns:minmax(0,1fr)}.course-finder::before{block-size:304px}}
${lowCss}`;
}
