export interface InFlight<T> {
  response: Promise<T>;
  /** Aborts the request, if the last subscriber leaves before the response. */
  controller: AbortController;
}

export type InFlightRequests = ReturnType<typeof inFlightRequests>;

/** Long enough for a navigation between pages with the same list: it unsubscribes and subscribes again. */
const abortAfterMs = 1_000;

/** Shares one request per path among its callers. Aborts it 1 s after the last subscriber leaves. */
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
