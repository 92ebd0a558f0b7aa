import { randomUUID } from 'node:crypto';

/** Writes one line of the log. */
export type Log = (line: string) => void;

/**
 * Logs a failure under a new reference, which the visitor is shown and can quote. Path and stack only: a query, a body
 * or an address may hold something private.
 */
export function logFailure(log: Log, request: Request, error: unknown): string {
  const reference = randomUUID().slice(0, 8);
  const what = error instanceof Error ? (error.stack ?? `${error.name}: ${error.message}`) : String(error);
  const line = {
    time: new Date().toISOString(),
    reference,
    method: request.method,
    path: new URL(request.url).pathname,
  };
  log(JSON.stringify({ ...line, error: what }));
  return reference;
}
