import type { DraftChange, ItemKey } from './content-contract.ts';

/* Dependencies between changes of a draft: a question of a new course can only be published with the course. */

export const changeKey = ({ kind, id }: ItemKey): string => `${kind} ${id}`;

/** The keys of changes to publish, and the keys of all changes that must be published with them. */
export function withNeeded(changes: readonly DraftChange[], keys: Iterable<string>): Set<string> {
  const needs = new Map(changes.map((change) => [changeKey(change), change.needs]));
  return reachable(keys, (key) => needs.get(key) ?? []);
}

/** The keys of changes to revert or to leave out, and the keys of all changes that depend on them. */
export function withDependents(changes: readonly DraftChange[], keys: Iterable<string>): Set<string> {
  const dependents = new Map<string, string[]>();
  for (const change of changes) {
    for (const needed of change.needs) dependents.set(needed, [...(dependents.get(needed) ?? []), changeKey(change)]);
  }
  return reachable(keys, (key) => dependents.get(key) ?? []);
}

function reachable(start: Iterable<string>, next: (key: string) => readonly string[]): Set<string> {
  const found = new Set(start);
  // A Set also visits the keys that are added during the iteration.
  for (const key of found) for (const other of next(key)) found.add(other);
  return found;
}
