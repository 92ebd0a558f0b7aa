import { isDeepStrictEqual } from 'node:util';
import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Db, Schema } from '../../db/schema.ts';
import { type Content, ContentError, type MediaFile } from '../content.ts';
import { newSchool, sampleContent } from '../folder/content-folder.ts';
import type { MediaPlace } from '../media/media.ts';
import { uploadsOf, withFiles } from './draft-files.ts';
import { contentBefore, openPublished, type Published, storeSampleMedia } from './published.ts';
import { pack, parseMedia, unpack } from './store.ts';

/*
 * Drafts of the office: the content that one member of staff edits, until it is published or discarded.
 */

export interface Draft extends Content {
  /** The version that the draft is based on; '' if the site had no content. */
  base: string;
  /** Milliseconds since 1970; undefined before the first edit. */
  savedAt: number | undefined;
  /** Set for a draft without edits: the published content, which changes when others publish. */
  site?: Published | undefined;
}

/** Another tab has changed the draft since it was read. */
export class DraftChanged extends ContentError {
  override name = 'DraftChanged';
}

export const changedElsewhere = 'Your draft was changed in another tab. Load the page again, then repeat the edit.';

/**
 * A cache of drafts, by database and member of staff: an edit then checks only the changed item. Another server may have stored
 * a newer draft, so a cached one is valid only if its `savedAt` is the time in the database.
 */
const lastDrafts = new WeakMap<Db, LRUCache<string, Draft>>();
const keptDrafts = 4;

function draftsOf(db: Db): LRUCache<string, Draft> {
  const drafts = lastDrafts.get(db) ?? new LRUCache<string, Draft>({ max: keptDrafts });
  lastDrafts.set(db, drafts);
  return drafts;
}

/**
 * Reads a draft. If none is stored, returns the published content. A stored draft without a document has no edits: it is the
 * published content, with uploads that no item uses yet.
 */
export async function openDraft(db: Db, place: MediaPlace, staffId: string): Promise<Draft> {
  const stored = await db.selectFrom('versions').select('at').where('id', '=', staffId).executeTakeFirst();
  const cached = draftsOf(db).get(staffId);
  const valid = stored && cached?.savedAt === Number(stored.at) ? cached : undefined;
  if (valid && (!valid.site || valid.site === (await openPublished(db, place)))) return valid;
  const row = stored && (await db.selectFrom('versions').selectAll().where('id', '=', staffId).executeTakeFirst());
  const site = row && row.document !== '' ? undefined : await openPublished(db, place);
  if (!row) return { ...(site ?? { base: '', ...newSchool() }), site, savedAt: undefined };
  const { base, at } = row;
  const draft = site
    ? { ...site, site, media: withFiles(site.media, parseMedia(row.media)), savedAt: Number(at) }
    : { base, ...(await unpack(row)), savedAt: Number(at) };
  draftsOf(db).set(staffId, draft);
  return draft;
}

/** The uploads of a draft without edits; undefined if it has edits. */
function uploadsWithoutEdits({ site, base, document, media }: Draft): MediaFile[] | undefined {
  if (!site || base !== site.base || document !== site.document) return undefined;
  const [published, own] = [new Set(site.media), new Set(media)];
  return site.media.every((file) => own.has(file)) ? media.filter((file) => !published.has(file)) : undefined;
}

/** The database columns of a draft without edits: no document, only the uploads that no item uses. */
const onlyUploads = (uploads: readonly MediaFile[]) => ({ document: '', media: JSON.stringify(uploads) });

/**
 * Stores a draft, unless it was stored again after `draft.savedAt` (optimistic locking).
 *
 * @returns the draft with its new time
 * @throws DraftChanged if it was stored again
 */
export async function saveDraft(db: Db, staffId: string, draft: Draft, now: number): Promise<Draft> {
  const savedAt = Math.max(now, (draft.savedAt ?? 0) + 1);
  const uploads = uploadsWithoutEdits(draft);
  const row = { base: draft.base, ...(uploads ? onlyUploads(uploads) : await pack(draft)), at: savedAt };
  const plain = { source: 'folder' as const, author: '', note: '', summary: '' };
  const stored =
    draft.savedAt === undefined
      ? await db
          .insertInto('versions')
          .values({ id: staffId, owner: staffId, ...plain, ...row })
          .onConflict((conflict) => conflict.column('id').doNothing())
          .returning('id')
          .executeTakeFirst()
      : await db
          .updateTable('versions')
          .set(row)
          .where('id', '=', staffId)
          .where('at', '=', draft.savedAt)
          .returning('id')
          .executeTakeFirst();
  if (!stored) throw new DraftChanged(changedElsewhere);
  const saved = { ...draft, site: uploads && draft.site, savedAt };
  draftsOf(db).set(staffId, saved);
  return saved;
}

/**
 * Discards the edits of a draft. Its uploads stay.
 * @throws DraftChanged if another tab edits it meanwhile
 */
export async function discardDraft(db: Db, place: MediaPlace, staffId: string): Promise<void> {
  const draft = await openDraft(db, place, staffId);
  if (await discard(db, place, staffId, draft)) return;
  const newer = await openDraft(db, place, staffId);
  // The draft was stored meanwhile. An upload does not prevent the discard, but a new edit must not be lost.
  const isEdited = newer.base !== draft.base || !isDeepStrictEqual(newer.document, draft.document);
  if (isEdited || !(await discard(db, place, staffId, newer))) throw new DraftChanged(changedElsewhere);
}

/** @returns false if the draft was stored again after `draft.savedAt` */
async function discard(db: Db, place: MediaPlace, staffId: string, draft: Draft): Promise<boolean> {
  if (draft.savedAt === undefined) return true;
  const before = await contentBefore(db, draft);
  const site = await openPublished(db, place);
  const uploads = await uploadsOf(draft, { media: [...before.media, ...site.media] });
  return endDraft(db, staffId, { base: site.base, savedAt: draft.savedAt }, uploads);
}

/**
 * Removes a draft. If there are uploads, stores a draft with only these instead.
 *
 * @returns false if the draft was stored again after `savedAt`
 */
export async function endDraft(
  db: Kysely<Schema>,
  staffId: string,
  { base, savedAt = 0 }: Pick<Draft, 'base' | 'savedAt'>,
  uploads: readonly MediaFile[],
): Promise<boolean> {
  const ended =
    uploads.length === 0
      ? db.deleteFrom('versions').where('id', '=', staffId).where('at', '=', savedAt).returning('id')
      : db
          .updateTable('versions')
          .set({ base, ...onlyUploads(uploads), at: savedAt + 1 })
          .where('id', '=', staffId)
          .where('at', '=', savedAt)
          .returning('id');
  return (await ended.executeTakeFirst()) !== undefined;
}

/**
 * The content that a new draft begins with.
 * @param from the sample content, or nothing
 */
export async function draftFrom(from: 'sample' | 'empty', place: MediaPlace): Promise<Content> {
  if (from === 'empty') return newSchool();
  const media = await storeSampleMedia(place);
  return { ...(await sampleContent()), media };
}
