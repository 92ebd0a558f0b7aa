import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { copyFile, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { basename, extname, join, parse } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { codeOf } from '../../db/unavailable.ts';
import { makeFolder } from '../../settings/folders.ts';
import type { Settings } from '../../settings/settings.ts';
import type { MediaFile } from '../content.ts';
import { type Bucket, openBucket } from './bucket.ts';

/** Where the files are stored: in a folder, which is a cache if there is a bucket. */
export type MediaPlace = Pick<Settings, 'dataDir'> & Partial<Pick<Settings, 'bucket'>>;

/**
 * The path of a stored file. Its name is the hash of its bytes, so publishing never changes a file that is being served.
 * With a bucket, call `fetchMissing` (media-cache.ts) before you read it.
 */
export const storedFile = (dataDir: string, { id, hash }: MediaFile): string =>
  // The hash may come from an untrusted backup: remove everything that could form a path.
  join(mediaStore(dataDir), hash.replace(/[^0-9a-f]/g, '') + extname(id).toLowerCase());

export const mediaStore = (dataDir: string): string => join(dataDir, 'media');

/** The store in words: its folder, or its bucket. */
export const describeStore = ({ dataDir, bucket }: MediaPlace): string =>
  bucket ? `the bucket ${bucket.url}` : mediaStore(dataDir);

/**
 * Copies missing files into the store, and touches the others, before the database refers to them. An interrupted
 * publication may leave unreferenced files, but never a reference without its file.
 *
 * @throws BucketError
 */
export async function storeMedia(
  place: MediaPlace,
  rows: readonly MediaFile[],
  from: (row: MediaFile) => string,
  progress: (done: number, all: number) => void = () => undefined,
): Promise<void> {
  const { dataDir } = place;
  makeFolder(mediaStore(dataDir));
  let done = 0;
  await forEach(rows, place.bucket ? atOnce : 1, async (row) => {
    const target = storedFile(dataDir, row);
    const source = from(row);
    const storedInfo = await stat(target).catch(() => undefined);
    if (storedInfo?.size === (await stat(source)).size) await touchMedia(dataDir, [row]);
    else {
      const partial = `${target}.${randomUUID()}.part`;
      try {
        await copyFile(source, partial);
        await rename(partial, target);
      } catch (error) {
        await rm(partial, { force: true });
        throw error;
      }
    }
    if (place.bucket) await share(openBucket(place.bucket), target);
    done += 1;
    progress(done, rows.length);
  });
}

/** The number of simultaneous requests to a bucket. `upload` (bucket.ts) sends large files one after the other. */
export const atOnce = 4;
/** The number of simultaneous HEAD requests. */
const questionsAtOnce = 16;

/** Calls an async function for each item, with at most `width` calls in parallel. After an error, it starts no further call. */
export async function forEach<T>(items: readonly T[], width: number, run: (item: T) => Promise<void>): Promise<void> {
  let next = 0;
  const work = async () => {
    while (next < items.length) {
      const item = items[next] as T;
      next += 1;
      await run(item).catch((error: unknown) => {
        next = items.length;
        throw error;
      });
    }
  };
  await Promise.all(Array.from({ length: width }, work));
}

/** Uploads a local file unless the bucket has it. False if it is in neither place. */
async function share(bucket: Bucket, file: string): Promise<boolean> {
  const name = basename(file);
  if (bucket.stored.has(name)) return true;
  const size = await bucket.size(name);
  const here = await stat(file).catch(() => undefined);
  if (here ? here.size !== size : size === undefined) {
    // A power failure may truncate a local file.
    const isWhole = here !== undefined && (await hashOfFile(file)) === parse(file).name;
    // Do not upload a truncated file over the complete one in the bucket.
    if (isWhole) await bucket.upload(file);
    else if (size === undefined) return false;
    // Delete the truncated file: `fetchMissing` then downloads the complete one.
    else await rm(file, { force: true });
  }
  bucket.stored.add(name);
  return true;
}

/**
 * Uploads files that the bucket lacks, before the database refers to them: all servers must be able to read them.
 *
 * @returns the lost files: neither in the folder nor in the bucket
 * @throws BucketError
 */
export async function shareMedia({ dataDir, bucket }: MediaPlace, rows: readonly MediaFile[]): Promise<MediaFile[]> {
  if (!bucket) return rows.filter((row) => !existsSync(storedFile(dataDir, row)));
  const lost = new Set<MediaFile>();
  await forEach(rows, atOnce, async (row) => {
    if (!(await share(openBucket(bucket), storedFile(dataDir, row)))) lost.add(row);
  });
  return rows.filter((row) => lost.has(row));
}

/**
 * The files that are not in the store: in the bucket if there is one, otherwise in the folder.
 * @throws BucketError
 */
export async function lostMedia({ dataDir, bucket }: MediaPlace, rows: readonly MediaFile[]): Promise<MediaFile[]> {
  const lost = new Set<MediaFile>();
  await forEach(rows, questionsAtOnce, async (row) => {
    const file = storedFile(dataDir, row);
    const size = bucket
      ? await openBucket(bucket).size(basename(file))
      : await stat(file).then(
          (info) => (info.isFile() ? info.size : 0),
          () => 0,
        );
    if (!size) lost.add(row);
  });
  return rows.filter((row) => lost.has(row));
}

/** The hash of a media file: the name under which it is stored. */
export async function hashOfFile(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex').slice(0, 32);
}

const day = 86_400_000;

/**
 * Sets the modification time of files to now: `pruneMedia` then keeps them for a day. A publication touches the files of the
 * old content, for pages and backups that still use them, and of the new content, because another publication may prune
 * files before this one commits.
 */
export async function touchMedia(dataDir: string, rows: readonly MediaFile[]): Promise<void> {
  const now = new Date();
  for (const row of rows) {
    await utimes(storedFile(dataDir, row), now, now).catch((error: unknown) => {
      // A file of the previous content may have been deleted by hand.
      if (codeOf(error) !== 'ENOENT') throw error;
    });
  }
}

/**
 * Deletes unreferenced files that were last used more than a day ago. A bucket keeps all files: other servers and older
 * backups may refer to them.
 */
export async function pruneMedia(dataDir: string, rows: readonly MediaFile[]): Promise<void> {
  const used = new Set(rows.map((row) => storedFile(dataDir, row)));
  for (const name of await readdir(mediaStore(dataDir)).catch(() => [])) {
    const file = join(mediaStore(dataDir), name);
    if (used.has(file)) continue;
    const info = await stat(file).catch(() => undefined);
    if (info?.isFile() && Date.now() - info.mtimeMs > day) await rm(file, { force: true });
  }
}
