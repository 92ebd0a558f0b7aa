import { isDeepStrictEqual } from 'node:util';
import { gunzipSync } from 'node:zlib';
import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Db, Schema } from '../../db/schema.ts';
import { withLock } from '../../db/transactions.ts';
import { type Content, ContentError, describeProblem, emptyContent } from '../content.ts';
import { emptyRecords, fromRecords, type Records, sampleContent, toRecords } from '../folder/content-folder.ts';
import { type MediaPlace, proveSharedMedia, pruneMedia, shareMedia, touchMedia } from '../media/media.ts';
import { readDatabase, replaceContent } from './apply.ts';
import { largeRemovals } from './apply-errors.ts';
import { compareContent } from './changes.ts';
import { baseContent, contentBefore } from './draft-base.ts';
import { publicMedia, uploadsOf, withFiles, withNamedFiles } from './draft-files.ts';
import { mediaOfVersions, packJson, recordPresent } from './history.ts';
import { type ContentConflict, mergeContent, type Side } from './merge-content.ts';
import { readPresent, storeSampleMedia } from './present.ts';
import { openPublished, type Published } from './published.ts';

/*
 * Drafts of the office: the content that one member of staff edits, until it is published or discarded.
 */

export interface Draft {
  /** The version that the edits began with; '' if the site had no content. */
  base: string;
  /** Form values instead of content, because content cannot represent an item with a mistake. */
  records: Records;
  media: Content['media'];
  /** Milliseconds since 1970; undefined before the first edit. */
  savedAt: number | undefined;
  /** The published content that a draft without edits shows, beside its uploads. It follows what others publish. */
  site?: Published | undefined;
}

/** Another tab has changed the draft since it was read. */
export class DraftChanged extends ContentError {
  override name = 'DraftChanged';
}

const nothingChanged = 'Nothing was changed since the last publication.';
const changedElsewhere = 'Your draft was changed in another tab. Load the page again, then repeat the edit.';

/** Others published since the draft began: the draft must take over their changes first. */
export class DraftOutdated extends ContentError {
  override name = 'DraftOutdated';
}

/** Publishing would remove more than a third of a thing. Each line names one. */
export class LargeRemoval extends ContentError {
  override name = 'LargeRemoval';
}

/**
 * The drafts of this server's last editors, by database and member of staff. An edit then checks only what it changed.
 * Another server may have stored a newer one: a draft counts only with the time of the database.
 */
const lastDrafts = new WeakMap<Db, LRUCache<string, Draft>>();
const keptDrafts = 4;

function draftsOf(db: Db): LRUCache<string, Draft> {
  const drafts = lastDrafts.get(db) ?? new LRUCache<string, Draft>({ max: keptDrafts });
  lastDrafts.set(db, drafts);
  return drafts;
}

/** Reads a draft. Without a stored one, it is the published content. */
export async function openDraft(db: Db, place: MediaPlace, staffId: string): Promise<Draft> {
  const drafts = db.selectFrom('office_drafts').where('id', '=', staffId);
  const stored = await drafts.select('updated_at').executeTakeFirst();
  const last = draftsOf(db).get(staffId);
  const known = stored && last?.savedAt === Number(stored.updated_at) ? last : undefined;
  if (known && (!known.site || known.site === (await openPublished(db, place)))) return known;
  const row = stored && (await drafts.selectAll().executeTakeFirst());
  const unpacked = row && unpackDraft(row.content);
  if (row && unpacked && !unpacked.uploads) {
    const { records, media } = unpacked;
    const draft = { base: row.base, records, media, savedAt: Number(row.updated_at) };
    draftsOf(db).set(staffId, draft);
    return draft;
  }
  const site = await openPublished(db, place);
  if (!row) return { ...site, site, savedAt: undefined };
  const media = withFiles(site.media, unpacked?.uploads ?? []);
  const draft = { ...site, site, media, savedAt: Number(row.updated_at) };
  draftsOf(db).set(staffId, draft);
  return draft;
}

/** The content of a draft. Use it only if `problems` is empty. */
export async function contentOfDraft({ records, media }: Pick<Draft, 'records' | 'media'>) {
  const { content, problems } = await fromRecords(records, media);
  return { content: { ...content, media }, problems };
}

interface Stored extends Pick<Draft, 'records' | 'media'> {
  /** Only in a draft without changes: files that nothing uses yet. Such a draft is what the site shows, and these files. */
  uploads?: Content['media'] | undefined;
}

/** The uploads of a draft without edits; undefined if it has edits. */
function uploadsWithoutEdits({ site, base, records, media }: Draft): Content['media'] | undefined {
  if (!site || base !== site.base || records !== site.records) return undefined;
  const [published, own] = [new Set(site.media), new Set(media)];
  return site.media.every((row) => own.has(row)) ? media.filter((row) => !published.has(row)) : undefined;
}

const packDraft = ({ records, media, uploads }: Stored): string => packJson({ records, media, uploads });

/** Unpacks a stored draft. An older server may have stored fewer things: these are empty. */
function unpackDraft(text: string): Stored {
  const { records, ...rest }: Stored = JSON.parse(gunzipSync(Buffer.from(text, 'base64')).toString());
  return { records: { ...emptyRecords(), ...records }, ...rest };
}

/**
 * Stores a draft, if the database still has the one of `draft.savedAt` (optimistic locking).
 *
 * @returns the draft with its new time
 * @throws DraftChanged if it was stored since
 */
export async function saveDraft(db: Db, staffId: string, draft: Draft, now: number): Promise<Draft> {
  const savedAt = Math.max(now, (draft.savedAt ?? 0) + 1);
  const uploads = uploadsWithoutEdits(draft);
  const row = { base: draft.base, content: packDraft({ ...draft, uploads }), updated_at: savedAt };
  const stored =
    draft.savedAt === undefined
      ? await db
          .insertInto('office_drafts')
          .values({ id: staffId, ...row })
          .onConflict((conflict) => conflict.column('id').doNothing())
          .returning('id')
          .executeTakeFirst()
      : await db
          .updateTable('office_drafts')
          .set(row)
          .where('id', '=', staffId)
          .where('updated_at', '=', draft.savedAt)
          .returning('id')
          .executeTakeFirst();
  if (!stored) throw new DraftChanged(changedElsewhere);
  const saved = { ...draft, site: uploads && draft.site, savedAt };
  draftsOf(db).set(staffId, saved);
  return saved;
}

/**
 * Forgets the changes of a draft. Its uploads stay.
 * @throws DraftChanged if another tab edits it meanwhile
 */
export async function discardDraft(db: Db, place: MediaPlace, staffId: string): Promise<void> {
  const draft = await openDraft(db, place, staffId);
  if (await discard(db, place, staffId, draft)) return;
  const newer = await openDraft(db, place, staffId);
  // An upload may end meanwhile. An edit must not be lost.
  const isEdited = newer.base !== draft.base || !isDeepStrictEqual(newer.records, draft.records);
  if (isEdited || !(await discard(db, place, staffId, newer))) throw new DraftChanged(changedElsewhere);
}

/** @returns whether the database still had the draft of `draft.savedAt` */
async function discard(db: Db, place: MediaPlace, staffId: string, draft: Draft): Promise<boolean> {
  if (draft.savedAt === undefined) return true;
  const before = await contentBefore(db, draft);
  const site = await openPublished(db, place);
  const uploads = await uploadsOf(draft, { media: [...before.media, ...site.media] });
  return endDraft(db, staffId, { ...draft, ...site }, uploads);
}

/**
 * Removes a draft without changes. With uploads, it stores them instead.
 *
 * @returns whether the database still had the draft of `draft.savedAt`
 */
async function endDraft(
  db: Kysely<Schema>,
  staffId: string,
  { base, records, media, savedAt = 0 }: Draft,
  uploads: Content['media'],
): Promise<boolean> {
  const content = packDraft({ records, media: [...media, ...uploads], uploads });
  const ended =
    uploads.length === 0
      ? db.deleteFrom('office_drafts').where('id', '=', staffId).where('updated_at', '=', savedAt).returning('id')
      : db
          .updateTable('office_drafts')
          .set({ base, content, updated_at: savedAt + 1 })
          .where('id', '=', staffId)
          .where('updated_at', '=', savedAt)
          .returning('id');
  return (await ended.executeTakeFirst()) !== undefined;
}

/** The media files of all drafts: an apply must not delete them. */
export async function mediaOfDrafts(db: Db): Promise<Content['media']> {
  const rows = await db.selectFrom('office_drafts').select('content').execute();
  return rows.flatMap(({ content }) => unpackDraft(content).media);
}

/**
 * The content that a new draft begins with.
 * @param from the sample content, or nothing
 */
export async function draftFrom(
  from: 'sample' | 'empty',
  place: MediaPlace,
): Promise<Pick<Draft, 'records' | 'media'>> {
  if (from === 'empty') return { records: toRecords(emptyContent()), media: [] };
  const media = await storeSampleMedia(place);
  return { records: toRecords(await sampleContent()), media };
}

/** The content of a draft, and what prevents its publication. */
export async function checkDraft(draft: Draft) {
  const { content, problems } = await contentOfDraft(draft);
  if (draft.records.courses.length > 0) return { content, problems };
  return { content, problems: [...problems, { file: 'courses.csv', message: 'a school needs at least one course' }] };
}

/** The content that the publication of a draft makes. Use it only if `problems` is empty. */
export async function contentToPublish(db: Db, draft: Draft) {
  const { content, problems } = await checkDraft(draft);
  return { content: { ...content, media: publicMedia(draft, await baseContent(db, draft.base)) }, problems };
}

export interface PublishOptions {
  db: Db;
  place: MediaPlace;
  staffId: string;
  author: string;
  note: string;
  force: boolean;
}

/**
 * Makes the draft the content of the site, as a new version, and removes the draft.
 *
 * @returns the number of the version
 * @throws DraftOutdated, LargeRemoval
 */
export async function publishDraft({ db, place, staffId, author, note, force }: PublishOptions): Promise<number> {
  const draft = await openDraft(db, place, staffId);
  const { base, savedAt } = draft;
  if (savedAt === undefined) throw new ContentError(nothingChanged);
  const { content, problems } = await contentToPublish(db, draft);
  if (problems.length > 0) throw new ContentError(problems.map(describeProblem).join('\n'));
  const uploads = await uploadsOf(draft, content);
  const missing = await shareMedia(place, content.media);
  if (missing.length > 0) {
    throw new ContentError(`Upload again, because the server has lost it: ${missing.map(({ id }) => id).join(', ')}`);
  }
  await proveSharedMedia(db, place, content);
  const before = await db.selectFrom('media').selectAll().execute();
  await touchMedia(place.dataDir, [...before, ...content.media]);
  const version = await withLock(db, async (connection) => {
    const present = await readDatabase(connection);
    const current = (await recordPresent(connection, present)) ?? '';
    if (current !== base) {
      throw new DraftOutdated('Somebody published since you began. Take over their changes, then publish.');
    }
    const source = await connection.selectFrom('content_state').select('source').executeTakeFirst();
    const changes = compareContent(present, content);
    if (changes.length === 0) throw new ContentError(nothingChanged);
    const removals = largeRemovals(present, content, changes);
    if (source?.source === 'folder' && removals.length > 0 && !force) throw new LargeRemoval(removals.join('\n'));
    const id = await replaceContent(connection, present, content, { author, note, source: 'folder' });
    const published = { ...draft, base: id, media: content.media };
    if (!(await endDraft(connection, staffId, published, uploads))) throw new DraftChanged(changedElsewhere);
    return id;
  });
  await pruneMedia(place.dataDir, [...content.media, ...(await mediaOfVersions(db)), ...(await mediaOfDrafts(db))]);
  return Number.parseInt(version, 10);
}

/**
 * Takes over what others published since the draft began. With conflicts left, the draft is returned unchanged.
 *
 * @param decide settles a conflict
 */
export async function updateDraft(
  db: Db,
  place: MediaPlace,
  draft: Draft,
  decide: (conflict: ContentConflict) => Side | undefined,
): Promise<{ draft: Draft; conflicts: ContentConflict[] }> {
  const present = await readPresent(db, place);
  const base = await baseContent(db, draft.base);
  const mine = await contentOfDraft(draft);
  if (mine.problems.length > 0) throw new ContentError(mine.problems.map(describeProblem).join('\n'));
  const { content, conflicts } = mergeContent(base, mine.content, present.content, decide);
  if (conflicts.length > 0) return { draft, conflicts };
  const records = toRecords(content);
  const media = withNamedFiles(content.media, { records, media: draft.media });
  return { draft: { ...draft, base: present.base, records, media }, conflicts };
}
