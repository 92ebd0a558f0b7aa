import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendWhole, wholeAnswer } from './whole-answer.ts';

export interface AnswerMemoOptions {
  /** How long an answer is given again, in milliseconds. @default 1000 */
  life?: number;
  /** Answers kept at most. @default 200 */
  most?: number;
  /** How long a connection stays open between two requests, in milliseconds, which each answer says. @default 5000 */
  idle?: number;
  now?: () => number;
}

type Asked = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

interface Kept {
  status: number;
  headers: Headers;
  /** All of it, as it is sent to nearly everybody. */
  whole: Buffer;
  /** Its end. */
  body: Buffer;
  madeAt: number;
  /** What was asked with: the values of `deciding`, and nothing else of who asked. */
  asked: Asked['headers'];
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
/** With `most` of them, what who asks for everything in every way can make it hold. */
const largest = 128 * 1024;

/** Who sends one of the others is no passer-by. */
const mayKeep = ({ method, headers: h }: Asked) =>
  method === 'GET' && !(h.cookie || h.authorization || h.range || h['if-range'] || h['if-modified-since']);

const decidingOf = (headers: Asked['headers']): Asked['headers'] =>
  Object.fromEntries(deciding.map((name) => [name, headers[name]]));

/** Whether both ask for the same in the same way; each by its name, for a loop over them costs as much as all the rest. */
const asksAlike = (one: Asked['headers'], other: Asked['headers']) =>
  one['if-none-match'] === other['if-none-match'] &&
  one['accept-encoding'] === other['accept-encoding'] &&
  one.host === other.host &&
  one.origin === other.origin &&
  one['x-forwarded-proto'] === other['x-forwarded-proto'] &&
  one['x-forwarded-host'] === other['x-forwarded-host'];

/**
 * Gives an answer that anybody may have once more, within a second, without making it anew: what the application needs for
 * one (a Request, a route, a Response, a dozen headers) costs more than all the rest. It keeps what says `public`, and
 * looks before the application does.
 */
export function createAnswerMemo({ life = 1_000, most = 200, idle = 5_000, now = Date.now }: AnswerMemoOptions = {}) {
  /** By address, the newest last. */
  const answers = new Map<string, Kept[]>();
  let count = 0;

  function find({ url = '', headers }: Asked): Kept | undefined {
    const ways = answers.get(url);
    if (!ways) return undefined;
    for (const kept of ways) if (asksAlike(kept.asked, headers)) return kept;
    return undefined;
  }

  function put(url: string, kept: Kept): void {
    const ways = (answers.get(url) ?? []).filter(({ asked }) => !asksAlike(asked, kept.asked));
    count += 1 + ways.length - (answers.get(url)?.length ?? 0);
    answers.delete(url);
    answers.set(url, [...ways, kept]);
    for (const [oldest, all] of answers) {
      if (count <= most) break;
      all.shift();
      count -= 1;
      if (all.length === 0) answers.delete(oldest);
    }
  }

  return {
    /** Answers from memory; false where it cannot. */
    answer(request: IncomingMessage, response: ServerResponse): boolean {
      const found = mayKeep(request) ? find(request) : undefined;
      if (!found || now() - found.madeAt >= life) return false;
      if (!sendWhole(response, found.whole)) response.setHeaders(found.headers).writeHead(found.status).end(found.body);
      return true;
    },
    /** Hands on what the application answered, and keeps it where everybody may have it. */
    async keep(request: Asked, made: Response): Promise<Response> {
      if (!mayKeep(request) || !isForAll(made)) return made;
      const { status, headers } = made;
      const body = Buffer.from(await made.arrayBuffer());
      const whole = wholeAnswer(made, body, idle);
      put(request.url ?? '', {
        status,
        headers,
        whole,
        body: whole.subarray(whole.length - body.length),
        madeAt: now(),
        asked: decidingOf(request.headers),
      });
      return new Response(status === 304 ? null : body, { status, headers });
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
