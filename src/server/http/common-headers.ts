import type { MiddlewareHandler } from 'hono';
import type { Settings } from '../../settings/settings.ts';
import { originOf } from './origin.ts';
import { baseHeaders, strictTransportFor } from './security-headers.ts';

/**
 * Middleware that adds the security headers. API responses contain them already, because the response cache bypasses
 * Hono. Not Hono's `secureHeaders`: its defaults block images of other sites.
 */
export function commonHeaders(settings: Settings, hasApi: boolean): MiddlewareHandler {
  const origin = (request: Request) => originOf(request, settings);
  return async (c, next) => {
    await next();
    if (hasApi && c.req.path.startsWith('/api/')) return;
    const { headers } = c.res;
    const always = { ...baseHeaders, ...strictTransportFor(origin(c.req.raw)) };
    // A page with a secret in its URL has a stricter Referrer-Policy.
    for (const [name, value] of Object.entries(always)) if (!headers.has(name)) headers.set(name, value);
    // A page that opens this document gets no reference to its window.
    if (headers.get('content-type')?.startsWith('text/html')) headers.set('Cross-Origin-Opener-Policy', 'same-origin');
  };
}
