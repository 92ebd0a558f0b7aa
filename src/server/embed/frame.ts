import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import type { WidgetName } from '../../domain/embed/attributes.ts';
import { styleParameters } from '../../domain/embed/choices.ts';
import { hintedFiles, hintedList } from '../../domain/embed/hints.ts';
import { stylesOf } from '../../domain/embed/snippet-parts.ts';
import { fallbackText, isWidgetName, ownAttributes, sharedAttributes, widgets } from '../../domain/embed/widgets.ts';
import type { School } from '../../domain/school.ts';
import type { SharingPicture } from '../../domain/sharing-picture.ts';
import { escapeHtml } from '../../domain/text.ts';
import { addPartner } from '../../domain/url.ts';
import { bodyOf } from '../http/compression.ts';
import { respond } from '../http/respond.ts';
import { firstCards, type ReadList } from './first-cards.ts';
import { frameCss } from './frame-css.ts';
import { reportHeight } from './page-scripts.ts';

export interface FramesOptions {
  /** The API host of the widgets; undefined for this server. */
  apiHost: string | undefined;
  origin: (request: Request) => string;
  school: () => School;
  /** Returns the picture of the first URL that is suitable for link previews. */
  sharingPicture: (...addresses: readonly string[]) => SharingPicture | undefined;
  readList: ReadList;
  /** The Cache-Control scope. 'private' if the origin in the page comes from the Host header. @default 'public' */
  scope?: 'public' | 'private';
}

const script = `(${reportHeight})()`;
const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** `/embed/v1/frame/<name>?category=…`: a page with one widget, for hosts that allow an iframe but no script. */
export function frames({ apiHost, origin, school, sharingPicture, readList, scope = 'public' }: FramesOptions): Hono {
  // In a sandboxed frame (opaque origin), 'self' matches nothing in WebKit, so the CSP also lists the origin.
  const policy = (site: string, style: string) =>
    [
      `default-src 'none'`,
      `script-src 'self' ${site} ${sha256(script)}`,
      `style-src ${sha256(style)}`,
      `img-src 'self' ${site} https: http: data:`,
      `connect-src 'self' ${site}${apiHost ? ` ${new URL(apiHost).origin}` : ''}`,
      `form-action 'self' ${site}`,
      `base-uri 'none'`,
      `require-trusted-types-for 'script'`,
      `trusted-types 'none'`,
      // No frame-ancestors, because any page may embed this one, and `*` does not match sandboxed ancestors.
    ].join('; ');

  return new Hono().get('/embed/v1/frame/:name', async (c) => {
    const name = c.req.param('name');
    if (!isWidgetName(name)) return c.text('There is no such widget.', 404);
    const self = origin(c.req.raw);
    const { searchParams } = new URL(c.req.url);
    const { sharingPicture: usual, logo } = school();
    const values = new Map(attributesFrom(name, searchParams));
    const isOwnApi = apiHost === undefined;
    const cards = await firstCards({
      widget: name,
      values,
      origin: self,
      target: targetOf(values),
      isOwnApi,
      readList,
    });
    const style = `${frameCss(school().accent)}\n${styleRule(name, searchParams)}${cards.css}`;
    const html = frameHtml({
      name,
      search: searchParams,
      values,
      origin: self,
      style,
      school: school(),
      isOwnApi,
      picture: sharingPicture(usual, logo),
      cards: cards.html,
    });
    return respond(c.req.raw, bodyOf(html, 'text/html; charset=utf-8'), {
      'Cache-Control': `${scope}, max-age=300`,
      'Content-Security-Policy': policy(self, style),
      'Cross-Origin-Resource-Policy': 'cross-origin',
    });
  });
}

/** Links must not open inside the iframe, and Google Sites forbids navigation of the top page: a new tab is the default. */
const targetOf = (values: ReadonlyMap<string, string>) => (values.get('link-target') === '_top' ? '_top' : '_blank');

/** Reads the widget's attributes from the query. Ignores `api-host` and `site`: this origin shows only its own data. */
function attributesFrom(name: WidgetName, search: URLSearchParams): [name: string, value: string][] {
  const found: [string, string][] = [];
  for (const attribute of [...ownAttributes(name), ...sharedAttributes]) {
    const value = attribute.name === 'api-host' || attribute.name === 'site' ? null : search.get(attribute.name);
    if (value !== null) found.push([attribute.name, value]);
  }
  return found;
}

/** Returns the known query parameters of an iframe's URL: attributes and styles. */
export const frameParameters = (name: WidgetName, search: URLSearchParams): [name: string, value: string][] => [
  ...attributesFrom(name, search),
  ...styleParameters.flatMap((one): [string, string][] => (search.get(one) ? [[one, search.get(one) ?? '']] : [])),
];

/** Returns the CSS rule for the query parameters `accent`, `radius` and `font`. */
function styleRule(name: WidgetName, search: URLSearchParams): string {
  const values = Object.fromEntries(styleParameters.map((one) => [one, search.get(one) ?? '']));
  const declarations = stylesOf({ values }).map(([property, value]) => `${property}:${value}`);
  return declarations.length ? `steam-${name}{${declarations.join(';')}}` : '';
}

function sharingTags({ url, size }: Partial<SharingPicture>, origin: string): Record<string, string> {
  return {
    ...(url && { image: new URL(url, origin).href }),
    ...(size && { 'image:width': String(size.width), 'image:height': String(size.height) }),
  };
}

/** Open Graph tags: people paste the URL of the iframe into messages. */
const openGraph = (properties: Record<string, string>): string =>
  Object.entries({ type: 'website', ...properties })
    .map(([name, value]) => `<meta property="og:${name}" content="${escapeHtml(value)}">`)
    .join('\n');

interface FrameContent {
  name: WidgetName;
  search: URLSearchParams;
  values: ReadonlyMap<string, string>;
  origin: string;
  style: string;
  school: School;
  isOwnApi: boolean;
  picture: SharingPicture | undefined;
  /** The HTML of first-cards.ts. */
  cards: string;
}

/** Preload tags for the widget's code and list (domain/embed/hints.ts). */
function hintsHtml({ name, values, isOwnApi }: FrameContent): string {
  const list = isOwnApi && hintedList(name, Object.fromEntries(values), '/api');
  return [
    ...hintedFiles(name).map((file) => `<link rel="modulepreload" href="/embed/v1/${file}">`),
    ...(list ? [`<link rel="preload" as="fetch" href="${escapeHtml(list)}" crossorigin>`] : []),
  ].join('\n');
}

function frameHtml(content: FrameContent): string {
  const { name, search, values, origin, style, school, picture, cards } = content;
  const { title, description, fallback } = widgets[name];
  const attributes = new Map(values);
  const target = targetOf(values);
  attributes.set('link-target', target);
  const attributeText = [...attributes].map(([key, value]) => ` ${key}="${escapeHtml(value)}"`).join('');
  const self = new URL(`/embed/v1/frame/${name}`, origin);
  for (const [key, value] of frameParameters(name, search)) self.searchParams.set(key, value);
  const oembed = `${origin}/embed/oembed?url=${encodeURIComponent(self.href)}`;
  const link = addPartner(origin + fallback.path, attributes.get('partner') ?? '');

  // Browsers paint an opaque background if the iframe's color-scheme differs from the host page's.
  const theme = attributes.get('theme');
  const scheme = theme === 'dark' || theme === 'light' ? theme : 'light dark';

  return `<!doctype html>
<html lang="${escapeHtml(attributes.get('lang') ?? 'en')}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} – ${escapeHtml(school.name)}</title>
<meta name="robots" content="noindex">
${openGraph({ title: `${title} – ${school.name}`, description, url: self.href, site_name: school.name, ...sharingTags(picture ?? {}, origin) })}
<meta name="color-scheme" content="${scheme}">
<link rel="alternate" type="application/json+oembed" href="${escapeHtml(oembed)}" title="${title}">
${school.icon && `<link rel="icon" href="${escapeHtml(school.icon)}">\n`}<style>${style}</style>
<script type="module" src="/embed/v1/steam.js"></script>
${hintsHtml(content)}
</head>
<body>
<steam-${name}${attributeText}>${cards}<a href="${escapeHtml(link)}" target="${target}" data-page>${fallbackText(name, attributes.get('lang') ?? school.language)}</a></steam-${name}>
<script>${script}</script>
</body>
</html>
`;
}
