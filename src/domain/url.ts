import { linkSchemes, mediaSchemes } from '../tokens/limits.ts';
import { text } from './text.ts';

/** A placeholder origin to parse paths of this origin. The result does not contain it. */
const own = 'http://own.invalid';

/**
 * Resolves a URL of a response against the API host. Allows only certain schemes.
 * @param base the API host (`https://api.example.org/api`), or a path of this origin (`/api`)
 * @returns an absolute URL, a path of this origin, or '' if the URL is not allowed
 */
function resolve(value: string, base: string, schemes: readonly string[]): string {
  if (value.trim() === '' || value.length > 4096) return '';
  try {
    const url = new URL(value, new URL(base, own));
    if (url.username || url.password) return '';
    if (url.origin === own) return url.pathname + url.search + url.hash;
    return schemes.includes(url.protocol) ? url.href : '';
  } catch {
    return '';
  }
}

/** A link of a response: http(s), mailto, tel, or a path. */
export const linkUrl = (value: string, base: string) => resolve(value, base, linkSchemes);

/** A video or captions file of a response: http(s) or a path. */
export const mediaUrl = (value: string, base: string) => resolve(value, base, mediaSchemes);

/** A `data:` image with this number of characters or more is rejected. */
const tooLong = 100_000;

/**
 * A picture of a response: http(s), a path, or a `data:` image (an <img> runs no scripts in it). A long `data:` image
 * is rejected instead of truncated, because a truncated one shows as a broken picture.
 */
export function imageUrl(raw: unknown, base: string): string {
  const value = text(raw, tooLong);
  return /^data:image\/[\w.+-]+[;,]/i.test(value) && value.length < tooLong ? value : mediaUrl(value, base);
}

/** The URL of a lesson's lectures. With the course's id, the page can link to the course and its next lesson. */
export const lectureHref = (lessonId: string, courseId: string): string =>
  `/video/${encodeURIComponent(lessonId)}${courseId && `?course=${encodeURIComponent(courseId)}`}`;

/** A partner's short name, chosen by the partner and short enough for log lines and URLs. */
export const slug = /^[\w-]{1,64}$/;

/** A partner's short name, unchanged; '' if it is not a slug. */
export const partnerSlug = (written: string) => (slug.test(written) ? written : '');

/** The URL of a product's page. */
export const productHref = (id: string): string => `/steam-products/${encodeURIComponent(id)}`;

/**
 * The URL that counts a download for the partner in its query, and redirects to the product's link (server/counts). Links with
 * other schemes, such as `mailto:`, are returned unchanged.
 */
export const countedHref = (product: string, link: string): string =>
  /^(https?:|\/)/.test(link) ? `/go/${encodeURIComponent(product)}` : link;

/** The partner whose page has this path (`/p/NAME`), in any case; '' for other paths. */
export const partnerOfPath = (path: string): string => partnerSlug(/^\/p\/([^/]+)\/?$/i.exec(path)?.[1] ?? '');

/** Pages whose parameter `partner` is a field of their form, not the partner of the visit. */
export const partnerForms: ReadonlySet<string> = new Set(['/embed', '/share', '/ambassador']);

/** The partner in the path or query of a URL; '' if it is missing or not a slug. */
export function partnerOf(path: string, search: string): string {
  if (partnerForms.has(path)) return '';
  return partnerOfPath(path) || partnerSlug(new URLSearchParams(search).get('partner') ?? '');
}

/** A path of this origin or an absolute URL, with the partner in its query; unchanged if `partner` is not a slug. */
export function addPartner(href: string, partner: string): string {
  if (!slug.test(partner)) return href;
  const url = new URL(href, own);
  url.searchParams.set('partner', partner);
  return url.origin === own ? url.pathname + url.search + url.hash : url.href;
}

/**
 * Adds the partner to the query of a link of the site. These links stay unchanged: to other sites, to partners' pages, to the
 * builder and the ambassador form, links that open a dialog (`auth`), and links that already have a partner.
 */
export const withPartner = (href: string, partner: string): string =>
  /^\/(?![/\\]|p\/|embed\b|ambassador\b)/.test(href) && !/[?&](partner|auth)=/.test(href)
    ? addPartner(href, partner)
    : href;

/** Placeholder for the site's origin in server-rendered pages. document.ts replaces it with the request's origin. */
export const originPlaceholder = 'https://origin.invalid';
