import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

export type Log = (line: string) => void;

/** Logs each request as a JSON line, or only failed ones (5xx). */
export type LogMode = 'requests' | 'errors';

/**
 * Logs an unexpected error, and returns the reference code for the error page. Omits the query, the body and the IP
 * address, which may be private.
 */
export function logFailure(log: Log, request: Request, error: unknown): string {
  const reference = randomUUID().slice(0, 8);
  const what = error instanceof Error ? (error.stack ?? `${error.name}: ${error.message}`) : String(error);
  const { pathname: path } = new URL(request.url);
  log(JSON.stringify({ time: new Date().toISOString(), reference, method: request.method, path, error: what }));
  return reference;
}

/**
 * Logs method, path, status and duration after the response closes. Never logs the query (unlike Hono's logger), the IP
 * address or the body.
 */
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
