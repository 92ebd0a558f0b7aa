import type { School } from '../domain/school.ts';
import { isolated } from '../domain/text.ts';
import { partnerOfPath, withPartner } from '../domain/url.ts';

/** Metadata of a page for search engines, link previews and the browser tab. */
export interface Head {
  /** The title without the school's name, which `pageTitle` appends. */
  title?: string;
  description: string;
  /** A path or an absolute URL. */
  image?: string;
  /** The canonical path. @default the path without the query */
  canonical?: string;
  /** JSON-LD that describes visible content. */
  jsonLd?: Record<string, unknown>[];
  /** Excludes the page from search engines. */
  noIndex?: boolean;
  /** An inline script that runs before hydration. */
  script?: string | undefined;
}

export const pageTitle = (head: Head, { name }: School) =>
  head.title ? `${isolated(head.title)} – ${isolated(name)}` : name;

/**
 * The canonical path of a page. It includes the partner, because Share on a phone sends the canonical URL, and link
 * previews open it.
 *
 * @param partner the partner in the URL, or ''
 */
export const canonicalOf = ({ canonical }: Head, path: string, partner: string) =>
  withPartner(canonical ?? path, partner);

/** Whether search engines may index a page. A page with a partner in its query has the same content as without it. */
export const isIndexed = ({ noIndex }: Head, path: string, partner: string) =>
  !noIndex && (partner === '' || partner === partnerOfPath(path));

/** Shortens a text to the length of a search result, at a word boundary. */
export function summary(text: string, most = 155): string {
  const flat = text.replace(/\s+/g, ' ').trim();
  if (flat.length <= most) return flat;
  const cut = flat.slice(0, most);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), most - 30))}…`;
}

/** Updates the document's head after a client-side navigation. The server renders it into the HTML. */
export function applyHead(head: Head, path: string, partner: string, school: School): void {
  document.title = pageTitle(head, school);
  const set = (selector: string, attribute: string, value: string) =>
    document.head.querySelector(selector)?.setAttribute(attribute, value);
  const canonical = new URL(canonicalOf(head, path, partner), location.origin).href;
  set('meta[name=description]', 'content', head.description);
  set('link[rel=canonical]', 'href', canonical);
  set('meta[property="og:title"]', 'content', pageTitle(head, school));
  set('meta[property="og:description"]', 'content', head.description);
  set('meta[property="og:url"]', 'content', canonical);
  set('meta[name=robots]', 'content', isIndexed(head, path, partner) ? 'index, follow' : 'noindex');
}
