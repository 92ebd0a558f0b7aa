/** What decides which scheme and host a visitor's address has. */
export interface OriginSettings {
  publicUrl: string | undefined;
  trustProxy: boolean;
}

/** True when the visitor's connection is encrypted, as far as this server can know. */
export function isHttps(request: Request, { publicUrl, trustProxy }: OriginSettings): boolean {
  const forwarded = trustProxy ? request.headers.get('x-forwarded-proto')?.split(',').at(-1)?.trim() : undefined;
  if (forwarded) return forwarded === 'https';
  return (publicUrl ?? request.url).startsWith('https:');
}

/** The origin that the visitor has in the address bar. */
export const originOf = (request: Request, settings: OriginSettings): string =>
  settings.publicUrl ?? `${isHttps(request, settings) ? 'https' : 'http'}://${new URL(request.url).host}`;

/**
 * Who may cache an answer that contains the site's origin. Without PUBLIC_URL the origin is the Host header of one request,
 * which a shared cache must not hand to other visitors.
 */
export const cacheScope = ({ publicUrl }: Pick<OriginSettings, 'publicUrl'>): 'public' | 'private' =>
  publicUrl === undefined ? 'private' : 'public';

/**
 * True when no other site's page can have made this request. Browsers say it in Sec-Fetch-Site, older ones in Origin, and a
 * request with neither comes from no page at all. Not Hono's csrf: it lets JSON through from anywhere, and refuses a form that
 * comes with neither header, as text browsers send it.
 */
export function isSameOrigin(request: Request, settings: OriginSettings): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin' || site === 'none';
  const origin = request.headers.get('origin');
  if (origin === null || origin === settings.publicUrl) return true;
  if (!URL.canParse(origin) || new URL(origin).host !== new URL(request.url).host) return false;
  // A page that came over plain http may have been replaced on the way.
  return origin.startsWith('https:') || !isHttps(request, settings);
}
