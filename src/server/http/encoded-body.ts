import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { chooseEncoding, type Encoding } from './accept-encoding.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Below this a packet is sent either way, and compressing costs more than it saves. */
const leastBytes = 512;
/** The best takes six times as long for a tenth fewer bytes: the first visitor gets what is good, all others the best. */
const [good, best] = [9, constants.BROTLI_MAX_QUALITY];
/** Above this the best would take seconds. */
const mostForBest = 512 * 1024;

/** One text to be sent often: hashed once, and compressed once for each encoding that somebody asks for; twice where it lasts. */
export interface EncodedBody {
  hash: string;
  type: string;
  bytes: Buffer<ArrayBuffer>;
  compressed: Map<Encoding, Promise<Buffer<ArrayBuffer>>>;
  /** It will be sent often enough to be worth the best compression. */
  lasting: boolean;
}

export function encodedBody(
  content: string | Buffer<ArrayBuffer>,
  type: string,
  { lasting = false } = {},
): EncodedBody {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  const hash = createHash('sha256').update(type).update(bytes).digest('base64url').slice(0, 22);
  return { hash, type, bytes, compressed: new Map(), lasting };
}

/** What an answer must say that nothing has changed (RFC 9110, 15.4.5), and who may read it. */
const ofUnchanged = /^(cache-control|etag|expires|vary|access-control-.*)$/i;

/**
 * Answers a GET or HEAD with a body in the best encoding that the request accepts, or with 304 where it has it.
 * `headers` brings Cache-Control and whatever else; Content-Type, ETag, Vary and Content-Length are set here.
 */
export async function answerWithBody(
  request: Request,
  body: EncodedBody,
  headers: Record<string, string>,
  status = 200,
): Promise<Response> {
  const small = body.bytes.length < leastBytes;
  const encoding = small ? 'identity' : chooseEncoding(request.headers.get('accept-encoding'));
  // A strong tag names the bytes, so each encoding has its own; and what goes with them, for a 304 does not repeat it.
  const name = body.hash + createHash('sha256').update(JSON.stringify(headers)).digest('base64url').slice(0, 4);
  const etag = encoding === 'identity' ? `"${name}"` : `"${name}-${encoding}"`;
  const common = { ...headers, ETag: etag, Vary: 'Accept-Encoding' };
  if (status === 200 && hasTag(request.headers.get('if-none-match'), etag)) {
    const short = Object.entries(common).filter(([header]) => ofUnchanged.test(header));
    return new Response(null, { status: 304, headers: short });
  }
  const bytes = await bytesOf(body, encoding);
  return new Response(bytes, {
    status,
    headers: {
      ...common,
      'Content-Type': body.type,
      'Content-Length': String(bytes.length),
      ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
    },
  });
}

function bytesOf(body: EncodedBody, encoding: Encoding): Promise<Buffer<ArrayBuffer>> | Buffer<ArrayBuffer> {
  if (encoding === 'identity') return body.bytes;
  const known = body.compressed.get(encoding);
  if (known) return known;
  const made = encoding === 'br' ? packed(body.bytes, good) : toGzip(body.bytes, { level: 6 });
  body.compressed.set(encoding, made);
  if (encoding === 'br' && body.lasting && body.bytes.length <= mostForBest && waiting < mostWaiting) {
    // Under the same tag, which no range is ever asked of. Where it fails, what is good stays. One after the other, so that
    // files and passwords, which share these threads, never wait for more than one.
    waiting += 1;
    turn = Promise.all([turn, made])
      .then(() => packed(body.bytes, best))
      .then((bytes) => body.compressed.set('br', Promise.resolve(bytes)))
      .catch(() => undefined)
      .finally(() => {
        waiting -= 1;
      });
  }
  return made;
}

let turn: Promise<unknown> = Promise.resolve();
let waiting = 0;
/** Whoever asks for one page under ever new addresses fills no memory with what waits for its turn. */
const mostWaiting = 32;

const packed = (bytes: Buffer<ArrayBuffer>, quality: number) =>
  toBrotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });

/** If-None-Match compares weakly: a proxy that re-encodes turns our strong tag into a weak one. */
function hasTag(header: string | null, etag: string): boolean {
  if (header === null) return false;
  return header.split(',').some((part) => {
    const tag = part.trim().replace(/^W\//, '');
    return tag === etag || tag === '*';
  });
}
