import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { BucketError, openBucket } from './bucket.ts';
import type { Content } from './content.ts';
import { atOnce, forEach, type MediaPlace, storedFile } from './media-store.ts';

/*
 * With a bucket, the folder of the media is a cache: the files that it lacks are fetched here, wherever they are read.
 */

type MediaRow = Content['media'][number];

interface Attempt {
  result: Promise<boolean>;
  /** When the bucket failed or lacked the file. */
  failedAt?: number;
}

/** The downloads in progress and the last failed ones, by file. */
const attempts = new Map<string, Attempt>();
const retryAfterMs = 5_000;

/**
 * Fetches a stored file from the bucket if the folder lacks it. Concurrent calls share one request, and a failed one is
 * repeated after five seconds: a visitor causes no more. Call it only for a file that the database names.
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

/**
 * Fetches the missing files of rows.
 * @throws BucketError
 */
export async function fetchMedia(place: MediaPlace, rows: readonly MediaRow[]): Promise<void> {
  await forEach(rows, atOnce, async (row) => {
    await fetchMissing(place, storedFile(place.dataDir, row));
  });
}

/** Fetches the file of a row, for a copy. @throws BucketError */
export async function readableFile(place: MediaPlace, row: MediaRow): Promise<string> {
  const file = storedFile(place.dataDir, row);
  await fetchMissing(place, file);
  return file;
}

/** The size of a stored file; undefined if it is lost, or if the bucket cannot be reached. */
export async function storedSize({ bucket }: MediaPlace, file: string): Promise<number | undefined> {
  const here = await stat(file).catch(() => undefined);
  if (here || !bucket) return here?.size;
  return openBucket(bucket)
    .size(basename(file))
    .catch((error: unknown) => {
      if (error instanceof BucketError) return undefined;
      throw error;
    });
}
