import { useState } from 'react';
import { foldText } from '../../domain/fold-text.ts';
import type { ItemSummary } from '../../domain/office/content-contract.ts';
import { fieldOfPath, labelOfPath } from '../../domain/office/form-paths.ts';
import { type Kind, kinds } from '../../domain/office/kinds.ts';

export interface ListFilter {
  find: string;
  /** The selected value of each filter; '' for all. */
  values: Readonly<Record<string, string>>;
  /** `hidden`, `unfinished`, `changed`, or `without KEY`; '' for all. */
  only: string;
  /** The number of rows to show. A new search or filter resets it to `listPageRows`. */
  rows: number;
}

/** The initial number of rows, and the number that "Show more" adds. */
export const listPageRows = 50;

const everything: ListFilter = { find: '', values: {}, only: '', rows: listPageRows };
/** The last filter of each list. It stays while staff open an item and return to the list. */
const remembered = new Map<Kind, ListFilter>();

export function useListFilter(kind: Kind): [ListFilter, (change: Partial<ListFilter>) => void] {
  const [filter, setFilter] = useState(remembered.get(kind) ?? everything);
  return [
    filter,
    (change) => {
      const next = { ...filter, rows: listPageRows, ...change };
      remembered.set(kind, next);
      setFilter(next);
    },
  ];
}

const without = 'without ';

/** The choices of the filter by state (`ListFilter.only`: hidden, unfinished, changed …) that match at least one item. */
export function onlyChoices(kind: Kind, items: readonly ItemSummary[]): { id: string; title: string }[] {
  const { list, parts } = kinds[kind];
  return [
    { id: 'hidden', title: 'Hidden' },
    { id: 'unfinished', title: 'Unfinished' },
    { id: 'changed', title: 'Changed in your draft' },
    ...(list?.gaps ?? []).map((key) => ({
      id: without + key,
      title: `Without ${labelOfPath(parts, key).toLowerCase()}`,
    })),
  ].filter(({ id }) => items.some((item) => isOnly(item, id)));
}

/** The values of a field that the items have, in the order of the field's choices. */
export function filterChoices(kind: Kind, key: string, items: readonly ItemSummary[]): string[] {
  const present = new Set(items.map(({ values }) => values[key] ?? '').filter((value) => value !== ''));
  const known = fieldOfPath(kinds[kind].parts, key)?.choices ?? [];
  return [...known.filter((value) => present.has(value)), ...[...present].filter((value) => !known.includes(value))];
}

function isOnly(item: ItemSummary, only: string): boolean {
  if (only === 'hidden') return item.isHidden;
  if (only === 'unfinished') return item.isUnfinished;
  if (only === 'changed') return item.change !== undefined;
  return only.startsWith(without) ? item.values[only.slice(without.length)] === '' : true;
}

/** Caches the normalized text of each item: normalizing 1,000 texts takes longer than searching them. */
const searchTexts = new WeakMap<ItemSummary, string>();

function searchTextOf(item: ItemSummary): string {
  const known = searchTexts.get(item);
  if (known !== undefined) return known;
  const text = foldText(`${item.title} ${item.subtitle} ${Object.values(item.values).join(' ')}`);
  searchTexts.set(item, text);
  return text;
}

export function filterItems(items: readonly ItemSummary[], { find, values, only }: ListFilter): ItemSummary[] {
  const words = foldText(find).split(/\s+/).filter(Boolean);
  const wanted = Object.entries(values).filter(([, value]) => value !== '');
  return items.filter((item) => {
    if (!isOnly(item, only) || wanted.some(([key, value]) => item.values[key] !== value)) return false;
    const text = searchTextOf(item);
    return words.every((word) => text.includes(word));
  });
}
