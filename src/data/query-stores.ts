import { type FetcherStore, nanoquery } from '@nanostores/query';
import { onStart, onStop } from 'nanostores';
import type { RequestError } from './http.ts';
import type { InFlightRequests } from './in-flight-requests.ts';
import type { ResponseCache } from './response-cache.ts';

export type QueryStores = ReturnType<typeof queryStores>;

/**
 * Creates nanoquery's stores with the cache rules of SPEC.md section 4: focus, reconnecting and mounting do not fetch
 * again, and a failed request is not retried.
 */
export function queryStores(cache: ResponseCache, requests: InFlightRequests) {
  const [createFetcherStore, , { invalidateKeys }] = nanoquery({
    cache,
    dedupeTime: Number.POSITIVE_INFINITY,
    cacheLifetime: Number.POSITIVE_INFINITY,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    onErrorRetry: null,
  });
  const activeStores = new Map<string, FetcherStore>();
  fetchWhenVisible(activeStores, cache);

  return {
    isActive: (path: string) => activeStores.has(path),
    create<T>(path: string, fetcher: () => Promise<T>): FetcherStore<T, RequestError> {
      const store = createFetcherStore<T, RequestError>(path, { fetcher });
      onStart(store, () => {
        activeStores.set(path, store);
        requests.retain(path);
        cache.retain(path);
      });
      onStop(store, () => {
        activeStores.delete(path);
        requests.release(path);
        cache.release(path);
      });
      return store;
    },
    refetch(path: string, store: Pick<FetcherStore, 'revalidate'>): void {
      if (cache.has(path)) invalidateKeys(path);
      else store.revalidate();
    },
  };
}

/** Workaround: a nanoquery store that is first subscribed in a hidden tab neither fetches nor reads the cache. */
function fetchWhenVisible(active: ReadonlyMap<string, FetcherStore>, cache: ResponseCache): void {
  if (typeof document !== 'object') return;
  // Listens on the window, because nanoquery's listener on the document must run first: else it ignores the fetch.
  window.addEventListener('visibilitychange', () => {
    if (document.hidden) return;
    for (const [path, store] of active) {
      const { loading, data, error } = store.value ?? {};
      if (!loading && data === undefined && !error && !cache.has(path)) store.revalidate();
    }
  });
}
