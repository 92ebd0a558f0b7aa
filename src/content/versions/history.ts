import { randomBytes } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Insertable, Kysely } from 'kysely';
import { z } from 'zod';
import {
  type ContentRow,
  type ContentTable,
  columnsOf,
  contentTableNames,
  contentTables,
  listColumnsOf,
} from '../../db/content-tables.ts';
import type { ContentSource, Db, Schema } from '../../db/schema.ts';
import { type Content, ContentError, emptyContent, keptVersions } from '../content.ts';
import { compareContent } from './changes.ts';

/** An applied version of the content. */
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

const columns = ['id', 'source', 'author', 'note', 'summary', 'applied_at'] as const;

/** Lists the kept versions, newest first. The first one is the current content. */
export async function listVersions(db: Kysely<Schema>): Promise<ContentVersion[]> {
  const rows = await db.selectFrom('content_versions').select(columns).orderBy('id', 'desc').execute();
  return rows.map(({ applied_at, ...row }) => ({
    ...row,
    number: Number.parseInt(row.id, 10),
    appliedAt: new Date(Number(applied_at)),
  }));
}

/**
 * Reads the content of a version.
 * @throws ContentError if the database does not keep it
 */
export async function readVersion(db: Kysely<Schema>, id: string): Promise<Content> {
  const row = await db.selectFrom('content_versions').select('content').where('id', '=', id).executeTakeFirst();
  if (!row) throw new ContentError(`Version ${Number.parseInt(id, 10)} is no longer kept.`);
  return unpackContent(row.content);
}

/** Stores a version as the newest one, and deletes those beyond the limit. Call it under the content lock. */
export async function addVersion(
  connection: Kysely<Schema>,
  content: Content,
  version: Pick<ContentVersion, 'source' | 'author' | 'note' | 'summary' | 'appliedAt'>,
): Promise<string> {
  const [newest] = await listVersions(connection);
  const number = String((newest?.number ?? 0) + 1).padStart(8, '0');
  const { appliedAt, ...given } = version;
  const id = `${number}-${randomBytes(5).toString('hex')}`;
  const stored = { content: packContent(content), media: JSON.stringify(content.media) };
  await connection
    .insertInto('content_versions')
    .values({ id, ...given, ...stored, applied_at: appliedAt.getTime() })
    .execute();
  const old = (await listVersions(connection)).slice(keptVersions).map((one) => one.id);
  if (old.length > 0) await connection.deleteFrom('content_versions').where('id', 'in', old).execute();
  return id;
}

/**
 * Stores the present content as a version if the newest version differs: the content of an earlier server, the sample
 * content, or rows that were changed by hand. Call it under the content lock.
 *
 * @returns the id of the version; undefined if the database has no content
 */
export async function recordPresent(connection: Kysely<Schema>, present: Content): Promise<string | undefined> {
  const state = await connection.selectFrom('content_state').selectAll().executeTakeFirst();
  if (!state) return undefined;
  const [newest] = await listVersions(connection);
  if (newest && compareContent(await readVersion(connection, newest.id), present).length === 0) return newest.id;
  return addVersion(connection, present, {
    source: state.source,
    author: '',
    note: state.source === 'sample' ? 'The sample content' : newest ? 'Changed without an apply' : '',
    summary: '',
    appliedAt: new Date(Number(state.applied_at)),
  });
}

/** All media files of the kept versions. */
export async function mediaOfVersions(db: Db): Promise<Content['media']> {
  const versions = await db.selectFrom('content_versions').select('media').execute();
  const rows = versions.flatMap(({ media }) => parseMedia(media));
  return [...new Map(rows.map((row) => [`${row.hash} ${row.id}`, row])).values()];
}

const mediaRows = z.array(z.object({ id: z.string(), hash: z.string(), position: z.number() }));

/** The files of a version, from its column `media`. */
export const parseMedia = (json: string): Content['media'] => mediaRows.parse(JSON.parse(json));

const packContent = (content: Content): string => packJson(content);

/** Above any school's texts, and well below `maxUnpackedBytes`: a larger version could not be read again. */
const maxPackedLength = 64 * 1024 * 1024;

/**
 * JSON, compressed by gzip, in Base64.
 * @throws ContentError if the texts are too large
 */
export function packJson(value: object): string {
  const json = JSON.stringify(value);
  if (json.length > maxPackedLength) throw new ContentError('All texts together have more than 64 MB.');
  return gzipSync(json).toString('base64');
}

const packed = z.record(z.string(), z.array(z.looseObject({ id: z.string(), position: z.number() })));
/** Above any school's texts: a backup of a stranger may contain a decompression bomb. */
const maxUnpackedBytes = 256 * 1024 * 1024;

/** The reverse of `packContent`. An earlier server stored fewer columns: a missing column is empty. */
export function unpackContent(text: string): Content {
  const bytes = gunzipSync(Buffer.from(text, 'base64'), { maxOutputLength: maxUnpackedBytes });
  const stored = packed.parse(JSON.parse(bytes.toString()));
  const content = emptyContent();
  for (const table of contentTableNames) unpackTable(table, stored[table] ?? [], content);
  return content;
}

function unpackTable<Table extends ContentTable>(
  table: Table,
  rows: z.output<typeof packed>[string],
  into: Content,
): void {
  const { fields, further } = contentTables[table];
  const names = [...columnsOf(fields), ...further];
  const lists = listColumnsOf(fields);
  const all: Insertable<Schema[Table]>[] = into[table];
  for (const row of rows) {
    const texts = Object.fromEntries(names.map((name) => [name, String(row[name] ?? (lists.has(name) ? '[]' : ''))]));
    const complete: ContentRow & Record<string, string | number> = { ...texts, id: row.id, position: row.position };
    all.push(complete as Insertable<Schema[Table]>);
  }
}
