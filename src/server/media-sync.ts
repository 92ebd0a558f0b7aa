import type { LiveContent } from '../content/live.ts';
import {
  BucketError,
  DamagedFileError,
  fetchMedia,
  openBucket,
  pruneMedia,
  shareMedia,
} from '../content/media/media.ts';
import { mediaOfVersions, readPublished } from '../content/versions/versions.ts';
import type { Db } from '../db/schema.ts';
import { isDatabaseUnavailable } from '../db/unavailable.ts';
import type { Settings } from '../settings/settings.ts';
import { watchDependency } from './health/dependency.ts';
import type { Log } from './http/log.ts';

const lookEveryMs = 2_000;
const retryAfterMs = 60_000;

export interface MediaSyncOptions {
  db: Db;
  settings: Settings;
  live: LiveContent;
  log: Log;
}

/**
 * Synchronizes media with the bucket (MEDIA_URL) at the start and after each publication. Uploads files that only this
 * machine has, and downloads all files of the published content: visitors see them even while the bucket is down.
 *
 * @returns a function that stops it
 */
export function startMediaSync({ db, settings, live, log }: MediaSyncOptions): () => void {
  if (!settings.bucket) return () => undefined;
  // Logs the failures of every access to the bucket, also for visitors' requests.
  openBucket(settings.bucket).watch(watchDependency('media bucket', log));
  const logged = new Set<string>();
  const logOnce = (error: unknown) => {
    const message = error instanceof Error ? error.message : String(error);
    if (!logged.has(message))
      log(`The files of the content and the bucket (MEDIA_URL) are not the same yet: ${message}`);
    logged.add(message);
  };
  let synced: string | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const look = async () => {
    let waitMs = lookEveryMs;
    const version = live.version();
    try {
      if (version !== synced) await syncMedia(db, settings, logOnce);
      synced = version;
    } catch (error) {
      waitMs = retryAfterMs;
      // Other queries report an unavailable database, and `watch` logs a bucket that is down.
      if (!(error instanceof BucketError || isDatabaseUnavailable(error))) logOnce(error);
    }
    if (!isStopped) timer = setTimeout(look, waitMs).unref();
  };
  void look();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}

/**
 * @param onDamaged receives the error of a damaged file in the bucket, without stopping the other downloads
 * @throws BucketError
 */
async function syncMedia(db: Db, settings: Settings, onDamaged: (error: unknown) => void): Promise<void> {
  const { media: present } = await readPublished(db);
  const all = await mediaOfVersions(db);
  try {
    await shareMedia(settings, all);
    await fetchMedia(settings, present, (error) => {
      if (!(error instanceof DamagedFileError)) throw error;
      onDamaged(error);
    });
  } finally {
    // A publication deletes unused files only on its own machine, so each server also deletes its own.
    await pruneMedia(settings.dataDir, all);
  }
}
