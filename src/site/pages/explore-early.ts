/**
 * Until React has taken over, and where its scripts never arrive, a choice leaves the right ones of the server's cards, and
 * the form keeps it in `data-now` for the page to hand to React (explore-page.tsx). Where the page does not have all cards,
 * or none is right, for which the server has words, the choice sends the form instead, as its button would. What was chosen
 * while the page was still coming, or has been restored by the browser, counts too, but sends nothing: Back would lead
 * forward again.
 */
export const early = `{let d=(f,s)=>{
let m=document.querySelector('main'),c=m.querySelectorAll('li:has(>article)'),
n=/(\\d+) \\w+$/.exec(m.querySelector('[role=status]')?.textContent)?.[1],
w=[...f.elements].flatMap(e=>e.name&&e.value||[]);
if(c.length!=n)return s||f.requestSubmit();
let r=[...c].filter(e=>{let k=[...e.querySelectorAll('bdi')].map(b=>b.textContent.trim().toLowerCase());return w.every(x=>k.includes(x))});
if(!s&&!r.length)return f.requestSubmit();
for(let e of c)e.hidden=!r.includes(e);
f.dataset.now='?'+new URLSearchParams(new FormData(f))},o=f=>f&&'now'in f.dataset,
a=()=>{for(let f of document.forms)if(o(f)&&[...f.elements].some(e=>e.selectedOptions?.[0]?.defaultSelected===false))d(f,1)};
addEventListener('change',({target:{form:f}})=>o(f)&&d(f),true);
addEventListener('pageshow',a);
a()}`;
