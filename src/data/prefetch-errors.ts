import { isNotFound, RequestError } from './http.ts';

interface PrefetchError {
  error: RequestError;
  /** The next fetch rejects with this error instead of sending a second request. */
  isPending: boolean;
  /** Shown instead of a spinner while the page's own request is in flight. */
  isStale: boolean;
}

export type PrefetchErrors = ReturnType<typeof prefetchErrors>;

/** A page subscribes to its queries within this time after its prefetch. */
const expireAfterMs = 1_000;

/**
 * Errors of requests made before a page subscribes, by path: on the server, or by a prefetch. The next page shows them
 * at once and does not repeat a prefetch that has just failed.
 *
 * @param fromServer the failed requests of a server-rendered page, by path; status 0 if there was no response
 * @param isSubscribed whether a path has subscribers, which have the state from the store
 */
export function prefetchErrors(fromServer: Record<string, number>, isSubscribed: (path: string) => boolean) {
  const errors = new Map<string, PrefetchError>();
  for (const [path, status] of Object.entries(fromServer)) {
    const error = new RequestError(status ? 'status' : 'network', `${path} failed on the server.`, status || undefined);
    // After 404 or 410, a second request is useless.
    errors.set(path, { error, isPending: isNotFound(error), isStale: true });
  }
  /**
   * Paths of server errors without an expiry: late hydration must render the server's HTML. The first subscription
   * starts it.
   */
  let expiring = Object.keys(fromServer);
  /** After expiry, a page fetches again and shows a spinner. */
  const expire = (path: string) => void setTimeout(() => isSubscribed(path) || errors.delete(path), expireAfterMs);

  return {
    /** Adds the error of a prefetch. On a server it never expires. */
    add(path: string, error: RequestError): void {
      errors.set(path, { error, isPending: true, isStale: false });
      if (typeof document === 'object') expire(path);
    },
    delete: (path: string) => void errors.delete(path),
    /** The error with which the next fetch rejects. */
    pending(path: string): RequestError | undefined {
      const known = errors.get(path);
      return known?.isPending ? known.error : undefined;
    },
    /** Allows the next fetch to send a request. */
    clearPending(path: string): void {
      const known = errors.get(path);
      if (known) known.isPending = false;
    },
    /** The error to show for a path whose store has neither a response nor an error. */
    visible(path: string, isLoading: boolean | undefined): RequestError | undefined {
      const known = errors.get(path);
      return !isLoading || known?.isStale ? known?.error : undefined;
    },
    /** Call when a page subscribes to a path. */
    subscribed(path: string): void {
      expiring.forEach(expire);
      expiring = [];
      const known = errors.get(path);
      if (known?.isPending) known.isStale = true;
    },
    /** Call when the store of a path changes. The store then has the state, except while it loads and the error stays visible. */
    storeChanged(path: string, isSettled: boolean): void {
      if (isSettled || !errors.get(path)?.isStale) errors.delete(path);
    },
    /** For a snapshot: the status of each error by path, 0 if there was no response. */
    statuses: (): Record<string, number> =>
      Object.fromEntries([...errors].map(([path, { error }]) => [path, error.status ?? 0])),
  };
}
