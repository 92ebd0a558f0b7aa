import { limits } from '../tokens/limits.ts';

/**
 * Why a request failed (SPEC.md section 8). `network`: no response. `timeout`: the response or its body took too long.
 * `parsing`: the response does not have the shape of the contract. `status`: a status outside 200 to 299, with its
 * body.
 */
export type ErrorKind = 'network' | 'timeout' | 'parsing' | 'status';

export class RequestError extends Error {
  override name = 'RequestError';
  declare readonly kind: ErrorKind;
  /** The HTTP status; undefined without a response. */
  declare readonly status: number | undefined;
  /** The body of a response with an error status, parsed if it is JSON. */
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
  /** Sent as JSON, by POST. Without a body the request is a GET. */
  body?: unknown;
  signal?: AbortSignal;
  fetch?: typeof fetch | undefined;
}

/** This many further bytes restart the timeout, because a long list needs more time on a slow connection. */
const minProgressBytes = 1_000;

/**
 * Sends a request for JSON. Aborts if the headers or a further 1 kB of the body do not arrive within
 * `limits.requestTimeout`, and after `limits.bodyTimeout` in total.
 *
 * @throws RequestError, and nothing else
 */
export async function request(
  url: string,
  { body, signal, fetch: send = fetch }: RequestOptions = {},
): Promise<unknown> {
  const controller = new AbortController();
  let isTimedOut = false;
  // AbortSignal.timeout cannot be restarted, and some browsers in which widgets run do not have it.
  const deadline = performance.now() + limits.bodyTimeout;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const restartTimer = () => {
    clearTimeout(timer);
    timer = setTimeout(
      () => {
        isTimedOut = true;
        controller.abort();
      },
      Math.min(limits.requestTimeout, deadline - performance.now()),
    );
  };
  restartTimer();
  const abort = () => controller.abort();
  signal?.addEventListener('abort', abort);
  if (signal?.aborted) abort();

  try {
    const json = JSON.stringify(body);
    const type = 'application/json';
    const response = await send(url, {
      method: json && 'POST',
      headers: { Accept: type, ...(json && { 'Content-Type': type }) },
      signal: controller.signal,
      body: json,
    });
    restartTimer();
    const text = await textOf(response, restartTimer);
    if (!response.ok) {
      throw new RequestError('status', `${url} answered ${response.status}.`, response.status, parsed(text) ?? text);
    }
    const value = parsed(text);
    if (value === undefined) throw new RequestError('parsing', `${url} answered, but not with JSON.`, response.status);
    return value;
  } catch (error) {
    if (error instanceof RequestError) throw error;
    if (isTimedOut) throw new RequestError('timeout', `${url} took too long.`);
    throw new RequestError('network', `${url} could not be reached.`);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}

async function textOf(response: Response, onProgress: () => void): Promise<string> {
  // A host page may replace `fetch`. Its responses may have no stream, or a stream that is already read.
  const reader = response.bodyUsed ? undefined : response.body?.getReader?.();
  if (!reader) return response.text();
  const decoder = new TextDecoder();
  let text = '';
  let unreportedBytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    text += decoder.decode(value, { stream: !done });
    if (done) return text;
    unreportedBytes += value.length;
    if (text.length > limits.bodyLength) {
      await reader.cancel();
      throw new TypeError('The body is too large.');
    }
    if (unreportedBytes < minProgressBytes) continue;
    unreportedBytes = 0;
    onProgress();
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}
