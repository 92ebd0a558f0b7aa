import { limits } from '../tokens/limits.ts';

/**
 * Why a call failed (SPEC.md section 8): `network` no answer came; `timeout` it, or its body, took too long; `parsing` the
 * answer is not what the contract says; `status` a status outside 200 to 299, with its body.
 */
export type ErrorKind = 'network' | 'timeout' | 'parsing' | 'status';

export class RequestError extends Error {
  override name = 'RequestError';
  declare readonly kind: ErrorKind;
  /** The HTTP status, where an answer came. */
  declare readonly status: number | undefined;
  /** The body of a refused call, parsed when it is JSON. */
  declare readonly body: unknown;

  constructor(kind: ErrorKind, message: string, status?: number, body?: unknown) {
    super(message);
    this.kind = kind;
    this.status = status;
    this.body = body;
  }
}

/** 404 or 410. */
export const isNotFound = ({ status }: RequestError) => status === 404 || status === 410;

export interface RequestOptions {
  /** Sent as JSON, by POST; without one the call is a GET. */
  body?: unknown;
  /** Aborts the call when the client has left. */
  signal?: AbortSignal;
  fetch?: typeof fetch | undefined;
}

/**
 * Calls and reads JSON, the body within `limits.requestTimeout`. Rejects with a RequestError and with nothing else.
 */
export async function request(
  url: string,
  { body, signal, fetch: send = fetch }: RequestOptions = {},
): Promise<unknown> {
  const controller = new AbortController();
  let late = false;
  // Not AbortSignal.timeout: it must also run in a page that has none, and stop when the body is in.
  const timer = setTimeout(() => {
    late = true;
    controller.abort();
  }, limits.requestTimeout);
  const leave = () => controller.abort();
  signal?.addEventListener('abort', leave);
  if (signal?.aborted) leave();

  try {
    // Of nothing JSON.stringify makes nothing.
    const json = JSON.stringify(body);
    const type = 'application/json';
    const response = await send(url, {
      method: json && 'POST',
      headers: { Accept: type, ...(json && { 'Content-Type': type }) },
      signal: controller.signal,
      body: json,
    });
    const text = await response.text();
    if (!response.ok) {
      throw new RequestError('status', `${url} answered ${response.status}.`, response.status, parsed(text) ?? text);
    }
    const value = parsed(text);
    if (value === undefined)
      throw new RequestError('parsing', `${url} answered something that is no JSON.`, response.status);
    return value;
  } catch (error) {
    if (error instanceof RequestError) throw error;
    if (late) throw new RequestError('timeout', `${url} took longer than ${limits.requestTimeout} ms.`);
    throw new RequestError('network', `${url} could not be reached.`);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', leave);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}
