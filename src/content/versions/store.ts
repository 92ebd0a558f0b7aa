import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import * as zlib from 'node:zlib';
import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { ContentSource, Schema } from '../../db/schema.ts';
import type { FormValue, FormValues } from '../../domain/office/content-contract.ts';
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
 * A published version never changes; the table `published` names the current one.
 */

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

/** The source of the published content: the sample, or a school's folder or draft. Undefined without content. */
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
  const content = versionsRead.get(id) ?? (await unpackVersion(db, id));
  versionsRead.set(id, content);
  return content;
}

async function unpackVersion(db: Kysely<Schema>, id: string): Promise<Content> {
  const row = await db.selectFrom('versions').select(['document', 'media']).where('id', '=', id).executeTakeFirst();
  if (!row) throw new ContentError(`Version ${Number.parseInt(id, 10)} is no longer kept.`);
  return unpack(row);
}

/** A cache of the last versions that were read or added. It needs no invalidation, because versions never change. */
const versionsRead = new LRUCache<string, Content>({ max: 3 });

/** The published content; empty if there is none. */
export async function readPublished(db: Kysely<Schema>): Promise<Content> {
  const id = await currentVersion(db);
  return id === '' ? emptyContent() : readVersion(db, id);
}

/**
 * The published version with its content; undefined without content. It does not add the content to the cache.
 *
 * @param from 'memory' uses the cache if it has the version
 */
export async function readPresent(db: Kysely<Schema>, from: 'database' | 'memory' = 'database') {
  const version = await db
    .selectFrom('published')
    .innerJoin('versions', 'versions.id', 'published.version')
    .select(['versions.id', 'source', 'at'])
    .executeTakeFirst();
  if (!version) return undefined;
  const { id, source, at } = version;
  const known = from === 'memory' ? versionsRead.get(id) : undefined;
  return { ...(known ?? (await unpackVersion(db, id))), id, source, appliedAt: new Date(Number(at)) };
}

/**
 * Stores a version, makes it the published one, and deletes those beyond the limit. Call it under the content lock.
 *
 * @param packed the columns of the content, if they were stored already
 */
export async function addVersion(
  connection: Kysely<Schema>,
  content: Content,
  version: Pick<ContentVersion, 'source' | 'author' | 'note' | 'summary'>,
  packed?: Packed,
): Promise<string> {
  const ids = await publishedIds(connection);
  const [newest = ''] = ids;
  const number = String((Number.parseInt(newest, 10) || 0) + 1).padStart(8, '0');
  const id = `${number}-${randomBytes(5).toString('hex')}`;
  await connection
    .insertInto('versions')
    .values({ id, owner: null, base: newest, ...version, ...(packed ?? (await pack(content))), at: Date.now() })
    .execute();
  await connection
    .insertInto('published')
    .values({ id: 'content', version: id })
    .onConflict((row) => row.column('id').doUpdateSet({ version: id }))
    .execute();
  const old = ids.slice(keptVersions - 1);
  if (old.length > 0) await connection.deleteFrom('versions').where('id', 'in', old).execute();
  // New drafts and this server's site then share the document's objects. After a rollback, nothing refers to this id.
  versionsRead.set(id, { document: content.document, media: content.media });
  return id;
}

/** The ids of the published versions, newest first. Selects only the id: SQLite then does not read the large document. */
async function publishedIds(connection: Kysely<Schema>): Promise<string[]> {
  const rows = await connection
    .selectFrom('versions')
    .select('id')
    .where('owner', 'is', null)
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ id }) => id);
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

/** Run on libuv's thread pool, and do not block the server. */
const [gzip, gunzip] = [promisify(zlib.gzip), promisify(zlib.gunzip)];

/** The database columns of a content. */
export type Packed = Record<keyof Content, string>;

/** More than any school's texts. Must be below `maxUnpackedBytes`, or the version could not be read again. */
const maxPackedLength = 64 * 1024 * 1024;

/**
 * Packs a content. The document is JSON, compressed by gzip, in Base64.
 * @throws ContentError if the texts are too large
 */
export async function pack({ document, media }: Content): Promise<Packed> {
  const json = JSON.stringify(document);
  if (json.length > maxPackedLength) throw new ContentError('All texts together have more than 64 MB.');
  // The fastest level: each Save packs the whole document.
  const bytes = await gzip(json, { level: 1 });
  return { document: bytes.toString('base64'), media: JSON.stringify(media) };
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isValue = (value: unknown): value is FormValue =>
  typeof value === 'string' || (isObject(value) && Object.values(value).every(isValue));
const isItem = (item: unknown): item is FormValues => isObject(item) && !Array.isArray(item) && isValue(item);
/** Not with zod, which takes longer than unpacking, on the thread that handles requests. */
const isDocument = (stored: unknown): stored is Partial<SchoolDocument> =>
  isObject(stored) && Object.values(stored).every((items) => Array.isArray(items) && items.every(isItem));

/** More than any school's texts. An untrusted backup may contain a decompression bomb. */
const maxUnpackedBytes = 256 * 1024 * 1024;

/** The reverse of `pack`. Kinds that an earlier version did not store are empty. */
export async function unpack({ document, media }: { document: string; media: string }): Promise<Content> {
  const bytes = await gunzip(Buffer.from(document, 'base64'), { maxOutputLength: maxUnpackedBytes });
  const stored: unknown = JSON.parse(bytes.toString());
  if (!isDocument(stored)) throw new ContentError('The database has a version that is no document of a school.');
  return { document: { ...emptyDocument(), ...stored }, media: parseMedia(media) };
}

/** The school's time zone, in which the commands show times. */
export const readTimeZone = async (db: Kysely<Schema>): Promise<string> =>
  settingsOf((await readPublished(db)).document).timeZone;
