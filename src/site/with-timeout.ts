/** How long a press may wait for scripts before the browser itself follows it, or a message says why not, in ms. */
export const NAVIGATION_TIMEOUT_MS = 5_000;

/** What is promised, or a rejection when it takes longer: on a stalled line a file neither comes nor fails. */
export const withTimeout = <T>(timeoutMs: number, promised: Promise<T>): Promise<T> =>
  Promise.race([promised, new Promise<never>((_, reject) => setTimeout(reject, timeoutMs))]);
