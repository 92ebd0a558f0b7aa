import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** Writes one line of the log. */
export type Log = (line: string) => void;

/** One JSON line a request, or one for each that failed (5xx). */
export type LogMode = 'requests' | 'errors';

/**
 * Logs an unexpected failure under a reference, which the visitor is shown and can quote. Path and stack only: a query, a
 * body or an address may hold something private.
 */
export function logFailure(log: Log, request: Request, error: unknown): string {
  const reference = randomUUID().slice(0, 8);
  const what = error instanceof Error ? (error.stack ?? `${error.name}: ${error.message}`) : String(error);
  const { pathname: path } = new URL(request.url);
  log(JSON.stringify({ time: new Date().toISOString(), reference, method: request.method, path, error: what }));
  return reference;
}

/** Logs an answer once it is out: method, path, status and time, never a query (as Hono's logger does), an address or a body. */
export function logRequest(log: Log, mode: LogMode, request: IncomingMessage, response: ServerResponse): void {
  const begun = performance.now();
  response.once('close', () => {
    const { statusCode: status } = response;
    if (mode === 'errors' && status < 500) return;
    const path = (request.url ?? '').split('?')[0];
    const ms = Math.round(performance.now() - begun);
    const aborted = !response.writableFinished && { aborted: true };
    log(JSON.stringify({ time: new Date().toISOString(), method: request.method, path, status, ms, ...aborted }));
  });
}
