import { isSameOrigin } from '../http/origin.ts';
import type { ApiSettings } from './services.ts';

export type From = 'anywhere' | 'own site';

/**
 * CORS headers for pages of other origins. Never allows credentials, and echoes only listed origins. Hono's cors does
 * not fit: cached lists bypass Hono and contain these headers, and its OPTIONS response lacks Allow.
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
            // Host pages wrap `fetch` and add tracing or token headers. No response depends on a header, so all are
            // allowed.
            'Access-Control-Allow-Headers': from === 'anywhere' ? '*, Authorization' : 'Accept, Content-Type',
            'Access-Control-Max-Age': '86400',
          }
        : {}),
    },
  });
}
