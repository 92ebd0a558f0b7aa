import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { chooseEncoding, type Encoding } from './accept-encoding.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Below this a packet is sent either way, and compressing costs more than it saves. */
const leastBytes = 512;
/** 11 takes ten times as long for 5 % fewer bytes, and the first visitor waits for it. */
const brotliQuality = 9;

/** One text to be sent often: hashed once, and compressed once for each encoding that somebody asks for. */
export interface EncodedBody {
  hash: string;
  type: string;
  bytes: Buffer<ArrayBuffer>;
  compressed: Map<Encoding, Promise<Buffer<ArrayBuffer>>>;
}

export function encodedBody(content: string | Buffer<ArrayBuffer>, type: string): EncodedBody {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  const hash = createHash('sha256').update(type).update(bytes).digest('base64url').slice(0, 22);
  return { hash, type, bytes, compressed: new Map() };
}

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
  // A strong tag names the bytes, so each encoding has its own.
  const etag = encoding === 'identity' ? `"${body.hash}"` : `"${body.hash}-${encoding}"`;
  const common = { ...headers, ETag: etag, Vary: 'Accept-Encoding' };
  if (status === 200 && hasTag(request.headers.get('if-none-match'), etag)) {
    return new Response(null, { status: 304, headers: common });
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
  const made =
    encoding === 'br'
      ? toBrotli(body.bytes, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
            [constants.BROTLI_PARAM_SIZE_HINT]: body.bytes.length,
          },
        })
      : toGzip(body.bytes, { level: 6 });
  body.compressed.set(encoding, made);
  return made;
}

/** If-None-Match compares weakly: a proxy that re-encodes turns our strong tag into a weak one. */
function hasTag(header: string | null, etag: string): boolean {
  if (header === null) return false;
  return header.split(',').some((part) => {
    const tag = part.trim().replace(/^W\//, '');
    return tag === etag || tag === '*';
  });
}
