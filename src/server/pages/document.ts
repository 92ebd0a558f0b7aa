import { createHash } from 'node:crypto';
import { schoolThemes } from '../../domain/accent.ts';
import type { School } from '../../domain/school.ts';
import type { SharingPicture } from '../../domain/sharing-picture.ts';
import { escapeHtml } from '../../domain/text.ts';
import { originPlaceholder } from '../../domain/url.ts';
import type { RenderedPage } from '../../site/entry-server.tsx';
import { canonicalOf, isIndexed, pageTitle } from '../../site/head.ts';
import { dark, light } from '../../tokens/colours.ts';
import { labelLanguage } from '../../tokens/limits.ts';
import type { PageAssets } from './assets.ts';

/** JSON for inline HTML: escapes `<`, so `</script>` and `<!--` cannot end the script early. */
const embeddedJson = (value: unknown, replacer?: (key: string, value: unknown) => unknown) =>
  JSON.stringify(value, replacer).replaceAll('<', '\\u003c');

const addresses = new Set(['@id', 'image', 'item', 'logo', 'url']);

export interface DocumentOptions {
  page: RenderedPage;
  assets: PageAssets;
  /** The site's origin, for absolute URLs. */
  origin: string;
  path: string;
  /** The partner in the URL, or ''. */
  partner: string;
  school: School;
  /** The picture for link previews. */
  picture: SharingPicture | undefined;
  /** The oEmbed URL of this page; undefined if the page cannot be embedded. */
  oembed: string | undefined;
  pageData: Record<string, unknown>;
}

const sharingTags = (url: string, size: SharingPicture['size']): string =>
  `<meta property="og:image" content="${escapeHtml(url)}">\n${size ? `<meta property="og:image:width" content="${size.width}">\n<meta property="og:image:height" content="${size.height}">\n` : ''}`;

/** A page, and the CSP hashes of its inline style and script. */
export interface PageDocument {
  html: string;
  styleHash: string;
  scriptHash: string | undefined;
}

/** Returns the HTML of a page with the hashes for its CSP. */
export function documentHtml(options: DocumentOptions): PageDocument {
  const { page, assets, origin, path, partner, school, picture, oembed, pageData } = options;
  const { head, css } = page;
  const absolute = (address: string) => new URL(address, origin).href;
  // Search engines read URLs in JSON-LD without the page's base URL.
  const absolutely = (key: string, value: unknown) =>
    addresses.has(key) && typeof value === 'string' ? absolute(value) : value;
  const themes = schoolThemes(school.accent);
  const title = escapeHtml(pageTitle(head, school));
  const description = escapeHtml(head.description);
  const canonical = escapeHtml(absolute(canonicalOf(head, path, partner)));
  const html = `<!doctype html>
<html lang="${escapeHtml(school.language)}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<meta name="description" content="${description}">
<meta name="robots" content="${isIndexed(head, path, partner) ? 'index, follow' : 'noindex'}">
<link rel="canonical" href="${canonical}">
<meta property="og:type" content="website">
<meta property="og:site_name" content="${escapeHtml(school.name)}">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:url" content="${canonical}">
${picture ? sharingTags(absolute(picture.url), picture.size) : ''}<meta name="twitter:card" content="${picture ? 'summary_large_image' : 'summary'}">
<meta name="theme-color" content="${(themes?.light.colours ?? light).ground}" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="${(themes?.dark.colours ?? dark).ground}" media="(prefers-color-scheme: dark)">
<meta name="color-scheme" content="light dark">
${wholeHeader}
${school.icon && `<link rel="icon" href="${escapeHtml(school.icon)}">\n<link rel="apple-touch-icon" href="/icons/180.png">\n`}<link rel="manifest" href="/site.webmanifest">${school.hasBlogs ? `\n<link rel="alternate" type="application/rss+xml" title="${escapeHtml(school.name)}" href="/blogs/feed.xml">` : ''}${oembed ? `\n<link rel="alternate" type="application/json+oembed" href="${escapeHtml(oembed)}">` : ''}
${page.preloads}
<style id="styles">${css}</style>
${assets.preloads.map(fetchedSoon).join('\n')}
${assets.entries.map(started).join('\n')}
${head.script ? `<script>${head.script}</script>` : ''}
${(head.jsonLd ?? []).map((data) => `<script type="application/ld+json">${embeddedJson(data, absolutely)}</script>`).join('\n')}
</head>
<body>
<div id="root" lang="${labelLanguage}">${page.html.replaceAll(originPlaceholder, () => escapeHtml(origin))}</div>
${assets.fonts.map(fetchedAhead).join('\n')}
<script type="application/json" id="page-data">${embeddedJson(pageData)}</script>
</body>
</html>
`;
  return { html, styleHash: hashOf(css), scriptHash: head.script && hashOf(head.script) };
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64');

/**
 * `rel="expect" blocking="render"` delays the first paint until `#main` is parsed: a header with half of its links would
 * shift. On narrow screens the header has no links (site/shell/Header.tsx) and is painted immediately.
 */
const wholeHeader =
  '<link rel="expect" href="#main" blocking="render" media="(min-width: 1012px) and (min-width: 63.25em)">';

/**
 * Preloads a font after the images. Not in the head: there, a preload delays the first paint by 40 to 90 ms on a cheap
 * phone, and the font does not load sooner.
 */
const fetchedAhead = (href: string) =>
  `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin fetchpriority="low">`;

/** Low priority, so that content above the fold loads before the scripts that hydrate it. */
const fetchedSoon = (href: string) => `<link rel="modulepreload" href="${href}" fetchpriority="low">`;
const started = (href: string) => `<script type="module" src="${href}" fetchpriority="low"></script>`;

/** The page for an error during rendering. It needs no scripts or styles, which could fail again. */
export const failurePage = (reference: string, { name, supportEmail }: School) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Unexpected Application Error! – ${escapeHtml(name)}</title></head>
<body><main><h1>Unexpected Application Error!</h1>
<p>Something broke on our side, not on yours. Please try again in a moment.</p>
<p><a href="">Try again</a> · <a href="/">Go to the home page</a></p>
<p>If it keeps happening, write to <a href="mailto:${escapeHtml(supportEmail)}">${escapeHtml(supportEmail)}</a> and quote ${reference}.</p>
</main></body></html>
`;
