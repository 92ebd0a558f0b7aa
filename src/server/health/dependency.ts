import { codeOf } from '../../db/unavailable.ts';
import { withBodyLimit } from '../../domain/limited-body.ts';
import type { Log } from '../http/log.ts';

/** Logs the failures of a database or an API host: each cause at most once a minute, with the number of failures. */
export interface Dependency {
  failed(cause: string): void;
  succeeded(): void;
}

const reportEveryMs = 60_000;
/** Slower API responses are logged. */
export const slowAfterMs = 3_000;

export function watchDependency(name: string, log: Log, now: () => number = Date.now): Dependency {
  let failures = 0;
  /** The time of the last log line for each cause. */
  const reported = new Map<string, number>();
  const write = (event: object) =>
    log(JSON.stringify({ time: new Date(now()).toISOString(), dependency: name, ...event }));
  return {
    failed(cause) {
      failures += 1;
      if (now() - (reported.get(cause) ?? Number.NEGATIVE_INFINITY) < reportEveryMs) return;
      reported.set(cause, now());
      write({ failed: cause, failures });
    },
    succeeded() {
      if (failures > 0) write({ answersAgain: true, failures });
      failures = 0;
      reported.clear();
    },
  };
}

/** Returns a `fetch` that logs if the API host fails, is slow, or recovers. Does not abort slow requests. */
export function watchedFetch(dependency: Dependency): typeof fetch {
  return async (input, init) => {
    let slow = false;
    const timer = setTimeout(() => {
      slow = true;
      dependency.failed('no answer in time');
    }, slowAfterMs);
    try {
      const response = withBodyLimit(await fetch(input, init));
      const type = response.headers.get('content-type') ?? 'no type';
      if (response.status >= 500) dependency.failed(`status ${response.status}`);
      else if (response.ok && !/\bjson\b/i.test(type)) dependency.failed(`no JSON, but ${type}`);
      else if (!slow) dependency.succeeded();
      return response;
    } catch (error) {
      if (!slow) dependency.failed(causeOf(error));
      throw error;
    } finally {
      clearTimeout(timer);
    }
  };
}

/** Summarises a failed call without its URL, which may contain a password. */
export function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'no reason given';
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return 'no answer in time';
  const { cause = error } = error;
  return codeOf(cause) || (cause instanceof Error ? cause.message : error.message);
}
