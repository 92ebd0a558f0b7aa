import { randomBytes } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { ContentSource, Schema } from '../../db/schema.ts';
import type { FormValue } from '../../domain/office/content-contract.ts';
import {
  type Content,
  ContentError,
  emptyContent,
  emptyDocument,
  keptVersions,
  type MediaFile,
  type SchoolDocument,
} from '../content.ts';
import { settingsOf } from '../folder/content-folder.ts';

/*
 * The versions of the content: those that were published, and the drafts of the office, which are versions with an owner.
 * A published version never changes; the table `published` names the present one.
 */

/** A published version of the content. */
export interface ContentVersion {
  id: string;
  /** Counts from 1. */
  number: number;
  source: ContentSource;
  author: string;
  note: string;
  /** The changes from the version before, in words. */
  summary: string;
  appliedAt: Date;
}

const columns = ['id', 'source', 'author', 'note', 'summary', 'at'] as const;

/** Lists the kept versions, newest first. The first one is the current content. */
export async function listVersions(db: Kysely<Schema>): Promise<ContentVersion[]> {
  const rows = await db
    .selectFrom('versions')
    .select(columns)
    .where('owner', 'is', null)
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ at, ...row }) => ({
    ...row,
    number: Number.parseInt(row.id, 10),
    appliedAt: new Date(Number(at)),
  }));
}

/** The id of the published version; '' without content. */
export async function currentVersion(db: Kysely<Schema>): Promise<string> {
  const row = await db.selectFrom('published').select('version').executeTakeFirst();
  return row?.version ?? '';
}

/** Whether the site shows the sample content; undefined without content. */
export async function currentSource(db: Kysely<Schema>): Promise<ContentSource | undefined> {
  const row = await db
    .selectFrom('published')
    .innerJoin('versions', 'versions.id', 'published.version')
    .select('source')
    .executeTakeFirst();
  return row?.source;
}

/**
 * Reads the content of a version.
 * @throws ContentError if the database does not keep it
 */
export async function readVersion(db: Kysely<Schema>, id: string): Promise<Content> {
  const known = versionsRead.get(id);
  if (known) return known;
  const row = await db.selectFrom('versions').select(['document', 'media']).where('id', '=', id).executeTakeFirst();
  if (!row) throw new ContentError(`Version ${Number.parseInt(id, 10)} is no longer kept.`);
  const content = unpack(row);
  versionsRead.set(id, content);
  return content;
}

/** The last versions that were read. Their ids are random, and they never change. */
const versionsRead = new LRUCache<string, Content>({ max: 3 });

/** The published content; empty if there is none. */
export async function readPublished(db: Kysely<Schema>): Promise<Content> {
  const id = await currentVersion(db);
  return id === '' ? emptyContent() : readVersion(db, id);
}

/** The published version with its content; undefined without content. It is not kept in memory. */
export async function readPresent(db: Kysely<Schema>) {
  const row = await db
    .selectFrom('published')
    .innerJoin('versions', 'versions.id', 'published.version')
    .select(['versions.id', 'source', 'at', 'document', 'media'])
    .executeTakeFirst();
  return row && { ...unpack(row), id: row.id, source: row.source, appliedAt: new Date(Number(row.at)) };
}

/** Stores a version, makes it the published one, and deletes those beyond the limit. Call it under the content lock. */
export async function addVersion(
  connection: Kysely<Schema>,
  content: Content,
  version: Pick<ContentVersion, 'source' | 'author' | 'note' | 'summary'>,
  now = Date.now(),
): Promise<string> {
  const [newest] = await listVersions(connection);
  const number = String((newest?.number ?? 0) + 1).padStart(8, '0');
  const id = `${number}-${randomBytes(5).toString('hex')}`;
  await connection
    .insertInto('versions')
    .values({ id, owner: null, base: newest?.id ?? '', ...version, ...pack(content), at: now })
    .execute();
  await connection
    .insertInto('published')
    .values({ id: 'content', version: id })
    .onConflict((row) => row.column('id').doUpdateSet({ version: id }))
    .execute();
  const old = (await listVersions(connection)).slice(keptVersions).map((one) => one.id);
  if (old.length > 0) await connection.deleteFrom('versions').where('id', 'in', old).execute();
  return id;
}

/** All media files of the kept versions and of the drafts. */
export async function mediaOfVersions(db: Kysely<Schema>): Promise<MediaFile[]> {
  const versions = await db.selectFrom('versions').select('media').execute();
  const files = versions.flatMap(({ media }) => parseMedia(media));
  return [...new Map(files.map((file) => [`${file.hash} ${file.id}`, file])).values()];
}

const mediaFiles = z.array(z.object({ id: z.string(), hash: z.string() }));

/** The files of a version, from its column `media`. */
export const parseMedia = (json: string): MediaFile[] => mediaFiles.parse(JSON.parse(json));

/** Above any school's texts, and well below `maxUnpackedBytes`: a larger version could not be read again. */
const maxPackedLength = 64 * 1024 * 1024;

/**
 * The columns of a content. The document is JSON, compressed by gzip, in Base64.
 * @throws ContentError if the texts are too large
 */
export function pack({ document, media }: Content): { document: string; media: string } {
  const json = JSON.stringify(document);
  if (json.length > maxPackedLength) throw new ContentError('All texts together have more than 64 MB.');
  // The fastest level: each Save packs the whole document.
  return { document: gzipSync(json, { level: 1 }).toString('base64'), media: JSON.stringify(media) };
}

const value: z.ZodType<FormValue> = z.lazy(() => z.union([z.string(), z.array(value), z.record(z.string(), value)]));
const packed = z.record(z.string(), z.array(z.record(z.string(), value)));
/** Above any school's texts: a backup of a stranger may contain a decompression bomb. */
const maxUnpackedBytes = 256 * 1024 * 1024;

/** The reverse of `pack`. An earlier server stored fewer kinds: these are empty. */
export function unpack({ document, media }: { document: string; media: string }): Content {
  const bytes = gunzipSync(Buffer.from(document, 'base64'), { maxOutputLength: maxUnpackedBytes });
  const stored = packed.parse(JSON.parse(bytes.toString()));
  const known: SchoolDocument = { ...emptyDocument(), ...stored };
  return { document: known, media: parseMedia(media) };
}

/** The school's time zone, in which the commands show times. */
export const readTimeZone = async (db: Kysely<Schema>): Promise<string> =>
  settingsOf((await readPublished(db)).document).timeZone;
