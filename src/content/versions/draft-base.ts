import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import { type Content, ContentError, emptyContent } from '../content.ts';
import { keyOfFile } from './draft-files.ts';
import { type ContentVersion, listVersions, readVersion } from './history.ts';
import { listSampleMedia } from './present.ts';

/*
 * The version that a draft began with, and those that others published since.
 */

interface Begun {
  base: string;
  media: Content['media'];
}

/**
 * The content that a draft began with, for its changes. No version contains the files of the sample content: these are
 * the draft's.
 */
export async function contentBefore(db: Kysely<Schema>, { base, media }: Begun): Promise<Content> {
  const content = await baseContent(db, base);
  if (content.media.length > 0) return content;
  const sample = new Set((await listSampleMedia()).map(keyOfFile));
  return { ...content, media: media.filter((row) => sample.has(keyOfFile(row))) };
}

/** Caches the last version read from each database: versions never change, and each request about a draft needs one. */
const lastBases = new WeakMap<Kysely<Schema>, { base: string; content: Content }>();

/** The content of a version. Empty if the version is no longer stored: then every difference is a conflict. */
export async function baseContent(db: Kysely<Schema>, base: string): Promise<Content> {
  if (base === '') return emptyContent();
  const known = lastBases.get(db);
  if (known?.base === base) return known.content;
  try {
    const content = await readVersion(db, base);
    lastBases.set(db, { base, content });
    return content;
  } catch (error) {
    if (error instanceof ContentError) return emptyContent();
    throw error;
  }
}

/** Lists the versions published after a draft's base version, newest first. */
export const publishedSince = async (db: Kysely<Schema>, base: string): Promise<ContentVersion[]> =>
  (await listVersions(db)).filter(({ id }) => id > base);
