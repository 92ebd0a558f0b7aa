import type { Representation } from '../http/respond.ts';
import type { ResponseCache } from '../http/response-cache.ts';
import type { PageAnswer } from './render-page.ts';

/** How long a stale page is served while it is rendered again. */
const staleMs = 300_000;
/** An incomplete page is shared by the requests of this time, and is never served stale. */
const incompleteMs = 2_000;

/** Reads rendered pages through the response cache; without one (`cacheSeconds` 0) every request renders. */
export function createPageCache(cache: ResponseCache, cacheSeconds: number) {
  return async (key: string, render: () => Promise<PageAnswer>): Promise<Representation> => {
    if (cacheSeconds === 0) return (await render()).representation;
    const found = await cache.get(key, async () => {
      const { representation, complete } = await render();
      return complete
        ? { representation, freshMs: cacheSeconds * 1_000, staleMs }
        : { representation, freshMs: incompleteMs, staleMs: 0 };
    });
    return found ?? (await render()).representation;
  };
}
