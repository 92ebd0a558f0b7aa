import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { parseAccept } from 'hono/utils/accept';

export type Encoding = 'br' | 'gzip' | 'identity';

type Bytes = Buffer<ArrayBuffer>;

/**
 * A response body with its compressed copies. Not Hono's `compress`, which has no Brotli and compresses each response
 * again.
 */
export interface ResponseBody {
  hash: string;
  type: string;
  bytes: Bytes;
  encoded: Map<Encoding, Bytes>;
  /**
   * True if the body is sent often: then it is compressed again in the background, at the maximum quality.
   */
  cached: boolean;
  /** Called after a compressed copy was added or replaced. */
  onEncoded?: () => void;
}

export function bodyOf(text: string | Bytes, type: string, { cached = false } = {}): ResponseBody {
  const bytes = typeof text === 'string' ? Buffer.from(text) : text;
  const hash = createHash('sha256').update(type).update(bytes).digest('base64url').slice(0, 22);
  return { hash, type, bytes, encoded: new Map([['identity', bytes]]), cached };
}

/** Smaller bodies stay uncompressed: they fit into one or two packets anyway. */
const minBytes = 512;

/** Chooses the encoding by Accept-Encoding. Of q values, only `q=0` matters. */
export function encodingFor(body: ResponseBody, accepted: string | null | undefined): Encoding {
  return body.bytes.length < minBytes ? 'identity' : chooseEncoding(accepted);
}

export function chooseEncoding(header: string | null | undefined): Encoding {
  const quality = new Map(parseAccept(header ?? '').map(({ type, q }) => [type.toLowerCase(), q]));
  const preferred: readonly Encoding[] = ['br', 'gzip'];
  return preferred.find((name) => (quality.get(name) ?? quality.get('*') ?? 0) > 0) ?? 'identity';
}

/** Returns the bytes in an encoding. The first compression uses a low quality: 1 to 2 ms of CPU time per page. */
export async function encode(body: ResponseBody, encoding: Encoding): Promise<Bytes> {
  const known = body.encoded.get(encoding);
  if (known) return known;
  const bytes = encoding === 'br' ? await brotli(body.bytes, fast) : await promisify(gzip)(body.bytes);
  keep(body, encoding, bytes);
  if (encoding === 'br' && body.cached) improve(body);
  return bytes;
}

function keep(body: ResponseBody, encoding: Encoding, bytes: Bytes): void {
  body.encoded.set(encoding, bytes);
  body.onEncoded?.();
}

/** The number of bytes of a body with its compressed copies. */
export function storedBytes({ bytes, encoded }: ResponseBody): number {
  let total = bytes.length;
  for (const copy of encoded.values()) if (copy !== bytes) total += copy.length;
  return total;
}

/** Low values: Brotli quality 9 with the default window spends most of its time on the initialization of 4 MB of tables. */
const fast = { quality: 5, windowBits: 17 };
const best = { quality: constants.BROTLI_MAX_QUALITY, windowBits: 18 };

const brotli = (bytes: Bytes, { quality, windowBits }: typeof fast) =>
  promisify(brotliCompress)(bytes, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: windowBits,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });

/** The best quality takes seconds for a larger body. */
const maxBytesForBest = 512 * 1024;
const maxWaiting = 32;
let waiting = 0;
let previous: Promise<unknown> = Promise.resolve();

/**
 * Compresses at the maximum quality, one body at a time: zlib shares libuv's threads with password hashing and file reads.
 */
function improve(body: ResponseBody): void {
  if (body.bytes.length > maxBytesForBest || waiting >= maxWaiting) return;
  waiting += 1;
  previous = previous
    .then(() => brotli(body.bytes, best))
    .then((bytes) => keep(body, 'br', bytes))
    // On failure, the first compression stays.
    .catch(() => undefined)
    .finally(() => {
      waiting -= 1;
    });
}
