/** Thrown by `withTimeout` after its timeout. */
export class TimeoutError extends Error {}

/**
 * Limits how long a caller waits. A stalled connection neither answers nor fails, so its promise may stay pending
 * forever.
 *
 * @returns the value of `work`
 * @throws the error of `work`; `TimeoutError` after `timeoutMs`
 */
export async function withTimeout<T>(work: Promise<T>, timeoutMs: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const expired = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimeoutError(`no answer in ${timeoutMs / 1000} s`)), timeoutMs);
  });
  try {
    return await Promise.race([work, expired]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Waits for `work`, but not longer than `timeoutMs`.
 *
 * @throws the error of `work`, if it rejects within that time
 */
export async function waitAtMost(work: Promise<unknown>, timeoutMs: number): Promise<void> {
  try {
    await withTimeout(work, timeoutMs);
  } catch (error) {
    if (!(error instanceof TimeoutError)) throw error;
  }
}
