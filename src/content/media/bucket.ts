import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream, openAsBlob } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { basename, dirname, extname, parse } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { S3mini } from 's3mini';
import { codeOf } from '../../db/unavailable.ts';
import { makeFolder } from '../../settings/folders.ts';
import type { BucketAddress } from '../../settings/settings.ts';
import { UserError } from '../../settings/user-error.ts';
import { mediaTypes } from './media-types.ts';

/** A request to the bucket failed. The message gives the reason, never the key. */
export class BucketError extends UserError {
  override name = 'BucketError';
}

/** The bucket answered, but one file in it is damaged. */
export class DamagedFileError extends BucketError {
  override name = 'DamagedFileError';
}

/** The files of a bucket of S3-compatible storage. Every method throws a `BucketError`, or the error of the local disk. */
export interface Bucket {
  /** The names of files that are known to be in the bucket. Nothing deletes files from a bucket. */
  stored: Set<string>;
  /** The size of a file in bytes; undefined if there is none. */
  size: (name: string) => Promise<number | undefined>;
  /** Stores a local file under its name. Resolves when the bucket has all of it. */
  upload: (file: string) => Promise<void>;
  /** Downloads a file to this path. Its name is the hash of its bytes. Returns false if the bucket does not have it. */
  download: (file: string) => Promise<boolean>;
  /** Uploads a small file and requests its size, to test the credentials. */
  test: () => Promise<void>;
  /** Reports whether each further request succeeds. */
  watch: (watcher: BucketWatcher) => void;
}

export interface BucketWatcher {
  succeeded: () => void;
  failed: (message: string) => void;
}

/** Timeout until the response headers arrive. An upload sends its body, at most `partBytes`, within it. */
const readWithinMs = 10_000;
/** Timeout of one upload request: seven parallel requests of 5 MB at 1 Mbit/s take 280 s. The limit of `fetch` is 300 s. */
const writeWithinMs = 290_000;
/** The minimum part size of S3, in bytes. s3mini uploads a larger file in parts, four in parallel. */
const partBytes = 5 * 1024 * 1024;
/** Timeout between two chunks of a response body. */
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
  let watcher: BucketWatcher | undefined;
  const call = async <T>(request: (client: S3mini) => Promise<T>): Promise<T> => {
    client ??= createClient(address);
    try {
      const result = await request(await client);
      watcher?.succeeded();
      return result;
    } catch (error) {
      if (isFileError(error) || error instanceof BucketError) throw error;
      const message = describe(address, error);
      watcher?.failed(message);
      throw new BucketError(message);
    }
  };
  const size = (name: string) =>
    call((s3) =>
      s3.getContentLength(name).catch((error: unknown) => {
        if (answerOf(error)?.status === 404) return undefined;
        throw error;
      }),
    );
  const put = (file: string, blob: Blob) =>
    call(async (s3) => {
      await s3.putAnyObject(basename(file), blob, mediaTypes[extname(file)]);
      // S3 may answer 200 with an error in the body when it joins the parts. s3mini reports that as a success.
      if ((await size(basename(file))) !== blob.size) throw new IncompleteUpload();
    });
  /** Large files are uploaded one at a time: four in parallel would be 16 requests, too many for a slow connection. */
  let lastLarge: Promise<unknown> = Promise.resolve();
  return {
    stored: new Set(),
    size,
    upload: async (file) => {
      const blob = await openAsBlob(file);
      if (blob.size <= partBytes) return put(file, blob);
      const sent = lastLarge.then(() => put(file, blob));
      lastLarge = sent.catch(() => undefined);
      return sent;
    },
    download: (file) =>
      call(async (s3) => {
        const body = (await s3.getObjectResponse(basename(file)))?.body;
        if (body) await writeChecked(Readable.from(body), file, address);
        return Boolean(body);
      }),
    test: async () => {
      await call((s3) => s3.putObject(testFile, 'office doctor', 'text/plain'));
      await size(testFile);
    },
    watch: (one) => {
      watcher = one;
    },
  };
}

const testFile = 'doctor.txt';

async function createClient({ url, region, accessKey, secretKey }: BucketAddress): Promise<S3mini> {
  // Only a server with MEDIA_URL loads the package.
  const { S3mini } = await import('s3mini');
  return new S3mini({
    endpoint: url,
    region,
    accessKeyId: accessKey,
    secretAccessKey: secretKey,
    minPartSize: partBytes,
    fetch: fetchInTime,
  });
}

/** `fetch` with a timeout until the response headers. The timeout of s3mini covers the whole response, which may be 2 GB. */
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
async function writeChecked(from: Readable, file: string, { url }: BucketAddress): Promise<void> {
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
    if (hash.digest('hex').slice(0, 32) !== parse(file).name) {
      const message = `The bucket ${url} (MEDIA_URL) answered with other bytes than were stored as ${basename(file)}.`;
      throw new DamagedFileError(message);
    }
    await rename(partial, file);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

class IncompleteUpload extends Error {}

/** Whether an error comes from the local file system. `fetch` wraps network errors, so theirs have no `syscall`. */
const isFileError = (error: unknown): boolean => error instanceof Error && 'syscall' in error;

interface ErrorAnswer {
  status: number;
  /** Such as SignatureDoesNotMatch; empty for a response without a body. */
  code: string;
}

/** Status and code of the HTTP response. s3mini stores them in the error or its `cause`. */
function answerOf(error: unknown): ErrorAnswer | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('status' in error && typeof error.status === 'number') {
    return { status: error.status, code: codeOf(error).replace(/^Unknown$/, '') };
  }
  return answerOf(error.cause);
}

/** The error message. It omits the response body, which may contain the key. */
function describe({ url }: BucketAddress, error: unknown): string {
  const name = `The bucket ${url} (MEDIA_URL)`;
  if (error instanceof IncompleteUpload) return `${name} has not stored the whole file.`;
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
