import { nanoquery } from '@nanostores/query';
import { onStart, onStop } from 'nanostores';
import { ShapeError } from '../domain/decode.ts';
import { addressOf } from '../domain/list-address.ts';
import { limits } from '../tokens/limits.ts';
import type { Command, Endpoint } from './endpoints.ts';
import { isUnknown, RequestError, request } from './http.ts';

/** What a section sees of a list or a detail. */
export type QueryState<T> =
  | { status: 'loading'; data: undefined; error: undefined }
  | { status: 'loaded'; data: T; error: undefined }
  | { status: 'failed'; data: undefined; error: RequestError };

export interface Query<T> {
  /** Calls back on a change; the first subscriber starts the call unless its answer is at hand. */
  subscribe(onChange: () => void): () => void;
  /** The state now; the same object until something changes. */
  get(): QueryState<T>;
  /** Calls again, whatever is cached. */
  reload(): void;
}

/** What came along with a server's page, by endpoint path: answers, and the calls that failed there. */
export interface Snapshot {
  loaded: Record<string, unknown>;
  /** With the status they were refused with; 0 where there was none. */
  failed: Record<string, number>;
}

export interface DataOptions {
  /** The API host, absolute or a path of this origin, without a slash at its end. */
  host: string;
  /**
   * The host is this project's own API, which also has the summaries of lists.
   * @default whether `host` is a path of this origin
   */
  isOwnApi?: boolean;
  /** @default the platform's */
  fetch?: typeof fetch;
  /** What a server's page brought along; none of it is fetched again. */
  snapshot?: Snapshot;
}

export interface Data {
  readonly host: string;
  /** The one query of an endpoint: callers of the same path share it. */
  query<T>(endpoint: Endpoint<T>): Query<T>;
  /**
   * Fetches into the cache, once: for servers before they render, and for links about to be followed. Never rejects, and
   * repeats a call that has failed only after a second, or once its page has shown the error.
   */
  prefetch<T>(endpoint: Endpoint<T>): Promise<QueryState<T>>;
  /** Sends a command; rejects with a RequestError. */
  send<Body, T>(command: Command<Body, T>, body: Body): Promise<T>;
  /** What is cached now, to go along with a page. */
  snapshot(): Snapshot;
}

interface Cached {
  data?: unknown;
  error?: RequestError;
  created: number;
  expires: number;
}

/** nanoquery would keep an error as long as an answer; one that is never kept is asked for again on the next visit. */
class AnswersOnly extends Map<string, Cached> {
  override set(key: string, entry: Cached): this {
    return entry.error ? this : super.set(key, entry);
  }
}

const loading: QueryState<never> = { status: 'loading', data: undefined, error: undefined };
const loaded = <T>(data: T): QueryState<T> => ({ status: 'loaded', data, error: undefined });
const failed = (error: RequestError): QueryState<never> => ({ status: 'failed', data: undefined, error });

/**
 * The data layer of one API host, with the spec's cache rules: an answer stays as long as something uses it and 60 s more;
 * neither focus, reconnecting nor mounting asks again; a failed call is not retried by itself. Calls end when their last
 * user leaves.
 */
export function createData({ host, isOwnApi = host[0] === '/', fetch: send, snapshot }: DataOptions): Data {
  const cache = new AnswersOnly();
  const failures = new Map<string, QueryState<never>>();
  /** Calls made ahead that failed, for the page they were made for: it need not ask once more in the same breath. */
  const prefetchErrors = new Map<string, RequestError>();
  const running = new Map<string, { answer: Promise<unknown>; abort: () => void }>();
  /** Calls aborted because they had no subscribers left: these are no failures. */
  const aborted = new WeakSet<Promise<unknown>>();
  /** Aborts a call that has no subscribers any more. */
  const abortTimers = new Map<string, ReturnType<typeof setTimeout>>();
  const queries = new Map<string, Query<unknown>>();
  /** Of the queries that have subscribers, by path. */
  const revalidators = new Map<string, () => void>();

  const keep = (path: string, data: unknown) =>
    cache.set(path, { data, created: Date.now(), expires: Number.POSITIVE_INFINITY });
  for (const [path, data] of Object.entries(snapshot?.loaded ?? {})) keep(path, data);
  /** The calls whose errors a page brought along, until its first subscriber has come. */
  const fromServer = Object.keys(snapshot?.failed ?? {});
  // A failure that a page brought along, or a call made just ahead, stays in view until what is asked for then has ended: no
  // spinner takes its place for a moment, nor the focus from its heading.
  const staleErrors = new Set(fromServer);
  for (const [path, status] of Object.entries(snapshot?.failed ?? {})) {
    const message = `${path} failed when the page was made.`;
    const error = new RequestError(status ? 'status' : 'network', message, status || undefined);
    failures.set(path, failed(error));
    // There is no such thing: a page that shows this need not ask the same once more.
    if (isUnknown(error)) prefetchErrors.set(path, error);
  }

  /** Such errors are for the page that comes within a second: a later one asks anew, and shows that it waits. */
  const expire = (paths: readonly string[]) => {
    setTimeout(() => {
      for (const path of paths) {
        // With a subscriber, the store itself knows.
        if (revalidators.has(path)) continue;
        prefetchErrors.delete(path);
        failures.delete(path);
        staleErrors.delete(path);
      }
    }, 1_000);
  };

  /** One call for everyone who asks for the same path at the same time. */
  const call = <T>(endpoint: Endpoint<T>): Promise<T> => {
    const { path, decode } = endpoint;
    // It is wanted again before the last subscriber's second is over, by the next one or by a call made ahead.
    clearTimeout(abortTimers.get(path));
    const under = running.get(path);
    if (under) return under.answer as Promise<T>;
    const leave = new AbortController();
    const answer = request(addressOf(endpoint, host, isOwnApi), {
      signal: leave.signal,
      fetch: send,
    })
      .then((raw) => read(raw, decode, path))
      .finally(() => running.get(path)?.answer === answer && running.delete(path));
    const abort = () => {
      aborted.add(answer);
      leave.abort();
    };
    running.set(path, { answer, abort });
    return answer;
  };

  const read = <T>(raw: unknown, decode: Endpoint<T>['decode'], path: string): T => {
    try {
      return decode(raw, host);
    } catch (error) {
      if (error instanceof ShapeError) throw new RequestError('parsing', `${path}: ${error.message}`, 200, raw);
      throw error;
    }
  };

  const [createStore, , { invalidateKeys }] = nanoquery({
    cache,
    dedupeTime: Number.POSITIVE_INFINITY,
    cacheLifetime: Number.POSITIVE_INFINITY,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    onErrorRetry: null,
  });

  const createQuery = <T>(endpoint: Endpoint<T>): Query<T> => {
    const { path } = endpoint;
    const store = createStore<T, RequestError>(path, {
      fetcher: () => {
        const error = prefetchErrors.get(path);
        prefetchErrors.delete(path);
        return error ? Promise.reject(error) : call(endpoint);
      },
    });
    let forget: ReturnType<typeof setTimeout> | undefined;
    let last: QueryState<T> = loading;

    // A store that starts while the tab is hidden asks for nothing, not even later (nanoquery); so it is woken.
    // One that has failed stays so: coming back to a tab asks nothing (SPEC.md section 4).
    const revalidate = () => {
      const { loading, data, error } = store.value ?? {};
      if (!loading && data === undefined && !error) store.revalidate();
    };
    onStart(store, () => {
      clearTimeout(abortTimers.get(path));
      clearTimeout(forget);
      revalidators.set(path, revalidate);
    });
    onStop(store, () => {
      revalidators.delete(path);
      // Not at once: a page that is replaced by one with the same list leaves it and comes back in one go.
      abortTimers.set(
        path,
        setTimeout(() => running.get(path)?.abort(), 1_000),
      );
      forget = setTimeout(() => invalidateKeys(path), limits.cacheAfterLastUse);
    });

    const now = (): QueryState<T> => {
      const value = store.lc ? store.value : undefined;
      const data = (value?.data ?? cache.get(path)?.data) as T | undefined;
      if (data !== undefined) return last.data === data ? last : loaded(data);
      if (value?.error) return last.error === value.error ? last : failed(value.error);
      return ((!value?.loading || staleErrors.has(path)) && failures.get(path)) || loading;
    };
    return {
      subscribe(onChange) {
        // Not sooner: hydration may come late, and must find what the server has shown.
        if (fromServer.length > 0) expire(fromServer.splice(0));
        if (prefetchErrors.has(path)) staleErrors.add(path);
        return store.listen((value) => {
          if (value.data !== undefined || value.error) staleErrors.delete(path);
          // From here on the store itself knows; a later visit waits from the start.
          if (!staleErrors.has(path)) failures.delete(path);
          onChange();
        });
      },
      get: () => (last = now()),
      reload: () => {
        prefetchErrors.delete(path);
        if (cache.has(path)) invalidateKeys(path);
        else store.revalidate();
      },
    };
  };

  const query = <T>(endpoint: Endpoint<T>): Query<T> => {
    const known = queries.get(endpoint.path) as Query<T> | undefined;
    if (known) return known;
    const made = createQuery(endpoint);
    queries.set(endpoint.path, made);
    return made;
  };

  if (typeof document === 'object') {
    // On the window and after nanoquery's own listener, which must know by then that the tab is in front.
    window.addEventListener('visibilitychange', () => {
      if (!document.hidden) for (const revalidate of revalidators.values()) revalidate();
    });
  }

  return {
    host,
    query,
    async prefetch(endpoint) {
      const { path } = endpoint;
      // A pointer that moves over a link repeats no call that has just failed.
      if (!cache.has(path) && !prefetchErrors.has(path)) {
        const asked = call(endpoint);
        try {
          keep(path, await asked);
          failures.delete(path);
          // As if it had been used and left, so that it is forgotten.
          if (typeof document === 'object') query(endpoint).subscribe(() => {})();
        } catch (error) {
          if (!(error instanceof RequestError)) throw error;
          if (aborted.has(asked)) return loading;
          // Subscribed meanwhile: the page shows this error itself, and its next visit asks anew.
          if (revalidators.has(path)) return failed(error);
          failures.set(path, failed(error));
          prefetchErrors.set(path, error);
          // A server lets go of all of it with its page.
          if (typeof document === 'object') expire([path]);
        }
      }
      return query(endpoint).get();
    },
    async send(command, body) {
      const raw = await request(`${host}/${command.path}`, { body, fetch: send });
      return read(raw, command.decode, command.path);
    },
    snapshot: () => ({
      loaded: Object.fromEntries([...cache].map(([path, { data }]) => [path, data])),
      failed: Object.fromEntries([...failures].map(([path, { error }]) => [path, error?.status ?? 0])),
    }),
  };
}
