interface OriginSettings {
  publicUrl: string | undefined;
  trustProxy: boolean;
}

/** True when the visitor's connection is encrypted, as far as this server can know. */
export function isHttps(request: Request, settings: OriginSettings): boolean {
  if (settings.trustProxy) {
    const forwarded = request.headers.get('x-forwarded-proto')?.split(',').at(-1)?.trim();
    if (forwarded) return forwarded === 'https';
  }
  if (settings.publicUrl !== undefined) return settings.publicUrl.startsWith('https:');
  return new URL(request.url).protocol === 'https:';
}

/**
 * True when no other site's page can have made this request. Browsers say it in Sec-Fetch-Site, older ones in Origin,
 * and a request with neither comes from no page at all.
 */
export function isSameOrigin(request: Request, settings: OriginSettings): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin' || site === 'none';
  const origin = request.headers.get('origin');
  if (origin === null) return true;
  if (origin === settings.publicUrl) return true;
  if (!URL.canParse(origin) || new URL(origin).host !== new URL(request.url).host) return false;
  // A page that came over plain http may be somebody else's, put in on the way.
  return origin.startsWith('https:') || !isHttps(request, settings);
}
