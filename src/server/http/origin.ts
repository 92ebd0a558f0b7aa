/** The settings that determine the scheme and host of the site. */
export interface OriginSettings {
  publicUrl: string | undefined;
  trustProxy: boolean;
}

/** True if the browser's connection uses https, as far as this server can tell. */
export function isHttps(request: Request, { publicUrl, trustProxy }: OriginSettings): boolean {
  const forwarded = trustProxy ? request.headers.get('x-forwarded-proto')?.split(',').at(-1)?.trim() : undefined;
  if (forwarded) return forwarded === 'https';
  return (publicUrl ?? request.url).startsWith('https:');
}

/** The origin in the browser's address bar. */
export const originOf = (request: Request, settings: OriginSettings): string =>
  settings.publicUrl ?? `${isHttps(request, settings) ? 'https' : 'http'}://${new URL(request.url).host}`;

/**
 * The Cache-Control scope of a response that contains the site's origin. Without PUBLIC_URL the origin comes from the
 * Host header of one request, and a shared cache must not send it to other visitors.
 */
export const cacheScope = ({ publicUrl }: Pick<OriginSettings, 'publicUrl'>): 'public' | 'private' =>
  publicUrl === undefined ? 'private' : 'public';

/**
 * True if no page of another site can have sent the request. Browsers send Sec-Fetch-Site, older ones Origin; a request
 * with neither does not come from a page. Hono's csrf does not fit: it accepts JSON from any origin, and rejects a form
 * with neither header, which text browsers send.
 */
export function isSameOrigin(request: Request, settings: OriginSettings): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin' || site === 'none';
  const origin = request.headers.get('origin');
  if (origin === null || origin === settings.publicUrl) return true;
  if (!URL.canParse(origin) || new URL(origin).host !== new URL(request.url).host) return false;
  // An attacker may have modified a page that was loaded over plain http.
  return origin.startsWith('https:') || !isHttps(request, settings);
}
