import type { IncomingMessage, ServerResponse } from 'node:http';

export interface AnswerMemoOptions {
  /** How long an answer is given again, in milliseconds. @default 1000 */
  life?: number;
  /** Answers kept at most. @default 500 */
  most?: number;
  now?: () => number;
}

type Asked = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

interface Kept {
  headers: Record<string, string>;
  /** What a 304 carries of them. */
  unchanged: Record<string, string>;
  bytes: Buffer;
  madeAt: number;
}

/** What an answer may depend on, apart from its address; one that depends on more is not kept. */
const deciding = ['host', 'accept-encoding', 'origin', 'x-forwarded-proto', 'x-forwarded-host'] as const;
const known: ReadonlySet<string> = new Set([...deciding, 'cookie', '']);
/** Who sends one of these is no passer-by. */
const personal = ['cookie', 'authorization', 'range', 'if-range', 'if-modified-since'] as const;
const largest = 512 * 1024;

/**
 * Gives an answer that anybody may have once more, within a second, without making it anew: what the application needs for
 * one (a Request, a route, a Response, a dozen headers) costs more than all the rest. It keeps what says `public`, and
 * looks before the application does.
 */
export function createAnswerMemo({ life = 1_000, most = 500, now = Date.now }: AnswerMemoOptions = {}) {
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
    const tag = request.headers['if-none-match'];
    if (tag === undefined) response.writeHead(200, found.headers).end(found.bytes);
    else if (tag === found.headers.etag) response.writeHead(304, found.unchanged).end();
    else return false;
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
      const unchanged = Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith('content-')));
      answers.delete(key);
      answers.set(key, { headers, unchanged: { ...unchanged, ...policyOf(headers) }, bytes, madeAt: now() });
      for (const oldest of answers.keys()) {
        if (answers.size <= most) break;
        answers.delete(oldest);
      }
      return new Response(bytes, { status: made.status, headers: made.headers });
    },
  };
}

/** The one header whose name begins like those of a body and that is none. */
const policyOf = (headers: Record<string, string>): Record<string, string> =>
  headers['content-security-policy'] ? { 'content-security-policy': headers['content-security-policy'] } : {};

function isForAll({ status, headers }: Response): boolean {
  const varies = (headers.get('vary') ?? '').toLowerCase().split(/\s*,\s*/);
  return (
    status === 200 &&
    /\bpublic\b.*\bmax-age=[1-9]/.test(headers.get('cache-control') ?? '') &&
    !headers.has('set-cookie') &&
    Number(headers.get('content-length') ?? largest) < largest &&
    varies.every((name) => known.has(name))
  );
}
