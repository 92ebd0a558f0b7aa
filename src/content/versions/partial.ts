import { idsOf } from '../../domain/fields/address.ts';
import type { DraftChange, ItemChange, ItemKey } from '../../domain/office/content-contract.ts';
import { changeKey, withDependents, withNeeded } from '../../domain/office/draft-changes.ts';
import { type Kind, kindNames } from '../../domain/office/kinds.ts';
import { type Content, ContentError, type SchoolDocument } from '../content.ts';
import { idOf, textOf } from '../folder/content-folder.ts';
import { withNamedFiles } from './draft-files.ts';
import { references } from './draft-items.ts';
import { itemChanges, takeBack } from './item-changes.ts';

/*
 * A part of a draft: some of its changes, with those that they need: a question of a new course needs the course.
 */

/** Team and ambassadors share a table (tables.ts), so an id can be in one of the two only. */
const siblings: Partial<Record<Kind, Kind>> = { team: 'ambassadors', ambassadors: 'team' };

/** Lists the changes of a draft, each with the changes that it needs. */
export function draftChanges(before: SchoolDocument, after: SchoolDocument): DraftChange[] {
  const changes = itemChanges(before, after);
  const changeOf = new Map(changes.map((one) => [changeKey(one), one.change]));
  const needs = new Map<string, Set<string>>();
  const add = (change: ItemKey, needed: ItemKey, neededChange: ItemChange['change']) => {
    if (changeOf.get(changeKey(needed)) !== neededChange) return;
    needs.set(changeKey(change), (needs.get(changeKey(change)) ?? new Set()).add(changeKey(needed)));
  };
  const [old, next] = [byKey(before), byKey(after)];
  for (const change of changes) {
    const { kind, id } = change;
    const [was, is] = [old.get(changeKey(change)), next.get(changeKey(change))];
    for (const { from, key } of referencesIn(kind)) {
      for (const named of idsOf(textOf(is?.[key]))) add(change, { kind: from, id: named }, 'new');
      for (const named of idsOf(textOf(was?.[key]))) {
        const removed = { kind: from, id: named };
        if (changeOf.get(changeKey(removed)) === 'removed') add(removed, change, change.change);
      }
    }
    if (change.change !== 'new') continue;
    // A renamed item replaces the item with its old id.
    for (const earlier of idsOf(textOf(is?.was))) {
      const removed = { kind, id: earlier };
      add(change, removed, 'removed');
      if (changeOf.get(changeKey(removed)) === 'removed') add(removed, change, 'new');
    }
    const sibling = siblings[kind];
    if (sibling) add(change, { kind: sibling, id }, 'removed');
  }
  return changes.map((change) => ({ ...change, needs: [...(needs.get(changeKey(change)) ?? [])] }));
}

const byKey = (document: SchoolDocument) =>
  new Map(
    kindNames.flatMap((kind) =>
      document[kind].map((item) => [changeKey({ kind, id: idOf(kind, item) }), item] as const),
    ),
  );

/** The values that refer to items of a kind. */
const referencesIn = (kind: Kind) =>
  kindNames.flatMap((from) =>
    (references[from] ?? []).flatMap((reference) => (reference.kind === kind ? [{ from, key: reference.key }] : [])),
  );

/** Reverts a change, and all changes that need it: with a new course, its new questions are removed. */
export function takeBackWithDependents(before: SchoolDocument, draft: SchoolDocument, change: ItemKey): SchoolDocument {
  const changes = draftChanges(before, draft);
  const keys = withDependents(changes, [changeKey(change)]);
  const others = changes.filter((one) => keys.has(changeKey(one)));
  return takeBackAll(before, draft, others.length > 0 ? others : [change]);
}

/** Reverts changes. Changes of the order come last, because they need all items. */
const takeBackAll = (before: SchoolDocument, draft: SchoolDocument, changes: readonly ItemKey[]): SchoolDocument =>
  changes
    .toSorted((one, other) => Number(one.id === '') - Number(other.id === ''))
    .reduce((document, { kind, id }) => takeBack(before, document, kind, id), draft);

export interface DraftPart extends Content {
  /** The keys of the changes that stay in the draft. */
  left: ReadonlySet<string>;
}

/**
 * The draft with only some of its changes, and the changes that these need.
 *
 * @param before the version that the draft is based on
 * @throws ContentError if none of the changes is in the draft
 */
export function partOfDraft(before: Content, draft: Content, only: readonly ItemKey[]): DraftPart {
  const changes = draftChanges(before.document, draft.document);
  const keys = new Set(changes.map(changeKey));
  const chosen = withNeeded(
    changes,
    only.map(changeKey).filter((key) => keys.has(key)),
  );
  if (chosen.size === 0) throw new ContentError('Choose at least one change.');
  const left = changes.filter((change) => !chosen.has(changeKey(change)));
  const document = takeBackAll(before.document, draft.document, left);
  // Restore files that the draft removed, but the reverted items need.
  const media = withNamedFiles(draft.media, { document, media: before.media });
  return { document, media, left: new Set(left.map(changeKey)) };
}

/** The draft after the publication of a part: what was published, and the changes that are left. */
export function restOfDraft(
  draft: SchoolDocument,
  published: SchoolDocument,
  left: ReadonlySet<string>,
): SchoolDocument {
  const stored = byKey(published);
  const rest = { ...draft };
  for (const kind of kindNames) {
    rest[kind] = draft[kind].map((item) => {
      const key = changeKey({ kind, id: idOf(kind, item) });
      return left.has(key) ? item : (stored.get(key) ?? item);
    });
  }
  return rest;
}
