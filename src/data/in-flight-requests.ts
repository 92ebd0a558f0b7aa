export interface InFlight<T> {
  response: Promise<T>;
  /** Aborted if the last subscriber left before the response. */
  controller: AbortController;
}

export type InFlightRequests = ReturnType<typeof inFlightRequests>;

/** A navigation between two pages with the same list unsubscribes and subscribes again within this time. */
const abortAfterMs = 1_000;

/** Requests by path: callers share one, and it is aborted 1 s after the last subscriber has left. */
export function inFlightRequests() {
  const requests = new Map<string, InFlight<unknown>>();
  const abortTimers = new Map<string, ReturnType<typeof setTimeout>>();
  const retain = (path: string) => clearTimeout(abortTimers.get(path));

  return {
    /** Joins the request in flight for a path, or starts one. */
    share<T>(path: string, start: (signal: AbortSignal) => Promise<T>): InFlight<T> {
      retain(path);
      const inFlight = requests.get(path);
      if (inFlight) return inFlight as InFlight<T>;
      const controller = new AbortController();
      const response = start(controller.signal).finally(() => requests.delete(path));
      const started = { response, controller };
      requests.set(path, started);
      return started;
    },
    /** Cancels the pending abort of a path's request. */
    retain,
    /** Aborts a path's request in 1 s, unless `retain` or `share` is called before. */
    release(path: string): void {
      abortTimers.set(
        path,
        setTimeout(() => requests.get(path)?.controller.abort(), abortAfterMs),
      );
    },
  };
}
