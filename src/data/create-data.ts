import { keyOf } from '../domain/list-address.ts';
import type { Endpoint } from './endpoints.ts';
import { RequestError } from './http.ts';
import { prefetchErrors } from './prefetch-errors.ts';
import { createQueries, type Queries, type QueriesOptions } from './queries.ts';
import { failed, loading, type QueryState } from './query.ts';
import { ResponseCache } from './response-cache.ts';

export type { Query, QueryState } from './query.ts';

/** The requests of a server-rendered page, by the endpoint's key. */
export interface Snapshot {
  loaded: Record<string, unknown>;
  /** The status of each failed request; 0 if there was no response. */
  failed: Record<string, number>;
}

export interface DataOptions extends QueriesOptions {
  /** The snapshot of the server-rendered page. The browser does not fetch its responses again. */
  snapshot?: Snapshot;
}

export interface Data extends Queries {
  /**
   * Fetches into the cache, once: on a server before it renders, and in a browser before a navigation. Never rejects.
   * Repeats a failed request only after 1 s, or after its page has shown the error.
   */
  prefetch<T>(endpoint: Endpoint<T>): Promise<QueryState<T>>;
  /** The cache, for a server-rendered page. */
  snapshot(): Snapshot;
}

/** The data layer of one API host: queries with prefetching, for a site that a server renders. */
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
      // A server drops the whole cache with its page.
      if (typeof document === 'object' && !queries.isActive(key)) cache.release(key);
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      if (controller.signal.aborted) return loading;
      // A page that subscribed in the meantime shows the error from its store.
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
