import { isSameOrigin } from '../http/origin.ts';
import type { ApiSettings } from './services.ts';

export type From = 'anywhere' | 'own site';

/**
 * CORS headers, never with credentials. Not Hono's `cors` middleware, because cached responses bypass Hono, and its
 * OPTIONS response has no Allow header.
 */
export function crossOriginHeaders(request: Request, from: From, settings: ApiSettings): Record<string, string> {
  if (from === 'anywhere') {
    return {
      'Access-Control-Allow-Origin': '*',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    };
  }
  const origin = request.headers.get('origin');
  const allowed = origin !== null && settings.siteOrigins.includes(origin);
  return {
    Vary: 'Origin',
    ...(allowed ? { 'Access-Control-Allow-Origin': origin } : {}),
    'Cross-Origin-Resource-Policy': allowed ? 'cross-origin' : 'same-origin',
  };
}

/** False for a cross-origin request to an `own site` call, unless SITE_ORIGINS lists its origin. */
export function mayCall(request: Request, from: From, settings: ApiSettings): boolean {
  if (from === 'anywhere' || isSameOrigin(request, settings)) return true;
  const origin = request.headers.get('origin');
  return origin !== null && settings.siteOrigins.includes(origin);
}

/** The OPTIONS response: Allow, and the CORS preflight headers. */
export function optionsAnswer(methods: string, permitted: boolean, from: From): Response {
  return new Response(null, {
    status: 204,
    headers: {
      Allow: methods,
      ...(permitted
        ? {
            'Access-Control-Allow-Methods': methods,
            // Allow all headers: some pages with widgets wrap `fetch` and add tracing or token headers.
            'Access-Control-Allow-Headers': from === 'anywhere' ? '*, Authorization' : 'Accept, Content-Type',
            'Access-Control-Max-Age': '86400',
          }
        : {}),
    },
  });
}
