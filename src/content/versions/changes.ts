import type { Content } from '../content.ts';
import {
  cellsOf,
  type FlatItem,
  type FlatKind,
  flatKinds,
  flatten,
  groupOf,
  isSameObject,
  isSameValue,
  parentKinds,
  valueText,
} from './flat.ts';

export interface FieldChange {
  /** The key of the value, as in the files of a content folder. */
  key: string;
  from: string;
  to: string;
}

export interface KindChange {
  kind: FlatKind;
  added: string[];
  changed: { id: string; fields: FieldChange[] }[];
  removed: string[];
  /** The smallest set of items whose moves explain the new order. */
  moved: string[];
  /** The removed items, without those whose parent was removed too, such as the modules of a removed course. */
  removedAlone: string[];
}

/** Compares all kinds of items. A kind without a change is omitted. */
export function compareContent(before: Content, after: Content): KindChange[] {
  const known = new Set(before.document.courses);
  const shared = new Set(after.document.courses.filter((course) => known.has(course)));
  const [old, next] = [flatten(before, shared), flatten(after, shared)];
  return flatKinds
    .map((kind) => {
      const parent = parentKinds[kind];
      return compareKind(kind, old[kind], next[kind], parent === undefined ? undefined : next[parent]);
    })
    .filter(({ added, changed, removed, moved }) => [added, changed, removed, moved].some(({ length }) => length > 0));
}

/** @param above the possible parents of the items, after the change */
function compareKind(
  kind: FlatKind,
  old: readonly FlatItem[],
  next: readonly FlatItem[],
  above: readonly FlatItem[] | undefined,
): KindChange {
  const change: KindChange = { kind, added: [], changed: [], removed: [], moved: [], removedAlone: [] };
  if (old.length === next.length && old.every((item, at) => next[at] && isSameObject(item, next[at]))) return change;
  const oldById = new Map(old.map((item) => [item.id, item]));
  const ids = new Set(next.map(({ id }) => id));
  const removed = old.filter(({ id }) => !ids.has(id));
  const left = new Set(removed.length > 0 ? above?.map(({ id }) => id) : []);
  for (const item of next) {
    const was = oldById.get(item.id);
    if (!was) change.added.push(item.id);
    else {
      const fields = changedFields(was, item);
      if (fields.length > 0) change.changed.push({ id: item.id, fields });
    }
  }
  const isAlone = ({ parent }: FlatItem) => above === undefined || parent === '' || left.has(parent);
  return {
    ...change,
    moved: movedItems(kind, old, next),
    removed: removed.map(({ id }) => id),
    removedAlone: removed.filter(isAlone).map(({ id }) => id),
  };
}

export function changedFields(was: FlatItem, item: FlatItem): FieldChange[] {
  if (isSameObject(was, item)) return [];
  const [old, next] = [cellsOf(was.values), cellsOf(item.values)];
  const fields = [...new Set([...old.keys(), ...next.keys()])].flatMap((key): FieldChange[] => {
    const [from, to] = [old.get(key), next.get(key)];
    return isSameValue(from, to) ? [] : [{ key, from: valueText(from), to: valueText(to) }];
  });
  return was.parent === item.parent ? fields : [{ key: 'parent', from: was.parent, to: item.parent }, ...fields];
}

/** Kinds whose order does not matter. Posts are sorted by date. */
const withoutOrder: readonly FlatKind[] = ['media', 'blogs'];

/** Finds the items that moved within their group. An item that changed its group counts as changed. */
function movedItems(kind: FlatKind, old: readonly FlatItem[], next: readonly FlatItem[]): string[] {
  if (withoutOrder.includes(kind)) return [];
  if (old.length === next.length && old.every(({ id }, at) => id === next[at]?.id)) return [];
  const places = new Map(old.map((item, place) => [item.id, { place, group: groupOf(kind, item) }]));
  const kept = next.filter((item) => places.get(item.id)?.group === groupOf(kind, item));
  return [...Map.groupBy(kept, (item) => groupOf(kind, item)).values()].flatMap((items) => {
    const stay = longestIncreasing(items.map(({ id }) => places.get(id)?.place ?? 0));
    return items.filter((_, index) => !stay.has(index)).map(({ id }) => id);
  });
}

function longestIncreasing(values: readonly number[]): Set<number> {
  /** `ends[n]`: the index of the smallest value that ends an increasing sequence of n + 1 values. */
  const ends: number[] = [];
  const previous: (number | undefined)[] = [];
  for (const [index, value] of values.entries()) {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((values[ends[middle] ?? 0] ?? 0) < value) low = middle + 1;
      else high = middle;
    }
    previous[index] = ends[low - 1];
    ends[low] = index;
  }
  const found = new Set<number>();
  for (let at = ends.at(-1); at !== undefined; at = previous[at]) found.add(at);
  return found;
}
