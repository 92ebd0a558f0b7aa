import type { Content } from '../content.ts';
import { changedFields } from './changes.ts';
import {
  type Cells,
  cellsOf,
  type Flat,
  type FlatItem,
  type FlatKind,
  flatKinds,
  flatten,
  groupOf,
  isSameObject,
  isSameValue,
  parentKinds,
  unflatten,
  valuesOf,
  valueText,
} from './flat.ts';

/** A conflict for a person to resolve: both sides changed a value, or one side removed an item that the other changed. */
export interface ContentConflict {
  kind: FlatKind;
  id: string;
  /** The key of the value; '' for the whole item, if one side removed it. */
  key: string;
  before: string;
  mine: string;
  theirs: string;
}

export type Side = 'mine' | 'theirs';

/**
 * Merges two edits of `base`, value by value. If only one side changed a value, the merge uses that one. `decide`
 * resolves a conflict; undefined keeps the value of `mine` and returns the conflict in `conflicts`.
 */
export function mergeContent(
  base: Content,
  mine: Content,
  theirs: Content,
  decide: (conflict: ContentConflict) => Side | undefined,
): { content: Content; conflicts: ContentConflict[] } {
  const conflicts: ContentConflict[] = [];
  const settle = (conflict: ContentConflict): Side => {
    const side = decide(conflict);
    if (side === undefined) conflicts.push(conflict);
    return side ?? 'mine';
  };
  const flat = { base: flatten(base), mine: flatten(mine), theirs: flatten(theirs) };
  const family = {
    changedBelow: { mine: changedBelow(flat.base, flat.mine), theirs: changedBelow(flat.base, flat.theirs) },
    restored: new Set<string>(),
  };
  const merged: Partial<Record<FlatKind, FlatItem[]>> = {};
  for (const kind of flatKinds) {
    const above = merged[parentKinds[kind] ?? kind];
    const items = { base: flat.base[kind], mine: flat.mine[kind], theirs: flat.theirs[kind] };
    merged[kind] = mergeKind({ kind, settle, family, isOrphan: orphansOf(above) }, items);
  }
  return { content: unflatten(merged as Flat), conflicts };
}

interface Versions<T> {
  base: T;
  mine: T;
  theirs: T;
}

/** Facts about the parents and descendants of items that decide how an item is merged. */
interface Family {
  /** The keys of items of which each side changed or added a descendant. */
  changedBelow: Record<Side, ReadonlySet<string>>;
  /** The keys of items that one side removed and the merge keeps, with all their descendants. */
  restored: Set<string>;
}

interface KindMerge {
  kind: FlatKind;
  settle: (conflict: ContentConflict) => Side;
  family: Family;
  /** Whether the merge has removed the parent of an item. */
  isOrphan: (item: FlatItem) => boolean;
}

const keyOf = (kind: FlatKind, id: string) => `${kind} ${id}`;

function parentKeyOf(kind: FlatKind, { parent }: FlatItem): string | undefined {
  const above = parentKinds[kind];
  return above === undefined || parent === '' ? undefined : keyOf(above, parent);
}

/** The keys of items with a descendant that `side` changed or added. */
function changedBelow(base: Flat, side: Flat): Set<string> {
  const keys = new Set<string>();
  for (const kind of flatKinds.toReversed()) {
    const old = new Map(base[kind].map((item) => [item.id, item]));
    for (const item of side[kind]) {
      const was = old.get(item.id);
      const parent = parentKeyOf(kind, item);
      const isChanged = !was || changedFields(was, item).length > 0 || keys.has(keyOf(kind, item.id));
      if (parent !== undefined && isChanged) keys.add(parent);
    }
  }
  return keys;
}

function mergeKind(merge: KindMerge, items: Versions<readonly FlatItem[]>): FlatItem[] {
  const byId = (some: readonly FlatItem[]) => new Map(some.map((item) => [item.id, item]));
  const known = { base: byId(items.base), mine: byId(items.mine), theirs: byId(items.theirs) };
  const merged = new Map<string, FlatItem>();
  for (const id of new Set([...known.mine.keys(), ...known.theirs.keys()])) {
    const versions = { base: known.base.get(id), mine: known.mine.get(id), theirs: known.theirs.get(id) };
    const item = mergeItem(merge, id, versions);
    if (item) merged.set(id, item);
  }
  return inOrder(merge.kind, items, merged);
}

function mergeItem(
  merge: KindMerge,
  id: string,
  { base, mine, theirs }: Versions<FlatItem | undefined>,
): FlatItem | undefined {
  const { kind, settle, family, isOrphan } = merge;
  if (mine && theirs) {
    // Each side may have renamed or removed the parent, or moved the item to another one.
    if (isOrphan(mine) && isOrphan(theirs)) return undefined;
    const item = mergeValues(merge, id, { base, mine, theirs });
    return isOrphan(item) ? { ...item, parent: (isOrphan(mine) ? theirs : mine).parent } : item;
  }
  const left = mine ?? theirs;
  // The decision about the parent applies to its children.
  if (!left || isOrphan(left)) return undefined;
  const key = keyOf(kind, id);
  if (family.restored.has(parentKeyOf(kind, left) ?? '')) {
    family.restored.add(key);
    return left;
  }
  // Without a base version the item is new. Otherwise the other side removed it.
  if (!base) return left;
  const side: Side = mine ? 'mine' : 'theirs';
  if (changedFields(base, left).length === 0 && !family.changedBelow[side].has(key)) return undefined;
  const edited = 'was edited';
  const texts = mine ? { mine: edited, theirs: 'was removed' } : { mine: 'was removed', theirs: edited };
  if (settle({ kind, id, key: '', before: '', ...texts }) !== side) return undefined;
  family.restored.add(key);
  return left;
}

function mergeValues(
  { kind, settle }: KindMerge,
  id: string,
  { base, mine, theirs }: Versions<FlatItem | undefined> & { mine: FlatItem; theirs: FlatItem },
): FlatItem {
  if (isSameObject(mine, theirs)) return mine;
  const cells = { base: base && withParent(base), mine: withParent(mine), theirs: withParent(theirs) };
  const merged: Cells = new Map(
    [...new Set([...cells.mine.keys(), ...cells.theirs.keys()])].map((key) => {
      const [before, own, other] = [cells.base?.get(key), cells.mine.get(key), cells.theirs.get(key)];
      const isTheirs =
        isSameValue(own, before) ||
        (!isSameValue(own, other) &&
          !isSameValue(other, before) &&
          settle({ kind, id, key, before: valueText(before), mine: valueText(own), theirs: valueText(other) }) ===
            'theirs');
      return [key, (isTheirs ? other : own) ?? ''];
    }),
  );
  const { parent, ...values } = valuesOf(merged);
  return { id, parent: valueText(parent), source: values, values };
}

const withParent = ({ parent, values }: FlatItem): Cells => cellsOf({ ...values, parent });

/** Returns a predicate: has the merge removed the parent of an item? Parents are merged first. */
function orphansOf(above: readonly FlatItem[] | undefined): (item: FlatItem) => boolean {
  if (above === undefined) return () => false;
  const known = new Set(above.map(({ id }) => id));
  return ({ parent }) => parent !== '' && !known.has(parent);
}

/** Sorts the merged items of each group. */
function inOrder(
  kind: FlatKind,
  items: Versions<readonly FlatItem[]>,
  merged: ReadonlyMap<string, FlatItem>,
): FlatItem[] {
  const idsByGroup = (all: readonly FlatItem[]) =>
    Map.groupBy(
      all.flatMap(({ id }) => merged.get(id) ?? []),
      (item) => groupOf(kind, item),
    );
  const groups = { base: idsByGroup(items.base), mine: idsByGroup(items.mine), theirs: idsByGroup(items.theirs) };
  return [...new Set([...groups.mine.keys(), ...groups.theirs.keys()])].flatMap((name) => {
    const idsIn = (some: ReadonlyMap<string, FlatItem[]>) => (some.get(name) ?? []).map(({ id }) => id);
    const order = mergeOrder({ base: idsIn(groups.base), mine: idsIn(groups.mine), theirs: idsIn(groups.theirs) });
    return order.flatMap((id) => merged.get(id) ?? []);
  });
}

/** Uses the order of the side that changed it; mine if both did. Items of only the other side follow their predecessor. */
function mergeOrder({ base, mine, theirs }: Versions<readonly string[]>): string[] {
  const [known, own] = [new Set(base), new Set(mine)];
  const mineWas = base.filter((id) => own.has(id)).join('\n');
  const isMineUnchanged = mine.filter((id) => known.has(id)).join('\n') === mineWas;
  const [first, second] = isMineUnchanged ? [theirs, mine] : [mine, theirs];
  const order = [...first];
  for (const [index, id] of second.entries()) {
    if (order.includes(id)) continue;
    const before = second[index - 1];
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id);
  }
  return order;
}
