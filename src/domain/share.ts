import type { Place } from './places.ts';
import { escapeHtml, isolated } from './text.ts';
import { partnerOfPath, slug, withPartner } from './url.ts';

const own = 'http://own.invalid';

/** The short name of any text: "Green Valley School" becomes `green-valley-school`; '' if no Latin letter or digit is left. */
export const shortName = (text: string): string =>
  text
    .slice(0, 200)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9_]+/g, '-')
    .slice(0, 64)
    .replace(/^-+|-+$/g, '');

/** Like `shortName`, but returns a valid short name unchanged. */
export const partnerName = (text: string): string => (slug.test(text.trim()) ? text.trim() : shortName(text));

/** The path of a page of this site, without its query; '' for the URL of another site, and for anything else. */
export function ownPath(given: string): string {
  if (!/^\/(?![/\\])/.test(given) || given.length > 300 || !URL.canParse(given, own)) return '';
  const url = new URL(given, own);
  return url.origin === own ? url.pathname : '';
}

/**
 * The path to share, with the partner.
 *
 * @param of the path of a page; '' for the partner's own page
 * @param partner a short name, or ''
 * @param place where the link will be, or ''
 */
export function sharedPath(of: string, partner: string, place: Place | '' = ''): string {
  const path = of !== '' ? withPartner(of, partner) : partner === '' ? '/' : `/p/${partner}`;
  return place === '' ? path : `${path}${path.includes('?') ? '&' : '?'}from=${place}`;
}

/** The partner whose page is shared; for other pages, `partner`. */
export const partnerShared = (of: string, partner: string): string => partnerOfPath(of) || partner;

/** The query of `/share`, `/share/qr.svg`, `/share/qr.png` and `/share/sheet`. */
export function shareSearch(of: string, partner: string, place: Place | '' = ''): string {
  const query = new URLSearchParams();
  if (of !== '') query.set('of', of);
  if (partner !== '') query.set('partner', partner);
  if (place !== '') query.set('from', place);
  return query.size > 0 ? `?${query}` : '';
}

/**
 * A link that shares a page on WhatsApp. In `link`, only characters that would end the parameter are percent-encoded, because
 * the server replaces the placeholder of the origin.
 */
export const whatsAppHref = (title: string, link: string): string =>
  `https://wa.me/?text=${encodeURIComponent(`${title} `)}${link.replace(/[&#%+]/g, encodeURIComponent)}`;

export const buttonSize = { width: 280, height: 56 } as const;
/** The screen of a phone, in pixels. */
export const storySize = { width: 1080, height: 1920 } as const;

/** A picture that links to a shared page, as HTML and as Markdown. */
export function pictureButton(origin: string, link: string, school: string): { html: string; markdown: string } {
  const alt = `Learn with ${isolated(school)}`;
  const picture = `${origin}/share/button.svg`;
  const { width, height } = buttonSize;
  return {
    html: `<a href="${escapeHtml(link)}"><img src="${picture}" alt="${escapeHtml(alt)}" width="${width}" height="${height}"></a>`,
    markdown: `[![${alt.replace(/[\\[\]]/g, '\\$&')}](${picture})](${link})`,
  };
}
