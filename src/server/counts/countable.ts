import { isbot } from 'isbot';

/**
 * Headers of prefetch requests: the standard one, those of older Chrome, Safari and Firefox, and that of the Facebook
 * and Instagram apps. The visitor may never see the page.
 */
const purposeHeaders = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'];

/** False for known bots, and for programs without a User-Agent. */
export function isByBrowser({ headers }: Request): boolean {
  const agent = headers.get('user-agent');
  return agent !== null && agent !== '' && !isbot(agent);
}

const isAhead = ({ headers }: Request) => purposeHeaders.some((name) => headers.get(name));

/** A range request after the first: download managers send many, and follow the redirect for each. */
const isLaterPart = ({ headers }: Request) => /^bytes=(?!0-)/i.test(headers.get('range') ?? '');

/** False for HEAD, for a reload (browsers then send Cache-Control), and for a later range. */
const isFirstGet = (request: Request) =>
  request.method === 'GET' &&
  !/no-cache|max-age=0/.test(request.headers.get('cache-control') ?? '') &&
  !isLaterPart(request);

/** False for bots, HEAD, reloads and prefetch requests. */
export const isByPerson = (request: Request): boolean =>
  isByBrowser(request) && isFirstGet(request) && !isAhead(request);

/** True if a person opens the site from another site, a message or the address bar; false for links within the site. */
export const isArrival = (request: Request, origin: string): boolean =>
  isFromElsewhere(request, origin) && isByPerson(request);

/** True if the browser prerenders a page that is not a link within the site. The visit counts only when it is seen. */
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
