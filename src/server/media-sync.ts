import { BucketError } from '../content/bucket.ts';
import { mediaOfDrafts } from '../content/drafts.ts';
import { mediaOfVersions } from '../content/history.ts';
import type { LiveContent } from '../content/live.ts';
import { fetchMedia } from '../content/media-cache.ts';
import { pruneMedia, shareMedia } from '../content/media-store.ts';
import type { Db } from '../db/schema.ts';
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
 * With a bucket, at the start and after each publication: uploads the files that only this machine has, such as those
 * from before MEDIA_URL was set, and fetches those of the present content. Visitors then wait for none of them, and see
 * them while the bucket is down.
 *
 * @returns a function that stops it
 */
export function startMediaSync({ db, settings, live, log }: MediaSyncOptions): () => void {
  if (!settings.bucket) return () => undefined;
  const bucket = watchDependency('media bucket', log);
  let synced: string | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const look = async () => {
    let waitMs = lookEveryMs;
    const version = live.version();
    try {
      if (version !== synced) await syncMedia(db, settings);
      synced = version;
      bucket.succeeded();
    } catch (error) {
      waitMs = retryAfterMs;
      // Other queries report an unavailable database.
      if (error instanceof BucketError) bucket.failed(error.message);
    }
    if (!isStopped) timer = setTimeout(look, waitMs).unref();
  };
  void look();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}

/** @throws BucketError */
async function syncMedia(db: Db, settings: Settings): Promise<void> {
  const present = await db.selectFrom('media').selectAll().execute();
  const others = [...(await mediaOfVersions(db)), ...(await mediaOfDrafts(db))];
  await shareMedia(settings, [...present, ...others]);
  await fetchMedia(settings, present);
  // Without an apply on this machine, nothing else deletes the files of old versions.
  await pruneMedia(settings.dataDir, [...present, ...others]);
}
