import { isNotFound, RequestError } from './http.ts';

interface PrefetchError {
  error: RequestError;
  /** The next fetch rejects with this error instead of sending a second request. */
  isPending: boolean;
  /** The page shows this error instead of a spinner while it repeats the request. */
  isStale: boolean;
}

export type PrefetchErrors = ReturnType<typeof prefetchErrors>;

/** A page subscribes to its queries within this time after its prefetch. */
const expireAfterMs = 1_000;

/**
 * Errors of requests before a page subscribes, by path: on the server, or in a prefetch. The page shows an error at
 * once and does not repeat a prefetch that has just failed.
 *
 * @param fromServer the failed requests of a server-rendered page, by path; status 0 if there was no response
 * @param isSubscribed whether a path has subscribers, which read the state from the store
 */
export function prefetchErrors(fromServer: Record<string, number>, isSubscribed: (path: string) => boolean) {
  const errors = new Map<string, PrefetchError>();
  for (const [path, status] of Object.entries(fromServer)) {
    const error = new RequestError(status ? 'status' : 'network', `${path} failed on the server.`, status || undefined);
    // After a 404 or 410, the next fetch sends no request, because the response would be the same.
    errors.set(path, { error, isPending: isNotFound(error), isStale: true });
  }
  /**
   * Paths of server errors whose expiry has not started. The first subscription starts it: until then, hydration must
   * render the same HTML as the server.
   */
  let expiring = Object.keys(fromServer);
  /** After expiry, a page fetches again and shows a spinner. */
  const expire = (path: string) => void setTimeout(() => isSubscribed(path) || errors.delete(path), expireAfterMs);

  return {
    /** Adds the error of a prefetch. It never expires on a server. */
    add(path: string, error: RequestError): void {
      errors.set(path, { error, isPending: true, isStale: false });
      if (typeof document === 'object') expire(path);
    },
    delete: (path: string) => void errors.delete(path),
    /** The error with which the next fetch rejects. */
    pending(path: string): RequestError | undefined {
      const entry = errors.get(path);
      return entry?.isPending ? entry.error : undefined;
    },
    /** Allows the next fetch to send a request. */
    clearPending(path: string): void {
      const entry = errors.get(path);
      if (entry) entry.isPending = false;
    },
    /** The error to show for a path whose store has neither a response nor an error. */
    visible(path: string, isLoading: boolean | undefined): RequestError | undefined {
      const entry = errors.get(path);
      return !isLoading || entry?.isStale ? entry?.error : undefined;
    },
    subscribed(path: string): void {
      expiring.forEach(expire);
      expiring = [];
      const entry = errors.get(path);
      if (entry?.isPending) entry.isStale = true;
    },
    /** Call when the store of a path changes. Deletes the error, unless the page still shows it while the store loads. */
    storeChanged(path: string, isSettled: boolean): void {
      if (isSettled || !errors.get(path)?.isStale) errors.delete(path);
    },
    /** The status of each error, by path; 0 if there was no response. */
    statuses: (): Record<string, number> =>
      Object.fromEntries([...errors].map(([path, { error }]) => [path, error.status ?? 0])),
  };
}
