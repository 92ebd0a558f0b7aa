import { join } from 'node:path';
import { Hono } from 'hono';
import { BucketError } from '../content/bucket.ts';
import type { LiveContent } from '../content/live.ts';
import { fetchMissing, storedSize } from '../content/media-cache.ts';
import type { Db } from '../db/schema.ts';
import type { Settings } from '../settings/settings.ts';
import { light } from '../tokens/colours.ts';
import { watchDependency } from './health/dependency.ts';
import type { Log } from './http/log.ts';
import { decoded, findMedia, mediaFiles } from './http/media-files.ts';
import { missing } from './http/static-files.ts';
import { hasSession } from './pages/call-api.ts';
import { locationOf, pictures } from './pages/pictures.ts';

export interface SchoolFilesOptions {
  settings: Settings;
  /** Undefined if API_HOST names another server. */
  db: Db | undefined;
  live: LiveContent;
  log: Log;
}

/** `/media/`, and the link previews and icons that are rendered from its images. */
export function schoolFiles({ settings, db, live, log }: SchoolFilesOptions): Hono {
  const { dataDir } = settings;
  const isSignedIn = async (request: Request) => db !== undefined && hasSession(db, settings, request);
  const fetchFile = fetcher(settings, log);
  const find = async (path: string) => {
    const file = await findMedia(live, path);
    // Without its file, a picture is answered with a redirect to /media/, which then explains it.
    return file !== undefined && (await fetchFile(file).catch(() => false)) ? file : undefined;
  };
  return (
    new Hono()
      .route('/', mediaFiles({ live, isSignedIn, fetchFile }))
      .route('/', pictures({ live, find, folder: join(dataDir, 'pictures'), ground: () => light.ground }))
      // For a plain image or PDF, browsers request this path without reading a page.
      .get('/favicon.ico', (c) => {
        const { icon } = live.school();
        return icon ? c.redirect(locationOf(icon), 302) : missing({});
      })
  );
}

/** Fetches a file that is only in the bucket, and logs if the bucket fails. */
function fetcher(settings: Settings, log: Log) {
  const dependency = watchDependency('media bucket', log);
  return async (file: string): Promise<boolean> => {
    try {
      return await fetchMissing(settings, file);
    } catch (error) {
      if (error instanceof BucketError) dependency.failed(error.message);
      throw error;
    }
  };
}

/** Returns the size of a file that `/media/` serves. */
export const fileSizeOf = (settings: Settings, live: LiveContent) => async (address: string) => {
  const path = address.startsWith('/media/') ? decoded(address.slice('/media/'.length)) : undefined;
  const file = path && (await findMedia(live, path));
  return file ? storedSize(settings, file) : undefined;
};
