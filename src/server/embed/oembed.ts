import { Hono } from 'hono';
import type { WidgetName } from '../../domain/embed/attributes.ts';
import { isWidgetName, widgets } from '../../domain/embed/widgets.ts';
import type { School } from '../../domain/school.ts';
import { escapeHtml } from '../../domain/text.ts';
import { jsonHeaders } from '../http/security-headers.ts';
import { frameParameters } from './frame.ts';

/** Pages with the content of a widget: a webmaster may paste their URL into an editor. */
const pages: Record<string, WidgetName> = {
  '/explore-allcourses': 'course-finder',
  '/contactus': 'contact-form',
  '/steam-products': 'product-list',
};

const maxWidthPx = 1240;
/** The height of a frame with one product. */
const productHeight = 460;
const daySeconds = 86_400;

/** Returns the oEmbed URL of a page, for its <link>; undefined if the page cannot be embedded. */
export function oembedOf(page: URL): string | undefined {
  return nameOf(page.pathname) && `${page.origin}/embed/oembed?url=${encodeURIComponent(page.href)}`;
}

/** `/embed/oembed?url=…`: editors call it to convert a pasted URL into an iframe (oembed.com, type `rich`). */
export function oembed(origin: (request: Request) => string, school: () => School): Hono {
  return new Hono().get('/embed/oembed', (c) => {
    // Private: the response contains the origin, which without PUBLIC_URL comes from the Host header.
    const headers = {
      ...jsonHeaders,
      'Access-Control-Allow-Origin': '*',
      'Cache-Control': `private, max-age=${daySeconds}`,
    };
    const refuse = (status: 400 | 404 | 501, message: string) =>
      c.json({ message }, status, { ...headers, 'Cache-Control': 'no-store' });
    const { url, format = 'json', maxwidth, maxheight } = c.req.query();
    const here = origin(c.req.raw);

    if (format !== 'json') return refuse(501, 'This provider responds in JSON only.');
    if (!url) return refuse(400, 'Which page? Name it as ?url=…');
    const wanted = URL.canParse(url) ? new URL(url) : undefined;
    const product = wanted && productOf(wanted.pathname);
    const name = wanted?.origin === here ? nameOf(wanted.pathname) : undefined;
    if (!wanted || !name) return refuse(404, 'That is not a page of this provider that can be embedded.');

    const { title, frameHeight: usual } = widgets[name];
    const frameHeight = product ? productHeight : usual;
    const frame = new URL(`/embed/v1/frame/${name}`, here);
    for (const [key, value] of frameParameters(name, wanted.searchParams)) frame.searchParams.set(key, value);
    if (product) frame.searchParams.set('products', product);
    const width = Math.min(maxWidthPx, pixels(maxwidth) ?? maxWidthPx);
    const height = Math.min(frameHeight, pixels(maxheight) ?? frameHeight);
    const html = `<iframe src="${escapeHtml(frame.href)}" width="${width}" height="${height}" title="${title}" loading="lazy" style="border:0;max-width:100%"></iframe>`;
    const answer = {
      version: '1.0',
      type: 'rich',
      provider_name: school().name,
      provider_url: `${here}/`,
      title: `${title} – ${school().name}`,
      cache_age: daySeconds,
      width,
      height,
      html,
    };
    return c.json(answer, 200, headers);
  });
}

function nameOf(path: string): WidgetName | undefined {
  const framed = /^\/embed\/v1\/frame\/([\w-]+)$/.exec(path)?.[1];
  if (framed !== undefined) return isWidgetName(framed) ? framed : undefined;
  return productOf(path) ? 'product-list' : pages[path.replace(/\/$/, '')];
}

/** The id of a product's page. */
const productOf = (path: string) => /^\/steam-products\/([\w-]+)\/?$/.exec(path)?.[1];

const pixels = (text: string | undefined) => (text && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : undefined);
