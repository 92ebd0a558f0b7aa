import { keyOf } from '../domain/list-address.ts';
import type { Endpoint } from './endpoints.ts';
import { RequestError } from './http.ts';
import { prefetchErrors } from './prefetch-errors.ts';
import { createQueries, type Queries, type QueriesOptions } from './queries.ts';
import { failed, loading, type QueryState } from './query.ts';
import { ResponseCache } from './response-cache.ts';

export type { Query, QueryState } from './query.ts';

/** The results of the requests that a page sent on the server, by endpoint key. */
export interface Snapshot {
  loaded: Record<string, unknown>;
  /** The status of each failed request; 0 if there was no response. */
  failed: Record<string, number>;
}

export interface DataOptions extends QueriesOptions {
  /** The snapshot in the server-rendered page. The browser does not repeat its requests. */
  snapshot?: Snapshot;
}

export interface Data extends Queries {
  /**
   * Fetches an endpoint into the cache: on the server before rendering, in the browser before a navigation. Never
   * rejects. Repeats a failed request only after 1 s, or after a page has shown the error.
   */
  prefetch<T>(endpoint: Endpoint<T>): Promise<QueryState<T>>;
  /** The state of the cache, to embed in a server-rendered page. */
  snapshot(): Snapshot;
}

/** Creates the data layer of one API host: queries, commands and prefetching. */
export function createData({ snapshot, ...options }: DataOptions): Data {
  const cache = new ResponseCache();
  for (const [path, data] of Object.entries(snapshot?.loaded ?? {})) cache.put(path, data);
  const errors = prefetchErrors(snapshot?.failed ?? {}, (path) => queries.isActive(path));
  const queries = createQueries(options, cache, errors);

  /** Resolves to 'loading' if the request was aborted. */
  const fetchIntoCache = async <T>(endpoint: Endpoint<T>): Promise<QueryState<T>> => {
    const key = keyOf(endpoint);
    const { response, controller } = queries.load(endpoint);
    try {
      cache.put(key, await response);
      errors.delete(key);
      // Only in a browser: a server discards the cache after its page.
      if (typeof document === 'object' && !queries.isActive(key)) cache.release(key);
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      if (controller.signal.aborted) return loading;
      // If a page has subscribed in the meantime, its store already has the error.
      if (queries.isActive(key)) return failed(error);
      errors.add(key, error);
    }
    return queries.query(endpoint).get();
  };

  return {
    ...queries,
    prefetch: async (endpoint) =>
      cache.has(keyOf(endpoint)) || errors.pending(keyOf(endpoint))
        ? queries.query(endpoint).get()
        : fetchIntoCache(endpoint),
    snapshot: () => ({
      loaded: Object.fromEntries([...cache].map(([path, { data }]) => [path, data])),
      failed: errors.statuses(),
    }),
  };
}
