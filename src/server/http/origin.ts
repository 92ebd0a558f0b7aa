/** The settings that determine the scheme and host of the site. */
export interface OriginSettings {
  publicUrl: string | undefined;
  trustProxy: boolean;
}

/** True if the browser uses https, by the proxy's X-Forwarded-Proto or PUBLIC_URL. */
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
 * Host header, which a client can forge, so shared caches must not store it.
 */
export const cacheScope = ({ publicUrl }: Pick<OriginSettings, 'publicUrl'>): 'public' | 'private' =>
  publicUrl === undefined ? 'private' : 'public';

/**
 * CSRF check: true if no page of another site can have sent the request. Browsers send Sec-Fetch-Site, or Origin in old
 * versions. Not Hono's `csrf`, which accepts JSON from any origin and rejects forms of text browsers (neither header).
 */
export function isSameOrigin(request: Request, settings: OriginSettings): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin' || site === 'none';
  const origin = request.headers.get('origin');
  if (origin === null || origin === settings.publicUrl) return true;
  if (!URL.canParse(origin) || new URL(origin).host !== new URL(request.url).host) return false;
  // Reject a plain http origin of an https site: an attacker may have modified its page.
  return origin.startsWith('https:') || !isHttps(request, settings);
}
