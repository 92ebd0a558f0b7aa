import { isbot } from 'isbot';

/**
 * The headers of requests ahead of a visit, which may never be seen: the standard, Chrome's and Safari's older ones, the
 * one of the apps of Facebook and Instagram, and Firefox's.
 */
const purposeHeaders = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'];

/** Whether a browser sends a request. Not: known bots, programs without a User-Agent. */
export function isByBrowser({ headers }: Request): boolean {
  const agent = headers.get('user-agent');
  return agent !== null && agent !== '' && !isbot(agent);
}

const isAhead = ({ headers }: Request) => purposeHeaders.some((name) => headers.get(name));

/** A later part of a file: download managers ask for many at once, and repeat a redirect for each. */
const isLaterPart = ({ headers }: Request) => /^bytes=(?!0-)/i.test(headers.get('range') ?? '');

/** Not a HEAD, not a reload, for which browsers send Cache-Control, and not a later part. */
const isFirstGet = (request: Request) =>
  request.method === 'GET' &&
  !/no-cache|max-age=0/.test(request.headers.get('cache-control') ?? '') &&
  !isLaterPart(request);

/** Whether a request is a person's. Not: bots, HEAD, a reload, and prefetching. */
export const isByPerson = (request: Request): boolean =>
  isByBrowser(request) && isFirstGet(request) && !isAhead(request);

/** Whether a request for a page comes from another site, a message or the address bar: links within the site are no arrival. */
export const isArrival = (request: Request, origin: string): boolean =>
  isFromElsewhere(request, origin) && isByPerson(request);

/** Whether a browser renders an arrival ahead. The visitor may see it later, without another request for the page. */
export const isPrerender = (request: Request, origin: string): boolean =>
  /\bprerender\b/.test(request.headers.get('sec-purpose') ?? '') &&
  isFromElsewhere(request, origin) &&
  isByBrowser(request) &&
  isFirstGet(request);

function isFromElsewhere({ headers }: Request, origin: string): boolean {
  const mode = headers.get('sec-fetch-mode') ?? 'navigate';
  const site = headers.get('sec-fetch-site');
  // Older browsers send only Referer.
  const isWithin = site === null ? (headers.get('referer') ?? '').startsWith(`${origin}/`) : site === 'same-origin';
  return mode === 'navigate' && !isWithin;
}
