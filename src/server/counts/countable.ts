import { isbot } from 'isbot';

/**
 * The headers of requests ahead of a visit, which may never be seen: the standard, Chrome's and Safari's older ones, the
 * one of the apps of Facebook and Instagram, and Firefox's.
 */
const purposeHeaders = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'];

/**
 * Whether a request is a person's. Not: HEAD, known bots and programs without a User-Agent, prefetching, and a reload,
 * for which browsers send Cache-Control.
 */
export function isByPerson({ method, headers }: Request): boolean {
  const isAhead = purposeHeaders.some((name) => headers.get(name));
  const isReload = /no-cache|max-age=0/.test(headers.get('cache-control') ?? '');
  const agent = headers.get('user-agent');
  return method === 'GET' && !isAhead && !isReload && agent !== null && agent !== '' && !isbot(agent);
}

/** Whether a request for a page comes from another site, a message or the address bar: links within the site are no arrival. */
export function isArrival(request: Request, origin: string): boolean {
  const { headers } = request;
  const mode = headers.get('sec-fetch-mode') ?? 'navigate';
  const site = headers.get('sec-fetch-site');
  // Older browsers send only Referer.
  const isWithin = site === null ? (headers.get('referer') ?? '').startsWith(`${origin}/`) : site === 'same-origin';
  return mode === 'navigate' && !isWithin && isByPerson(request);
}
