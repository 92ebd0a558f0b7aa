import { connect, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { codeOf } from '../db/unavailable.ts';
import { withBodyLimit } from '../domain/limited-body.ts';
import { plain } from './check.ts';

const timeoutMs = 8_000;

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  /** The server's clock minus this machine's; undefined without a Date header. */
  clockOffsetMs: number | undefined;
}

/** Sends a small request. Returns the response, or the reason why it failed. */
export async function probe(url: string, init: RequestInit = {}): Promise<Answer | string> {
  try {
    const begun = Date.now();
    const all = { redirect: 'manual', signal: AbortSignal.timeout(timeoutMs), ...init } as const;
    const response = withBodyLimit(await fetch(url, all));
    const middle = (begun + Date.now()) / 2;
    const { status, headers } = response;
    const date = Date.parse(headers.get('date') ?? '');
    // The Date of a cached response is the time when it was stored; add its Age.
    const at = date + Number(headers.get('age') ?? 0) * 1_000;
    return { status, headers, text: await response.text(), clockOffsetMs: Number.isNaN(at) ? undefined : at - middle };
  } catch (error) {
    return reasonOf(error);
  }
}

/** Returns the reason why a request failed. Omits the URL, which may contain a secret. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'no reason given';
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return 'no answer in time';
  const { cause = error } = error;
  if (cause instanceof Error && cause.message === 'unexpected redirect') return 'it answers with a redirect';
  const code = codeOf(cause);
  const [, sentence] = explanations.find(([pattern]) => pattern.test(code)) ?? [];
  if (sentence !== undefined) return `${sentence} (${code})`;
  return code || plain(cause instanceof Error ? cause.message : error.message);
}

const explanations: readonly (readonly [code: RegExp, sentence: string])[] = [
  [/CERT|SIGNATURE|^ERR_TLS/, 'its certificate is not valid'],
  [/^(ENOTFOUND|EAI_AGAIN)$/, 'there is no such host'],
  [/^ECONNREFUSED$/, 'nothing answers there'],
  [/^(ETIMEDOUT|UND_ERR_CONNECT_TIMEOUT)$/, 'no answer in time'],
];

/** Returns a mail server's clock minus this machine's, in ms; undefined if its greeting does not contain the time. */
export function smtpClockOffset(smtpUrl: string): Promise<number | undefined> {
  const { protocol, hostname, port } = new URL(smtpUrl);
  const isTls = protocol === 'smtps:' || port === '465';
  return new Promise((resolve) => {
    const to = { host: hostname, port: Number(port || (isTls ? 465 : 25)) };
    const socket: Socket = isTls ? connectTls({ ...to, servername: hostname }) : connect(to);
    const end = (offset?: number) => {
      socket.destroy();
      resolve(offset);
    };
    socket.setTimeout(timeoutMs, () => end());
    socket.once('error', () => end());
    socket.once('close', () => end());
    socket.once('data', (chunk: Buffer) => {
      const [date = ''] = /[A-Z][a-z]{2}, \d{1,2} [A-Z][a-z]{2} \d{4} [\d:]{8} [+-]\d{4}/.exec(chunk.toString()) ?? [];
      const at = Date.parse(date);
      end(Number.isNaN(at) ? undefined : at - Date.now());
    });
  });
}
