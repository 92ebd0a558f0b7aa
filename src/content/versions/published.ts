import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Schema } from '../../db/schema.ts';
import { type Content, ContentError, keyOfFile, type MediaFile } from '../content.ts';
import { newSchool, readFolder, sampleFolder } from '../folder/content-folder.ts';
import { BucketError, type MediaPlace, mediaFile, storeMedia } from '../media/media.ts';
import { type ContentVersion, currentSource, currentVersion, listVersions, readVersion } from './store.ts';

/*
 * The published content, and the version that a draft is based on. Versions do not list the files of the sample content, which
 * are in its folder.
 */

export interface Published extends Content {
  /** The version; '' without content. */
  base: string;
}

/** A cache of published contents, by version and media folder. */
const lastPublished = new LRUCache<string, Published>({ max: 3 });

/** Reads the published content as the forms edit it. Returns the same object until others publish. */
export async function openPublished(db: Kysely<Schema>, place: MediaPlace): Promise<Published> {
  const base = await currentVersion(db);
  const key = `${base} ${place.dataDir}`;
  const known = lastPublished.get(key);
  if (known) return known;
  const content = await baseContent(db, base);
  const isSample = (await currentSource(db)) === 'sample';
  const published = { base, ...content, media: isSample ? await readSampleMedia(place) : content.media };
  if (base !== '') lastPublished.set(key, published);
  return published;
}

/**
 * The base version of a draft that replaces the whole school: the current version if it is the sample content or empty, because
 * nothing can be lost. Otherwise '': publishing then needs a merge with all of the site's content.
 */
export const versionForNewSchool = async (db: Kysely<Schema>): Promise<string> =>
  (await currentSource(db)) === 'folder' ? '' : currentVersion(db);

/** The sample folder is part of the program: its files are hashed once. */
let sampleMedia: Promise<MediaFile[]> | undefined;

/** The files of the sample folder. */
export function listSampleMedia(): Promise<MediaFile[]> {
  sampleMedia ??= readFolder(sampleFolder).then(({ media }) => media);
  return sampleMedia;
}

/** Works without the bucket, because publishing uploads the files. */
async function readSampleMedia(place: MediaPlace): Promise<MediaFile[]> {
  try {
    return await storeSampleMedia(place);
  } catch (error) {
    if (error instanceof BucketError) return storeSampleMedia({ dataDir: place.dataDir });
    throw error;
  }
}

/** Copies the files of the sample folder to the media store, for drafts based on the sample content. */
export async function storeSampleMedia(place: MediaPlace): Promise<MediaFile[]> {
  const media = await listSampleMedia();
  await storeMedia(place, media, ({ id }) => mediaFile(sampleFolder, id));
  return media;
}

/**
 * The version that a draft is based on, to compute its changes. For the sample content, whose version lists no files, it has
 * the sample files of the draft.
 */
export async function contentBefore(
  db: Kysely<Schema>,
  { base, media }: { base: string; media: readonly MediaFile[] },
): Promise<Content> {
  const content = await baseContent(db, base);
  if (content.media.length > 0) return content;
  const sample = new Set((await listSampleMedia()).map(keyOfFile));
  return { ...content, media: media.filter((file) => sample.has(keyOfFile(file))) };
}

/** The content of a version. A new school if the version is no longer stored: then every difference is a conflict. */
export async function baseContent(db: Kysely<Schema>, base: string): Promise<Content> {
  if (base === '') return newSchool();
  try {
    return await readVersion(db, base);
  } catch (error) {
    if (error instanceof ContentError) return newSchool();
    throw error;
  }
}

/** Lists the versions published after a draft's base version, newest first. */
export const publishedSince = async (db: Kysely<Schema>, base: string): Promise<ContentVersion[]> =>
  (await listVersions(db)).filter(({ id }) => id > base);
