import { isSameOrigin } from '../http/origin.ts';
import type { ApiSettings } from './services.ts';

export type From = 'anywhere' | 'own site';

/**
 * What a page of another origin may read; never with credentials, and no origin is echoed that is not on the list. Not Hono's
 * cors: cached lists are sent before Hono is asked and hold these headers, and its answer to OPTIONS has no Allow.
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

/** False for a cross-origin request to a call of `own site`, unless SITE_ORIGINS lists its origin. */
export function mayCall(request: Request, from: From, settings: ApiSettings): boolean {
  if (from === 'anywhere' || isSameOrigin(request, settings)) return true;
  const origin = request.headers.get('origin');
  return origin !== null && settings.siteOrigins.includes(origin);
}

/** The answer to OPTIONS: Allow, and what a CORS preflight permits. */
export function optionsAnswer(methods: string, permitted: boolean, from: From): Response {
  return new Response(null, {
    status: 204,
    headers: {
      Allow: methods,
      ...(permitted
        ? {
            'Access-Control-Allow-Methods': methods,
            // Host pages wrap `fetch` and add headers for tracing or tokens. No answer depends on one, so any will do.
            'Access-Control-Allow-Headers': from === 'anywhere' ? '*, Authorization' : 'Accept, Content-Type',
            'Access-Control-Max-Age': '86400',
          }
        : {}),
    },
  });
}
