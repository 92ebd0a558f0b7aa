import { isNotFound, RequestError } from './http.ts';

interface PrefetchError {
  error: RequestError;
  /** Answers the next fetch, in place of a second request. */
  isPending: boolean;
  /** Stays visible while the page's own request is in flight: no spinner replaces it. */
  isStale: boolean;
}

export type PrefetchErrors = ReturnType<typeof prefetchErrors>;

/** A page subscribes to its queries within this time after its prefetch. */
const expireAfterMs = 1_000;

/**
 * Errors of requests made before a page subscribes, by path: on the server, or by a prefetch. The next page shows them at once
 * and does not repeat a prefetch that has just failed.
 *
 * @param fromServer the failed requests of a server-rendered page, by path; status 0 if there was no response
 * @param isSubscribed whether a path has subscribers, which have the state from the store
 */
export function prefetchErrors(fromServer: Record<string, number>, isSubscribed: (path: string) => boolean) {
  const errors = new Map<string, PrefetchError>();
  for (const [path, status] of Object.entries(fromServer)) {
    const error = new RequestError(status ? 'status' : 'network', `${path} failed on the server.`, status || undefined);
    // A second request would not find it either.
    errors.set(path, { error, isPending: isNotFound(error), isStale: true });
  }
  /** Errors from the server expire from the first subscription on: hydration may be late, and renders what the server rendered. */
  let expiring = Object.keys(fromServer);
  /** A later page fetches again and shows a spinner. */
  const expire = (path: string) => void setTimeout(() => isSubscribed(path) || errors.delete(path), expireAfterMs);

  return {
    /** The error of a prefetch; on a server it never expires. */
    add(path: string, error: RequestError): void {
      errors.set(path, { error, isPending: true, isStale: false });
      if (typeof document === 'object') expire(path);
    },
    delete: (path: string) => void errors.delete(path),
    /** The error that answers the next fetch. */
    pending(path: string): RequestError | undefined {
      const known = errors.get(path);
      return known?.isPending ? known.error : undefined;
    },
    /** The next fetch makes a request. */
    clearPending(path: string): void {
      const known = errors.get(path);
      if (known) known.isPending = false;
    },
    /** The error to show for a path whose store has neither a response nor an error. */
    visible(path: string, isLoading: boolean | undefined): RequestError | undefined {
      const known = errors.get(path);
      return !isLoading || known?.isStale ? known?.error : undefined;
    },
    /** A page subscribes to a path. */
    subscribed(path: string): void {
      expiring.forEach(expire);
      expiring = [];
      const known = errors.get(path);
      if (known?.isPending) known.isStale = true;
    },
    /** The store of a path has changed. It has the state from now on, unless it is loading and the error stays visible. */
    storeChanged(path: string, isSettled: boolean): void {
      if (isSettled || !errors.get(path)?.isStale) errors.delete(path);
    },
    /** For a snapshot: the status of each error by path, 0 if there was no response. */
    statuses: (): Record<string, number> =>
      Object.fromEntries([...errors].map(([path, { error }]) => [path, error.status ?? 0])),
  };
}
