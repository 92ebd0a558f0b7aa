import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { LRUCache } from 'lru-cache';
import type { MediaFile } from '../content.ts';
import { BucketError, openBucket } from './bucket.ts';
import { atOnce, forEach, type MediaPlace, storedFile } from './media-store.ts';

/*
 * With a bucket, the media folder is a cache. These functions download missing files before they are read.
 */

interface Attempt {
  result: Promise<boolean>;
  /** The time of the failure, in milliseconds since 1970. */
  failedAt?: number;
}

/** Downloads in progress and recently failed downloads, by file path. */
const attempts = new Map<string, Attempt>();
const retryAfterMs = 5_000;

/**
 * Downloads a stored file from the bucket if the local folder lacks it. Concurrent calls share one download. A failed
 * download is retried after five seconds at the earliest, so that visitors cannot flood the bucket. Call it only for a
 * file that the database refers to.
 *
 * @returns whether the folder has the file
 * @throws BucketError
 */
export async function fetchMissing({ bucket }: MediaPlace, file: string): Promise<boolean> {
  const isHere = await stat(file).then(
    () => true,
    () => false,
  );
  if (isHere || !bucket || !/^[0-9a-f]{32}\.\w+$/.test(basename(file))) return isHere;
  const last = attempts.get(file);
  if (last && (last.failedAt === undefined || Date.now() - last.failedAt < retryAfterMs)) return last.result;
  const attempt: Attempt = { result: openBucket(bucket).download(file) };
  attempts.set(file, attempt);
  const fail = () => {
    attempt.failedAt = Date.now();
    return false;
  };
  if (await attempt.result.then((found) => found || fail(), fail)) attempts.delete(file);
  return attempt.result;
}

/** Less than the timeout of a reverse proxy: nginx waits 30 or 60 seconds for the first byte. */
const answerWithinMs = 10_000;

/**
 * Like `fetchMissing`, for a response. A download of more than ten seconds continues after the error.
 * @throws BucketError
 */
export async function fetchInTime(place: MediaPlace, file: string): Promise<boolean> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => late.reject(new BucketError('This file is still on its way from the bucket.')),
    answerWithinMs,
  );
  try {
    return await Promise.race([fetchMissing(place, file), late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Downloads files that the local folder lacks.
 *
 * @param onError receives the error of a file; the others are fetched nevertheless. Without it, the first error ends
 *   the call
 * @returns the lost files: neither in the folder nor in the bucket
 * @throws BucketError
 */
export async function fetchMedia(
  place: MediaPlace,
  rows: readonly MediaFile[],
  onError: (error: unknown) => void = (error) => {
    throw error;
  },
): Promise<MediaFile[]> {
  const lost = new Set<MediaFile>();
  await forEach(rows, atOnce, async (row) => {
    try {
      if (!(await fetchMissing(place, storedFile(place.dataDir, row)))) lost.add(row);
    } catch (error) {
      onError(error);
    }
  });
  return rows.filter((row) => lost.has(row));
}

/** The path of a stored file, which is downloaded if the local folder lacks it. @throws BucketError */
export async function readableFile(place: MediaPlace, row: MediaFile): Promise<string> {
  const file = storedFile(place.dataDir, row);
  await fetchMissing(place, file);
  return file;
}

/** The sizes that the bucket has reported, by file path. */
const sizes = new LRUCache<string, Promise<number | undefined>>({ max: 1_000, ttl: retryAfterMs });

/**
 * The size of a stored file; undefined if it is lost, or if the bucket cannot be reached. The bucket is asked at most
 * every five seconds.
 */
export async function storedSize({ bucket }: MediaPlace, file: string): Promise<number | undefined> {
  const here = await stat(file).catch(() => undefined);
  if (here || !bucket) return here?.size;
  const known = sizes.get(file);
  if (known) return known;
  const asked = openBucket(bucket)
    .size(basename(file))
    .catch((error: unknown) => {
      if (error instanceof BucketError) return undefined;
      throw error;
    });
  sizes.set(file, asked);
  return asked;
}
