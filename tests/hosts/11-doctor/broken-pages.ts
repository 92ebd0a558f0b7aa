import packageJson from '../../../package.json' with { type: 'json' };
import type { HostPage } from '../host.ts';
import { script, tag } from '../snippets.ts';

/** A host page with a broken widget, and the first problem that the widget doctor must find. */
export interface BrokenPage {
  what: string;
  page: (kit: string, host: string) => HostPage;
  /** The title of the first problem that the doctor shows. */
  first: RegExp;
  /** A text elsewhere in the doctor's panel. */
  text?: (kit: string) => string;
  /** True if no script of the kit runs on the page: the test imports the doctor, like a developer in the console. */
  byConsole?: boolean;
  /** Changes the response to a matching request. */
  network?: { url: RegExp; does: 'abort' | 'status' | 'html' | 'empty' };
}

const loader = (kit: string) => script('faq', 'loader', kit);
const classic = (kit: string) => script('faq', 'classic', kit);
const plain =
  (body: string, head = ''): BrokenPage['page'] =>
  (kit) => ({ head: loader(kit) + head, body });
const policy = (text: string) => ({ 'Content-Security-Policy': text });
const finder = (attributes: string) => `<steam-course-finder ${attributes}><a href="/x">See</a></steam-course-finder>`;

export const brokenPages: readonly BrokenPage[] = [
  {
    what: 'an unreachable api-host',
    page: plain(tag('faq', 'loader', { 'api-host': 'http://127.0.0.1:9/api' })),
    first: /^The server cannot be reached$/,
  },
  {
    what: 'a partner whom the school does not know',
    page: plain(tag('faq', 'loader', { partner: 'mehwish-gull' })),
    first: /^There is no partner “mehwish-gull”$/,
    text: () => 'Did you mean “mehwish-gul”?',
  },
  {
    what: 'an api-host without CORS headers',
    page: (kit) => ({ head: loader(kit), body: tag('faq', 'loader', { 'api-host': `${kit}/nowhere` }) }),
    first: /does not let this page read its answer \(CORS\)/,
  },
  {
    what: 'a policy without connect-src',
    page: (kit) => ({
      head: loader(kit),
      body: tag('faq', 'loader'),
      headers: policy(`default-src 'none'; script-src ${kit}; img-src data:`),
    }),
    first: /Content-Security-Policy refuses connect-src/,
    text: (kit) => `connect-src ${kit};`,
  },
  {
    what: 'a policy that allows only one of two scripts',
    page: (kit) => ({
      head: loader(kit) + classic(kit),
      body: tag('faq', 'classic'),
      headers: policy(`script-src ${kit}/embed/v1/steam.js ${kit}/embed/v1/doctor.js; img-src *`),
    }),
    first: /Content-Security-Policy refuses our script/,
  },
  {
    what: 'a server that responds with 500',
    page: plain(tag('faq', 'loader')),
    network: { url: /\/api\/faq$/, does: 'status' },
    first: /^The server answers 500$/,
  },
  {
    what: 'a server that responds with HTML instead of a list',
    page: plain(tag('faq', 'loader')),
    network: { url: /\/api\/faq$/, does: 'html' },
    first: /answers something that is no list/,
  },
  {
    what: 'a server with an empty list',
    page: plain(tag('faq', 'loader')),
    network: { url: /\/api\/faq$/, does: 'empty' },
    first: /^There is nothing for <steam-faq> to show$/,
  },
  {
    what: 'a missing second script',
    page: plain(tag('faq', 'loader')),
    network: { url: /\/embed\/v1\/kit\./, does: 'abort' },
    first: /^<steam-faq> does not show its data$/,
  },
  {
    what: 'an unknown course',
    page: plain(tag('faq', 'loader', { course: 'kitchen-chemstry' })),
    first: /^There is no course “kitchen-chemstry”$/,
  },
  {
    what: 'an unknown product',
    page: plain(tag('product-list', 'loader', { products: 'lab-notebok' })),
    first: /^There is no product “lab-notebok”$/,
  },
  {
    what: 'an integrity hash of another version',
    page: (kit) => ({
      head: `${loader(kit)}<script src="${kit}/embed/v1/faq.js" integrity="sha384-AAAA" crossorigin="anonymous" defer></script>`,
      body: tag('faq', 'classic'),
    }),
    first: /^The hash belongs to another version/,
  },
  {
    what: 'data-steam and only the loader',
    page: plain(tag('faq', 'classic')),
    first: /^data-steam="faq" lacks its script$/,
  },
  {
    what: 'curly quotation marks',
    page: (kit) => ({ head: classic(kit), body: '<div data-steam=”faq”><a href="/x">See</a></div>' }),
    first: /^Curly quotation marks around the widget’s name$/,
  },
  {
    what: 'a misspelt tag',
    page: plain('<steam-course-findr></steam-course-findr>'),
    first: /^There is no widget “course-findr”$/,
  },
  {
    what: 'a misspelt data-steam',
    page: (kit) => ({ head: classic(kit), body: '<div data-steam="fag"></div>' }),
    first: /^There is no widget “fag”$/,
  },
  {
    what: 'a tag that the editor removed',
    page: (kit) => ({ head: loader(kit), body: `<p><a href="${kit}/explore-allcourses">See the courses</a></p>` }),
    first: /^There is no widget’s tag in this page$/,
  },
  {
    what: 'the snippet pasted as text',
    page: plain('<p>&lt;steam-faq limit="3"&gt;&lt;/steam-faq&gt;</p>'),
    first: /^The snippet stands in the page as text$/,
  },
  {
    what: 'a cookie banner that blocks the script',
    page: (kit) => ({
      head: `${loader(kit)}<script type="text/plain" data-cookiecategory="marketing" src="${kit}/embed/v1/faq.js"></script>`,
      body: tag('faq', 'classic'),
    }),
    first: /^Another tool holds our script back$/,
  },
  {
    what: 'a CSS rule that hides the widget',
    page: plain(
      `<div class="ad">${tag('faq', 'loader')}</div>`,
      '<style>@media screen { .ad { display: none !important } }</style>',
    ),
    first: /^<steam-faq> is hidden by the page$/,
    text: () => '<div> (div.ad) has display: none, by .ad (@media screen)',
  },
  {
    what: 'a hidden tab around the tag',
    page: plain(`<div hidden>${tag('faq', 'loader')}</div>`),
    first: /^<steam-faq> is hidden by the page$/,
  },
  {
    what: 'a container without height',
    page: plain(`<div style="height: 0; overflow: hidden">${tag('faq', 'loader')}</div>`),
    first: /^<steam-faq> is hidden by the page$/,
  },
  {
    what: 'a replaced fetch',
    page: plain(tag('faq', 'loader'), '<script>window.fetch = () => Promise.reject(new TypeError("consent"))</script>'),
    first: /has replaced fetch/,
  },
  {
    what: 'a misspelt attribute',
    page: plain(finder('catgeory="science"')),
    first: /^There is no attribute “catgeory”$/,
  },
  {
    what: 'a misspelt value',
    page: plain(finder('category="scince"')),
    first: /^category="scince" is not understood$/,
  },
  {
    what: 'data- before an attribute of a tag',
    page: plain(finder('data-category="science"')),
    first: /^data-category is not read/,
  },
  {
    what: 'low contrast',
    page: plain(tag('faq', 'loader'), '<style>steam-faq { --steam-text: #888; --steam-surface: #999; }</style>'),
    first: /^Text is hard to read/,
  },
  { what: 'no link inside', page: plain('<steam-faq></steam-faq>'), first: /^<steam-faq> has no link inside$/ },
  {
    what: 'two versions',
    page: (kit) => ({
      head: `${loader(kit)}<script src="${kit}/embed/${packageJson.version}/faq.js" defer></script>`,
      body: tag('faq', 'loader'),
    }),
    first: /^Two versions of our scripts/,
  },
  {
    what: 'a sandboxed frame without allow-scripts',
    page: (kit) => ({
      head: loader(kit),
      body: `${tag('faq', 'loader')}<iframe sandbox src="${kit}/embed/v1/frame/faq"></iframe>`,
    }),
    first: /^The frame’s sandbox forbids its script$/,
  },
  {
    what: 'nothing but a frame',
    page: (kit) => ({ body: `<iframe src="${kit}/embed/v1/frame/faq?limit=2"></iframe>` }),
    byConsole: true,
    first: /^This page cannot see into the frame of faq$/,
  },
  {
    what: 'the loader as a classic script',
    page: (kit) => ({ head: `<script src="${kit}/embed/v1/steam.js"></script>`, body: tag('faq', 'loader') }),
    byConsole: true,
    first: /^The loader’s line lacks type="module"$/,
  },
  {
    what: 'curly quotation marks in the script tag',
    page: (kit) => ({
      head: `<script type="module" src=“${kit}/embed/v1/steam.js”></script>`,
      body: tag('faq', 'loader'),
    }),
    byConsole: true,
    first: /^The script’s line has curly quotation marks$/,
  },
  {
    what: 'a script inserted by innerHTML',
    page: (kit) => ({
      body: `<div id="cms"></div><script>document.querySelector('#cms').innerHTML = '${classic(kit).replace('</', '<\\/')}${tag('faq', 'classic').replaceAll('</', '<\\/')}'</script>`,
    }),
    byConsole: true,
    first: /^The line of faq.js is in the page, but has not run$/,
  },
  {
    what: 'no script at all',
    page: () => ({ body: tag('faq', 'loader') }),
    byConsole: true,
    first: /^<steam-faq> lacks its script$/,
  },
  {
    what: 'an unknown script',
    page: (kit) => ({ head: `<script src="${kit}/embed/v1/faqs.js"></script>`, body: tag('faq', 'classic') }),
    byConsole: true,
    first: /^There is no script “faqs.js”$/,
  },
  {
    what: 'a misspelt attribute, no link, and an unreachable server',
    page: plain('<steam-faq limmit="3"></steam-faq>'),
    network: { url: /\/api\/faq$/, does: 'abort' },
    first: /^The server cannot be reached$/,
  },
  {
    what: 'a hidden tag whose data-steam neighbour lacks its script',
    page: plain(`<div style="display: none">${tag('faq', 'loader')}</div>${tag('product-list', 'classic')}`),
    first: /^data-steam="product-list" lacks its script$/,
  },
  {
    what: 'a dark widget on a light page',
    page: plain(tag('faq', 'loader', { theme: 'dark' }), '<style>body { background: #fff }</style>'),
    first: /^<steam-faq> is dark on a light page$/,
  },
  {
    what: 'a pop-up of a library',
    page: plain(`<div role="dialog" aria-modal="true" aria-label="Ask">${tag('faq', 'loader')}</div>`),
    first: /^<steam-faq> is in a pop-up$/,
  },
];
