import type { Representation } from '../http/respond.ts';
import type { ResponseCache } from '../http/response-cache.ts';
import type { PageAnswer } from './render-page.ts';

const staleMs = 300_000;
/** The lifetime of a page that lacks content because an API call failed. It is never sent stale. */
const incompleteMs = 2_000;

/** Reads rendered pages through the response cache. Concurrent requests for a page share one render. */
export function createPageCache(cache: ResponseCache, cacheSeconds: number) {
  return async (key: string, render: () => Promise<PageAnswer>): Promise<Representation> => {
    let uncached: PageAnswer | undefined;
    const found = await cache.get(key, async () => {
      const answer = await render();
      const { representation, complete } = answer;
      if (representation.status !== 200) {
        uncached = answer;
        return undefined;
      }
      return complete
        ? { representation, freshMs: cacheSeconds * 1_000, staleMs }
        : { representation, freshMs: incompleteMs, staleMs: 0 };
    });
    return found ?? (uncached ?? (await render())).representation;
  };
}
