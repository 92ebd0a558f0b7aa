import { isNative } from './native.ts';
import type { PolicyWatch } from './policy.ts';

/** The result of a request that a widget would make. */
export type ProbeResult =
  | { kind: 'ok'; text: string; ms: number }
  | { kind: 'status'; status: number }
  | { kind: 'blocked' }
  | { kind: 'mixed' }
  | { kind: 'cors' }
  | { kind: 'wrapped' }
  | { kind: 'unreachable' }
  | { kind: 'timeout' };

const TIMEOUT_MS = 10_000;
const isLocal = (host: string) => host === 'localhost' || host === '127.0.0.1' || host.endsWith('.localhost');

/** Whether a browser blocks the URL as mixed content: http: on an https: page. */
export const isMixed = (address: string) =>
  location.protocol === 'https:' &&
  URL.canParse(address) &&
  new URL(address).protocol === 'http:' &&
  !isLocal(new URL(address).hostname);

/** Requests a URL like a widget, with the page's `fetch`, and determines the cause of a failure. */
export async function probe(address: string, policy: PolicyWatch): Promise<ProbeResult> {
  if (isMixed(address)) return { kind: 'mixed' };
  const began = performance.now();
  try {
    const headers = { Accept: 'application/json' };
    const response = await fetch(address, { headers, signal: AbortSignal.timeout(TIMEOUT_MS) });
    const text = await response.text();
    return response.ok
      ? { kind: 'ok', text, ms: performance.now() - began }
      : { kind: 'status', status: response.status };
  } catch (error) {
    if (error instanceof DOMException && error.name === 'TimeoutError') return { kind: 'timeout' };
  }
  // The violation event fires in a later task.
  await new Promise((resolve) => setTimeout(resolve, 50));
  if (policy.blocks(/^connect-src/, address)) return { kind: 'blocked' };
  if (!isNative(fetch) && (await answersPlainly(address))) return { kind: 'wrapped' };
  return { kind: (await isReachable(address)) ? 'cors' : 'unreachable' };
}

/** Whether the URL responds to XMLHttpRequest, which works if only the page's `fetch` is broken. */
const answersPlainly = (address: string) =>
  new Promise<boolean>((resolve) => {
    const request = new XMLHttpRequest();
    request.timeout = TIMEOUT_MS;
    request.onload = () => resolve(request.status < 400);
    request.onerror = () => resolve(false);
    request.ontimeout = () => resolve(false);
    request.open('GET', address);
    request.send();
  });

/** Whether a server responds, even if CORS hides the response. */
async function isReachable(address: string): Promise<boolean> {
  try {
    await fetch(address, { mode: 'no-cors', signal: AbortSignal.timeout(TIMEOUT_MS) });
    return true;
  } catch {
    return false;
  }
}
