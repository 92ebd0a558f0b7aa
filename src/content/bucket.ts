import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream, openAsBlob } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { basename, dirname, extname, parse } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { S3mini } from 's3mini';
import { codeOf } from '../db/unavailable.ts';
import { makeFolder } from '../settings/folders.ts';
import type { BucketAddress } from '../settings/settings.ts';
import { UserError } from '../settings/user-error.ts';
import { mediaTypes } from './media-types.ts';

/** The bucket does not do what was asked; the message says why, without a key. */
export class BucketError extends UserError {
  override name = 'BucketError';
}

/** The files of a bucket of S3-compatible storage. Every method throws a `BucketError`. */
export interface Bucket {
  /** The size of a file in bytes; undefined if there is none. */
  size: (name: string) => Promise<number | undefined>;
  /** Stores a local file under its name. Resolves when the bucket has all of it. */
  upload: (file: string) => Promise<void>;
  /** Fetches a local file by its name, which is the hash of its bytes. False if the bucket has none. */
  download: (file: string) => Promise<boolean>;
  /** Stores and reads a small file, to test the key. */
  test: () => Promise<void>;
}

/** Until the response begins; for an upload, until it ends: at most 8 MB are sent in one request. */
const readWithinMs = 10_000;
const writeWithinMs = 60_000;
/** Between two chunks of a response. */
const idleMs = 20_000;

const opened = new WeakMap<BucketAddress, Bucket>();

/** Opens a bucket, without a request. */
export function openBucket(address: BucketAddress): Bucket {
  const bucket = opened.get(address) ?? createBucket(address);
  opened.set(address, bucket);
  return bucket;
}

function createBucket(address: BucketAddress): Bucket {
  let client: Promise<S3mini> | undefined;
  const call = async <T>(request: (client: S3mini) => Promise<T>): Promise<T> => {
    client ??= createClient(address);
    try {
      return await request(await client);
    } catch (error) {
      throw isFileError(error) ? error : new BucketError(describe(address, error));
    }
  };
  const size = (name: string) =>
    call((s3) =>
      s3.getContentLength(name).catch((error: unknown) => {
        if (answerOf(error)?.status === 404) return undefined;
        throw error;
      }),
    );
  return {
    size,
    upload: (file) =>
      call(async (s3) => {
        await s3.putAnyObject(basename(file), await openAsBlob(file), mediaTypes[extname(file)]);
      }),
    download: (file) =>
      call(async (s3) => {
        const body = (await s3.getObjectResponse(basename(file)))?.body;
        if (body) await writeChecked(Readable.from(body), file);
        return Boolean(body);
      }),
    test: async () => {
      await call((s3) => s3.putObject(testFile, 'office doctor', 'text/plain'));
      await size(testFile);
    },
  };
}

const testFile = 'doctor.txt';

async function createClient({ url, region, accessKey, secretKey }: BucketAddress): Promise<S3mini> {
  // Only a server with MEDIA_URL loads the package.
  const { S3mini } = await import('s3mini');
  return new S3mini({
    ...{ endpoint: url, region, accessKeyId: accessKey, secretAccessKey: secretKey },
    fetch: fetchInTime,
  });
}

/** The package's own timeout covers the whole response, which may be 2 GB. */
const fetchInTime: typeof fetch = async (input, init) => {
  const isRead = init?.method === 'GET' || init?.method === 'HEAD';
  const controller = new AbortController();
  const abort = () => controller.abort(new DOMException('No answer', 'TimeoutError'));
  const timer = setTimeout(abort, isRead ? readWithinMs : writeWithinMs);
  try {
    return await fetch(input, { ...init, signal: controller.signal });
  } finally {
    clearTimeout(timer);
  }
};

/** Writes a file under a temporary name, and renames it if its bytes have the hash that is its name. */
async function writeChecked(from: Readable, file: string): Promise<void> {
  const hash = createHash('sha256');
  const stalled = new AbortController();
  const timer = setTimeout(() => stalled.abort(), idleMs);
  const watch = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      timer.refresh();
      hash.update(chunk);
      done(null, chunk);
    },
  });
  const partial = `${file}.${randomUUID()}.part`;
  makeFolder(dirname(file));
  try {
    await pipeline(from, watch, createWriteStream(partial, { flags: 'wx' }), { signal: stalled.signal });
    if (hash.digest('hex').slice(0, 32) !== parse(file).name) throw new DamagedFile();
    await rename(partial, file);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

class DamagedFile extends Error {}

/** An error of our own disk. `fetch` wraps the errors of the network. */
const isFileError = (error: unknown): boolean => error instanceof Error && 'syscall' in error;

interface ErrorAnswer {
  status: number;
  /** Such as SignatureDoesNotMatch; empty for a response without a body. */
  code: string;
}

/** The answer of the bucket's server, if the error has one: the package keeps it in the error or in its cause. */
function answerOf(error: unknown): ErrorAnswer | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('status' in error && typeof error.status === 'number') {
    return { status: error.status, code: codeOf(error).replace(/^Unknown$/, '') };
  }
  return answerOf(error.cause);
}

/** The message, without the body of the answer, which may contain the key. */
function describe({ url }: BucketAddress, error: unknown): string {
  const name = `The bucket ${url} (MEDIA_URL)`;
  if (error instanceof DamagedFile) return `${name} answered with other bytes than were stored in it.`;
  const answer = answerOf(error);
  if (!answer) return `${name} cannot be reached: ${reasonOf(error)}.`;
  const { status, code } = answer;
  const reason = [`status ${status}`, code].filter(Boolean).join(', ');
  if (status === 401 || status === 403) {
    return `${name} refuses the key (${reason}): correct MEDIA_ACCESS_KEY, MEDIA_SECRET_KEY or MEDIA_REGION, and let the key read, write and list.`;
  }
  if (status === 404) return `${name} does not exist (${reason}): create it, or correct MEDIA_URL.`;
  return `${name} answers with an error (${reason}).`;
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'no reason given';
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return 'no answer in time';
  const code = codeOf(error);
  if (code) return code;
  return error.cause instanceof Error ? reasonOf(error.cause) : 'the connection broke off';
}
