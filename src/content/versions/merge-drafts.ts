import type { Db } from '../../db/schema.ts';
import type { Content, MediaFile } from '../content.ts';
import type { MediaPlace } from '../media/media.ts';
import { compareContent, type KindChange } from './changes.ts';
import { withNamedFiles } from './draft-files.ts';
import { type Draft, endDraft } from './drafts.ts';
import { flatten } from './flat.ts';
import { type ContentConflict, mergeContent, type Side } from './merge.ts';
import { requireComplete } from './publish-draft.ts';
import { baseContent, contentBefore, openPublished, publishedSince } from './published.ts';
import { readVersion } from './store.ts';

/*
 * Merges the changes of others into a draft: published versions, or the draft of a colleague.
 */

/** Resolves a conflict; undefined leaves it open. */
type Decide = (conflict: ContentConflict) => Side | undefined;

interface Merged {
  /** Unchanged if conflicts are left. */
  draft: Draft;
  conflicts: ContentConflict[];
}

/**
 * Merges what others published since the version that the draft is based on.
 * @throws DraftIncomplete if two items have the same id
 */
export async function updateDraft(db: Db, place: MediaPlace, draft: Draft, decide: Decide): Promise<Merged> {
  const site = await openPublished(db, place);
  const merged = mergeInto(draft, await baseContent(db, draft.base), site, draft.media, decide);
  return merged.conflicts.length > 0 ? merged : { ...merged, draft: { ...merged.draft, base: site.base } };
}

/**
 * Merges the changes of a colleague's draft, with its files.
 * @throws DraftIncomplete if two items have the same id
 */
export async function takeOverDraft(db: Db, draft: Draft, other: Draft, decide: Decide): Promise<Merged> {
  requireUniqueIds(other);
  return mergeInto(draft, await contentBefore(db, other), other, [...draft.media, ...other.media], decide);
}

/**
 * Removes a colleague's draft after its changes were merged.
 * @returns false if it was edited since, and therefore stays
 */
export const endTakenDraft = (db: Db, staffId: string, draft: Draft): Promise<boolean> =>
  endDraft(db, staffId, draft, []);

/** @param files the files of both sides: the merged draft keeps those that its items use */
function mergeInto(draft: Draft, before: Content, after: Content, files: MediaFile[], decide: Decide): Merged {
  requireUniqueIds(draft);
  const { content, conflicts } = mergeContent(before, draft, after, decide);
  if (conflicts.length > 0) return { draft, conflicts };
  const { document } = content;
  return { draft: { ...draft, document, media: withNamedFiles(content.media, { document, media: files }) }, conflicts };
}

/** Throws if two items have the same id, because a merge would drop one. */
function requireUniqueIds(draft: Draft): void {
  const isUnique = Object.values(flatten(draft)).every(
    (items) => new Set(items.map(({ id }) => id)).size === items.length,
  );
  if (!isUnique) requireComplete(draft);
}

/** Returns a function that names the author who last published the value of a conflict after version `base`. */
export async function conflictAuthors(
  db: Db,
  base: string,
  conflicts: readonly ContentConflict[],
): Promise<(conflict: ContentConflict) => string> {
  const versions = (await publishedSince(db, base)).toReversed();
  const last = versions.at(-1)?.author ?? '';
  if (conflicts.length === 0 || versions.every(({ author }) => author === last)) return () => last;
  const authors = new Map<ContentConflict, string>();
  let before = await baseContent(db, base);
  for (const { id, author } of versions) {
    const after = await readVersion(db, id);
    const changes = compareContent(before, after);
    for (const conflict of conflicts) if (isIn(changes, conflict)) authors.set(conflict, author);
    before = after;
  }
  return (conflict) => authors.get(conflict) ?? last;
}

function isIn(changes: readonly KindChange[], { kind, id, key }: ContentConflict): boolean {
  const change = changes.find((one) => one.kind === kind);
  if (!change) return false;
  const changed = change.changed.find((one) => one.id === id);
  if (changed) return key === '' || changed.fields.some((field) => field.key === key);
  return change.added.includes(id) || change.removed.includes(id);
}
