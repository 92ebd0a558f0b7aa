import type { Kysely } from 'kysely';
import type { Db, Schema } from '../../db/schema.ts';
import { withLock } from '../../db/transactions.ts';
import type { Content } from '../content.ts';
import { readFolder, sampleFolder } from '../folder/content-folder.ts';
import { BucketError, type MediaPlace, mediaFile, storeMedia } from '../media/media.ts';
import { readDatabase } from './apply.ts';
import { recordPresent } from './history.ts';

/*
 * What the site shows at present, for the drafts that begin with it.
 */

export interface Present {
  /** The version; '' without content. */
  base: string;
  content: Content;
  /** The result of `readStamp`. */
  stamp: string;
}

/** The published content, and its version. */
export async function readPresent(db: Db, place: MediaPlace): Promise<Present> {
  const { isSample, ...present } = await withLock(db, async (connection) => {
    const content = await readDatabase(connection);
    const base = (await recordPresent(connection, content)) ?? '';
    const state = await connection.selectFrom('content_state').select('source').executeTakeFirst();
    return { base, content, stamp: await readStamp(connection), isSample: state?.source === 'sample' };
  });
  // After the transaction: on SQLite, other writes wait for it, and a slow disk copies the files for seconds.
  return isSample ? { ...present, content: { ...present.content, media: await readSampleMedia(place) } } : present;
}

/** Changes with each publication, without reading the content. */
export async function readStamp(db: Kysely<Schema>): Promise<string> {
  const state = await db.selectFrom('content_state').selectAll().executeTakeFirst();
  const newest = await db.selectFrom('content_versions').select('id').orderBy('id', 'desc').executeTakeFirst();
  return [newest?.id, state?.source, state?.version, state?.applied_at].join(' ');
}

/**
 * The version that a new draft of a whole school begins with: the current one, if nothing of it can be lost, because it
 * is the sample content or empty. '' otherwise: publishing then needs a merge with all of the site's content.
 */
export async function versionForNewSchool(db: Db): Promise<string> {
  return withLock(db, async (connection) => {
    const current = (await recordPresent(connection, await readDatabase(connection))) ?? '';
    const state = await connection.selectFrom('content_state').select('source').executeTakeFirst();
    return state?.source === 'folder' ? '' : current;
  });
}

/** The current version of the site; '' without content. */
export const currentVersion = (db: Db): Promise<string> =>
  withLock(db, async (connection) => (await recordPresent(connection, await readDatabase(connection))) ?? '');

/** The sample folder is part of the program: its files are hashed once. */
let sampleMedia: Promise<Content['media']> | undefined;

/** The files of the sample folder. */
export function listSampleMedia(): Promise<Content['media']> {
  sampleMedia ??= readFolder(sampleFolder).then(({ content }) => content.media);
  return sampleMedia;
}

/** Reads do not need the bucket: a publication uploads its files. */
async function readSampleMedia(place: MediaPlace): Promise<Content['media']> {
  try {
    return await storeSampleMedia(place);
  } catch (error) {
    if (error instanceof BucketError) return storeSampleMedia({ dataDir: place.dataDir });
    throw error;
  }
}

/** The files of the sample content are in its folder. An edited school has its own copies. */
export async function storeSampleMedia(place: MediaPlace): Promise<Content['media']> {
  const media = await listSampleMedia();
  await storeMedia(place, media, ({ id }) => mediaFile(sampleFolder, id));
  return media;
}
