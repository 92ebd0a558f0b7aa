import type { School } from '../domain/school.ts';

/** The part of a page that search engines, link previews and the browser's tab read. */
export interface Head {
  /** Without the product's name, which is added. */
  title?: string;
  description: string;
  /** A path or an absolute address. */
  image?: string;
  /** The path this page is known by. @default the path itself, without a query */
  canonical?: string;
  /** JSON-LD, only of what the page really shows. */
  jsonLd?: Record<string, unknown>[];
  /** Keeps the page out of search engines. */
  noIndex?: boolean;
}

export const pageTitle = (head: Head, { name }: School) => (head.title ? `${head.title} – ${name}` : name);

/** Cuts a text to what a search result shows, at a word. */
export function summary(text: string, most = 155): string {
  const flat = text.replace(/\s+/g, ' ').trim();
  if (flat.length <= most) return flat;
  const cut = flat.slice(0, most);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), most - 30))}…`;
}

/** Brings the document's head in line after a navigation; a server writes it into the page itself. */
export function applyHead(head: Head, path: string, school: School): void {
  document.title = pageTitle(head, school);
  const set = (selector: string, attribute: string, value: string) =>
    document.head.querySelector(selector)?.setAttribute(attribute, value);
  const canonical = new URL(head.canonical ?? path, location.origin).href;
  set('meta[name=description]', 'content', head.description);
  set('link[rel=canonical]', 'href', canonical);
  set('meta[property="og:title"]', 'content', pageTitle(head, school));
  set('meta[property="og:description"]', 'content', head.description);
  set('meta[property="og:url"]', 'content', canonical);
  set('meta[name=robots]', 'content', head.noIndex ? 'noindex' : 'index, follow');
}
