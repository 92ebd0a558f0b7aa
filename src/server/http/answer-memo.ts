import type { IncomingMessage, ServerResponse } from 'node:http';

export interface AnswerMemoOptions {
  /** How long an answer is given again, in milliseconds. @default 1000 */
  life?: number;
  /** Answers kept at most. @default 200 */
  most?: number;
  now?: () => number;
}

type Asked = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

interface Kept {
  status: number;
  headers: Record<string, string>;
  bytes: Buffer;
  madeAt: number;
}

/** What an answer may depend on, apart from its address; one that depends on more is not kept. */
const deciding = [
  'host',
  'accept-encoding',
  'if-none-match',
  'origin',
  'x-forwarded-proto',
  'x-forwarded-host',
] as const;
const known: ReadonlySet<string> = new Set([...deciding, 'cookie', '']);
/** Who sends one of these is no passer-by. */
const personal = ['cookie', 'authorization', 'range', 'if-range', 'if-modified-since'] as const;
/** With `most` of them, what who asks for everything in every way can make it hold. */
const largest = 128 * 1024;

/**
 * Gives an answer that anybody may have once more, within a second, without making it anew: what the application needs for
 * one (a Request, a route, a Response, a dozen headers) costs more than all the rest. It keeps what says `public`, and
 * looks before the application does.
 */
export function createAnswerMemo({ life = 1_000, most = 200, now = Date.now }: AnswerMemoOptions = {}) {
  const answers = new Map<string, Kept>();

  const keyOf = ({ method, url, headers }: Asked): string | undefined => {
    if (method !== 'GET') return undefined;
    for (const name of personal) if (headers[name] !== undefined) return undefined;
    let key = url ?? '';
    for (const name of deciding) key += `\n${headers[name] ?? ''}`;
    return key;
  };

  /** Answers from memory; false where it cannot. */
  function answer(request: IncomingMessage, response: ServerResponse): boolean {
    const key = keyOf(request);
    const found = key === undefined ? undefined : answers.get(key);
    if (!found || now() - found.madeAt >= life) return false;
    response.writeHead(found.status, found.headers).end(found.bytes);
    return true;
  }

  return {
    answer,
    /** Hands on what the application answered, and keeps it where everybody may have it. */
    async keep(request: Asked, made: Response): Promise<Response> {
      const key = keyOf(request);
      if (key === undefined || !isForAll(made)) return made;
      const bytes = Buffer.from(await made.arrayBuffer());
      const headers = Object.fromEntries(made.headers);
      answers.delete(key);
      answers.set(key, { status: made.status, headers, bytes, madeAt: now() });
      for (const oldest of answers.keys()) {
        if (answers.size <= most) break;
        answers.delete(oldest);
      }
      return new Response(made.status === 304 ? null : bytes, { status: made.status, headers: made.headers });
    },
  };
}

function isForAll({ status, headers }: Response): boolean {
  const varies = (headers.get('vary') ?? '').toLowerCase().split(/\s*,\s*/);
  return (
    (status === 200 || status === 304) &&
    /\bpublic\b.*\bmax-age=[1-9]/.test(headers.get('cache-control') ?? '') &&
    !headers.has('set-cookie') &&
    (status === 304 || Number(headers.get('content-length') ?? largest) < largest) &&
    varies.every((name) => known.has(name))
  );
}
