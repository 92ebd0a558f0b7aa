import { Hono } from 'hono';
import type { WidgetName } from '../../domain/embed/attributes.ts';
import { type Choices, framed } from '../../domain/embed/choices.ts';
import { isWidgetName, widgets } from '../../domain/embed/widgets.ts';
import type { Partner } from '../../domain/entities.ts';
import type { School } from '../../domain/school.ts';
import { escapeHtml } from '../../domain/text.ts';
import { jsonHeaders } from '../http/security-headers.ts';
import { frameParameters } from './frame.ts';

/** The site's pages that oEmbed replaces with a widget. */
const pages: Record<string, WidgetName> = {
  '/explore-allcourses': 'course-finder',
  '/contactus': 'contact-form',
  '/steam-products': 'product-list',
};

const maxWidthPx = 1240;
/** The height of an iframe with one product. */
const productHeight = 240;
const daySeconds = 86_400;

export interface OembedCourse {
  name: string;
  /** The picture of the course's link preview; `url` may be a path. */
  picture: { url: string; size?: { width: number; height: number } | undefined } | undefined;
}

export interface OembedOptions {
  origin: (request: Request) => string;
  school: () => School;
  /** Reads a course by the id in its URL; undefined for an unknown id. */
  course: (id: string) => Promise<OembedCourse | undefined>;
  /** Reads a partner by its slug; undefined for an unknown slug. */
  partner: (id: string) => Promise<Pick<Partner, 'name' | 'products'> | undefined>;
}

/** Returns the oEmbed URL of a page, for its <link>; undefined if the page cannot be embedded. */
export function oembedOf(page: URL): string | undefined {
  if (!nameOf(page.pathname) && !courseOf(page.pathname) && !partnerOf(page.pathname)) return undefined;
  return `${page.origin}/embed/oembed?url=${encodeURIComponent(page.href)}`;
}

/**
 * `/embed/oembed?url=…` (oembed.com): editors replace a pasted URL with the HTML of the response. Pages with a widget, and
 * pages of partners, are of type `rich` with an iframe. A course is of type `link`, because no widget shows one course.
 */
export function oembed({ origin, school, course, partner }: OembedOptions): Hono {
  return new Hono().get('/embed/oembed', async (c) => {
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
    const page = wanted?.origin === here ? wanted : undefined;
    const name = page && nameOf(page.pathname);
    const courseId = page && courseOf(page.pathname);
    const partnerId = page && partnerOf(page.pathname);
    const size = { maxwidth, maxheight };
    const answer =
      page && name
        ? framedAnswer(page, name, size)
        : partnerId
          ? partnerAnswer(here, partnerId, await partner(partnerId), size)
          : courseId && courseAnswer(here, await course(courseId));
    if (!answer) return refuse(404, 'That is not a page of this provider that can be embedded.');
    const { title, ...rest } = answer;
    const common = {
      version: '1.0',
      provider_name: school().name,
      provider_url: `${here}/`,
      title: `${title} – ${school().name}`,
      cache_age: daySeconds,
    };
    return c.json({ ...common, ...rest }, 200, headers);
  });
}

/** The maximum size that the editor asks for, in CSS pixels. */
interface MaxSize {
  maxwidth: string | undefined;
  maxheight: string | undefined;
}

function framedAnswer(page: URL, name: WidgetName, { maxwidth, maxheight }: MaxSize) {
  const product = productOf(page.pathname);
  const { title, frameHeight: usual } = widgets[name];
  const frame = new URL(`/embed/v1/frame/${name}`, page.origin);
  const values: Record<string, string> = Object.fromEntries(frameParameters(name, page.searchParams));
  if (product) Object.assign(values, { products: product, layout: 'compact' });
  const choices: Choices = { widget: name, values, page: 'light', platform: 'iframe', pinned: false };
  // `framed` sets the layout `row` by default, because host pages give the iframe a fixed height.
  for (const [key, value] of Object.entries(framed(choices).values)) if (value) frame.searchParams.set(key, value);
  const width = Math.min(maxWidthPx, pixels(maxwidth) ?? maxWidthPx);
  const height = Math.min(product ? productHeight : usual, pixels(maxheight) ?? Number.POSITIVE_INFINITY);
  const html = `<iframe src="${escapeHtml(frame.href)}" width="${width}" height="${height}" title="${title}" frameborder="0" loading="lazy" style="border:0;max-width:100%"></iframe>`;
  return { type: 'rich', title, width, height, html };
}

/** An iframe with the partner's products, or with all products if none are chosen. Its links contain `?partner=`. */
function partnerAnswer(
  here: string,
  id: string,
  partner: Pick<Partner, 'name' | 'products'> | undefined,
  size: MaxSize,
) {
  const page = new URL('/steam-products', here);
  page.searchParams.set('partner', id);
  if (partner?.products.length) page.searchParams.set('products', partner.products.join(','));
  const answer = framedAnswer(page, 'product-list', size);
  return { ...answer, title: partner?.name ?? answer.title };
}

function courseAnswer(here: string, course: OembedCourse | undefined) {
  if (!course) return undefined;
  const { name, picture } = course;
  const { url, size } = picture ?? {};
  // oEmbed requires the size with the picture.
  const thumbnail = url && size && { thumbnail_url: new URL(url, here).href, ...sized(size) };
  return { type: 'link', title: name, ...(thumbnail || {}) };
}

const sized = ({ width, height }: { width: number; height: number }) => ({
  thumbnail_width: width,
  thumbnail_height: height,
});

function nameOf(path: string): WidgetName | undefined {
  const framed = /^\/embed\/v1\/frame\/([\w-]+)$/.exec(path)?.[1];
  if (framed !== undefined) return isWidgetName(framed) ? framed : undefined;
  return productOf(path) ? 'product-list' : pages[path.replace(/\/$/, '')];
}

const productOf = (path: string) => /^\/steam-products\/([\w-]+)\/?$/.exec(path)?.[1];

const partnerOf = (path: string) => /^\/p\/([\w-]{1,64})\/?$/.exec(path)?.[1];

const courseOf = (path: string) => /^\/course-details\/([^/]+)\/?$/.exec(path)?.[1];

const pixels = (text: string | undefined) => (text && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : undefined);
