import { createHash, timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import type { Details } from './details.ts';
import type { Health } from './health.ts';
import type { Metrics } from './metrics.ts';

/** Data for requests with the bearer token HEALTH_TOKEN. */
export interface PrivateHealth {
  token: string;
  details: (received: Headers) => Promise<Details>;
  metrics: Metrics;
}

const noStore = { 'Cache-Control': 'no-store' };

/**
 * `/healthz` and `/readyz`, for a process manager or load balancer. With the bearer token HEALTH_TOKEN also
 * `/readyz?details` (503 if a check finds a problem) and `/metrics`. Without it, `/metrics` is a 404.
 */
export function healthRoutes(health: () => Promise<Health>, secret: PrivateHealth | undefined): Hono {
  const app = new Hono();
  app.get('/healthz', (c) => c.text('ok', 200, noStore));
  app.get('/readyz', async (c) => {
    const state = await health();
    if (!secret || c.req.query('details') === undefined || !hasToken(c.req.raw, secret)) {
      return answer(state.ready ? 200 : 503, state);
    }
    const details = await secret.details(c.req.raw.headers);
    return answer(state.ready && details.ok ? 200 : 503, { ...state, ...details });
  });
  app.get('/metrics', async (c) => {
    if (!secret || !hasToken(c.req.raw, secret)) return c.text('There is no such page.', 404, noStore);
    const { type, body } = await secret.metrics.text();
    return c.body(body, 200, { ...noStore, 'Content-Type': type });
  });
  return app;
}

/** Hashes first, because `timingSafeEqual` needs equal lengths. */
function hasToken({ headers }: Request, { token }: PrivateHealth): boolean {
  const [, given = ''] = /^Bearer +(\S+)$/i.exec(headers.get('authorization') ?? '') ?? [];
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(given), hash(token));
}

const answer = (status: number, body: object): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json; charset=utf-8', ...noStore },
  });
