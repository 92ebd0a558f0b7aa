import { useState } from 'react';
import type { DraftChange, DraftProblem, ItemKey } from '../../domain/office/content-contract.ts';
import { changeKey, withDependents, withNeeded } from '../../domain/office/draft-changes.ts';

export interface ChosenChanges {
  isChosen: (change: ItemKey) => boolean;
  /** True if the change and all changes that it depends on are complete. */
  canChoose: (change: ItemKey) => boolean;
  /** Selects a change with those that it depends on, or deselects it with those that depend on it. */
  choose: (change: ItemKey, isChosen: boolean) => void;
  chooseAll: (isChosen: boolean) => void;
  chosen: readonly DraftChange[];
}

/** The selection of changes for the next publication: initially all complete changes. */
export function useChosenChanges(
  items: readonly DraftChange[],
  problems: readonly Pick<DraftProblem, 'kind' | 'id'>[],
): ChosenChanges {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const blocked = withDependents(items, problems.map(changeKey));
  const canChoose = (change: ItemKey) => !blocked.has(changeKey(change));
  const isChosen = (change: ItemKey) => canChoose(change) && !left.has(changeKey(change));
  return {
    isChosen,
    canChoose,
    choose: (change, isAdded) => {
      const key = changeKey(change);
      const needed = withNeeded(items, [key]);
      setLeft(isAdded ? new Set([...left].filter((one) => !needed.has(one))) : withDependents(items, [...left, key]));
    },
    chooseAll: (isAdded) => setLeft(new Set(isAdded ? [] : items.map(changeKey))),
    chosen: items.filter(isChosen),
  };
}
