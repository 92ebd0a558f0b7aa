import { linkSchemes, mediaSchemes } from '../tokens/limits.ts';
import { text } from './text.ts';

/** Stands for "this very origin" while an address is taken apart; own paths come out without it. */
const own = 'http://own.invalid';

/**
 * An address out of an answer, resolved against the API host and let through only when its scheme is one we allow.
 * @param base the API host (`https://api.example.org/api`), or a path of this origin (`/api`)
 * @returns an absolute address, a path of this origin, or '' for what is refused
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

/** A link out of an answer: http(s), mailto, tel, or a path. */
export const linkUrl = (value: string, base: string) => resolve(value, base, linkSchemes);

/** A clip or captions file out of an answer: http(s) or a path. */
export const mediaUrl = (value: string, base: string) => resolve(value, base, mediaSchemes);

/** Characters of a `data:` image at which it is none any more. */
const tooLong = 100_000;

/**
 * A picture out of an answer: http(s), a path, or a `data:` image (an <img> runs nothing inside one), which is read whole or
 * not at all, since the beginning of one shows as a broken picture.
 */
export function imageUrl(raw: unknown, base: string): string {
  const value = text(raw, tooLong);
  return /^data:image\/[\w.+-]+[;,]/i.test(value) && value.length < tooLong ? value : mediaUrl(value, base);
}

/** The address of a lesson's lectures. With the course's id the page can lead back to it and on to its next lesson. */
export const lectureHref = (lessonId: string, courseId: string): string =>
  `/video/${encodeURIComponent(lessonId)}${courseId && `?course=${encodeURIComponent(courseId)}`}`;

/** A partner's short name: what a partner chooses, and no more than a log line or a query should carry. */
export const slug = /^[\w-]{1,64}$/;

/** The partner's short name as it is written; '' where it is no slug. */
export const partnerSlug = (written: string) => (slug.test(written) ? written : '');

/**
 * The partner that an address names; '' where there is none, or what is there is no slug. The builder's address names the one
 * that a snippet is for.
 */
export function partnerOf(path: string, search: string): string {
  if (path === '/embed') return '';
  return partnerSlug(new URLSearchParams(search).get('partner') ?? '');
}

/** A path of this origin or an absolute URL, with the partner in its query; unchanged if `partner` is no slug. */
export function addPartner(href: string, partner: string): string {
  if (!slug.test(partner)) return href;
  const url = new URL(href, own);
  url.searchParams.set('partner', partner);
  return url.origin === own ? url.pathname + url.search + url.hash : url.href;
}

/** A link of the site with the partner in its query. Links that open a dialog, and links to other sites, stay unchanged. */
export const withPartner = (href: string, partner: string): string =>
  /^\/(?![/\\])/.test(href) && !/[?&](partner|auth)=/.test(href) ? addPartner(href, partner) : href;
