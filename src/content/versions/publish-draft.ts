import type { Kysely } from 'kysely';
import type { Db, Schema } from '../../db/schema.ts';
import { withLock } from '../../db/transactions.ts';
import type { ItemKey } from '../../domain/office/content-contract.ts';
import { type Content, ContentError, type Problem, type SchoolDocument } from '../content.ts';
import { checkDocument, normalized } from '../folder/content-folder.ts';
import { type MediaPlace, proveSharedMedia, pruneMedia, shareMedia, touchMedia } from '../media/media.ts';
import { publish } from './apply.ts';
import { largeRemovals } from './apply-errors.ts';
import { compareContent } from './changes.ts';
import { publicMedia, uploadsOf } from './draft-files.ts';
import { changedElsewhere, type Draft, DraftChanged, endDraft, openDraft } from './drafts.ts';
import { partOfDraft, restOfDraft } from './partial.ts';
import { baseContent, contentBefore } from './published.ts';
import { currentSource, currentVersion, mediaOfVersions, type Packed, pack, readPublished } from './store.ts';

/*
 * The publication of a draft, or of a part of it.
 */

/** Others published since the draft's base version. The draft must merge their changes first. */
export class DraftOutdated extends ContentError {
  override name = 'DraftOutdated';
}

/** A value in the draft is missing or wrong. */
export class DraftIncomplete extends ContentError {
  override name = 'DraftIncomplete';
  readonly document: SchoolDocument;
  readonly problems: readonly Problem[];

  constructor(document: SchoolDocument, problems: readonly Problem[]) {
    super(problems.map(({ kind, id, path, message }) => `${kind} ${id} ${path}: ${message}`).join('\n'));
    this.document = document;
    this.problems = problems;
  }
}

/** Publishing would remove more than a third of the items of a kind. Each line of the message names a kind. */
export class LargeRemoval extends ContentError {
  override name = 'LargeRemoval';
}

const nothingChanged = 'Nothing was changed since the last publication.';

/** The problems that prevent the publication of a draft. */
export function checkDraft({ document, media }: Content): readonly Problem[] {
  const problems = checkDocument(document, media);
  if (document.courses.length > 0) return problems;
  return [...problems, { kind: 'courses', id: '', index: 0, path: '', message: 'a school needs at least one course' }];
}

/** The content that `publishDraft` would publish. For a preview of a draft with problems, it is not normalised. */
export async function contentToPublish(db: Db, draft: Draft): Promise<Content> {
  const base = await baseContent(db, draft.base);
  const { document } = checkDraft(draft).length === 0 ? normalized(draft, base.document) : draft;
  return { document, media: publicMedia(draft, base) };
}

export interface PublishOptions {
  db: Db;
  place: MediaPlace;
  staffId: string;
  author: string;
  note: string;
  force: boolean;
  /** The changes to publish. @default all */
  only?: readonly ItemKey[] | undefined;
}

/**
 * Makes the draft the content of the site, as a new version, and removes the draft. With `only`, publishes some of its
 * changes; the others stay in the draft.
 *
 * @returns the number of the version
 * @throws DraftIncomplete, DraftOutdated, LargeRemoval, DraftChanged; ContentError if nothing changed or a file is lost
 */
export async function publishDraft({ db, place, staffId, author, note, ...options }: PublishOptions): Promise<number> {
  const draft = await openDraft(db, place, staffId);
  const { base, savedAt } = draft;
  if (savedAt === undefined) throw new ContentError(nothingChanged);
  const part = options.only && partOfDraft(await contentBefore(db, draft), draft, options.only);
  const chosen = { ...draft, ...part };
  requireComplete(chosen);
  const content = await contentToPublish(db, chosen);
  const uploads = await uploadsOf(draft, content);
  const missing = await shareMedia(place, content.media);
  if (missing.length > 0) {
    throw new ContentError(`Upload again, because the server has lost it: ${missing.map(({ id }) => id).join(', ')}`);
  }
  await proveSharedMedia(db, place, content);
  await touchMedia(place.dataDir, [...(await readPublished(db)).media, ...content.media]);
  const version = await withLock(db, async (connection) => {
    if ((await currentVersion(connection)) !== base) {
      throw new DraftOutdated('Somebody published since you began. Take over their changes, then publish.');
    }
    const present = await readPublished(connection);
    const changes = compareContent(present, content);
    if (changes.length === 0) throw new ContentError(nothingChanged);
    const removals = largeRemovals(present, content, changes);
    const isOwn = (await currentSource(connection)) === 'folder';
    if (isOwn && removals.length > 0 && !options.force) throw new LargeRemoval(removals.join('\n'));
    const packed = content.document === draft.document ? await storedColumns(connection, staffId, content) : undefined;
    const id = await publish(connection, present, content, { author, note, source: 'folder' }, packed);
    const isLast = !part || part.left.size === 0;
    const isStored = isLast
      ? await endDraft(connection, staffId, { base: id, savedAt }, uploads)
      : await keepRest(connection, staffId, savedAt, {
          base: id,
          document: restOfDraft(draft.document, content.document, part.left),
          media: draft.media,
        });
    if (!isStored) throw new DraftChanged(changedElsewhere);
    return id;
  });
  await pruneMedia(place.dataDir, await mediaOfVersions(db));
  return Number.parseInt(version, 10);
}

/** The content as database columns. Reads the packed document of the stored draft, because packing takes longer. */
async function storedColumns(db: Kysely<Schema>, staffId: string, { media }: Content): Promise<Packed | undefined> {
  const stored = await db.selectFrom('versions').select('document').where('id', '=', staffId).executeTakeFirst();
  // A draft without edits has no document of its own.
  return stored?.document ? { document: stored.document, media: JSON.stringify(media) } : undefined;
}

/** @throws DraftIncomplete */
export function requireComplete(content: Content): void {
  const problems = checkDraft(content);
  if (problems.length > 0) throw new DraftIncomplete(content.document, problems);
}

/**
 * Stores the remaining changes of a draft after the publication of a part.
 *
 * @returns false if the draft was stored again after `savedAt`
 */
async function keepRest(
  db: Kysely<Schema>,
  staffId: string,
  savedAt: number,
  { base, ...content }: Content & { base: string },
): Promise<boolean> {
  const stored = await db
    .updateTable('versions')
    .set({ base, ...(await pack(content)), at: savedAt + 1 })
    .where('id', '=', staffId)
    .where('at', '=', savedAt)
    .returning('id')
    .executeTakeFirst();
  return stored !== undefined;
}
