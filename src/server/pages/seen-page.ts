import type { Context } from 'hono';
import { ownPath } from '../../domain/share.ts';
import { partnerOf } from '../../domain/url.ts';
import type { NodeEnv } from '../http/client-address.ts';
import type { Visit } from '../http/visit.ts';
import type { RendererOptions } from './render-page.ts';

export const seenPath = '/seen';

/** Runs in a prerendered page: reports the visit when the visitor sees the page. */
function reportSeen(): void {
  const report = () => {
    const page = encodeURIComponent(location.pathname + location.search);
    fetch(`/seen?page=${page}`, { method: 'POST', keepalive: true }).catch(() => {});
  };
  if ('prerendering' in document && document.prerendering)
    document.addEventListener('prerenderingchange', report, { once: true });
  else report();
}

interface SeenOptions extends Pick<RendererOptions, 'site' | 'live'> {
  sameOrigin: (request: Request) => boolean;
  onVisit: (visit: Visit) => void;
}

export const seenScript = `(${reportSeen})()`;

/**
 * `POST /seen?page=PATH`: a visitor now sees a prerendered page. Counts the visit for the partner in its URL. Always 204.
 */
export async function seenPage(
  { req, env }: Context<{ Bindings: NodeEnv }>,
  { site, live, sameOrigin, onVisit }: SeenOptions,
  nameOf: (found: { route: { name: string }; params: Readonly<Record<string, string>> }) => string,
): Promise<Response> {
  const page = req.query('page') ?? '';
  const path = ownPath(page);
  const search = /\?[^#]*/.exec(page)?.[0] ?? '';
  const partner = path && partnerOf(path, search);
  if (partner && sameOrigin(req.raw)) {
    const { entry } = await site();
    onVisit({ request: req.raw, connection: env, partner, page: nameOf(entry.findRoute(path, live.school())), search });
  }
  return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } });
}
