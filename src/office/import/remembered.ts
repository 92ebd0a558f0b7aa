import type { Kind } from '../../domain/office/kinds.ts';
import { foldHeader, type Remembered } from '../../domain/table-import/find-columns.ts';
import { tryStorage } from '../api/try-storage.ts';

/*
 * Keeps the field of each column header in localStorage, because the school's next table has the same headers.
 */

const keyOf = (kind: Kind) => `office-import:${kind}`;

export function readRemembered(kind: Kind): Remembered {
  const value: unknown = tryStorage(() => JSON.parse(localStorage.getItem(keyOf(kind)) ?? '{}'));
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(Object.entries(value).filter(([, key]) => typeof key === 'string'));
}

/** Stores the field of each header, unless the storage is full or disabled. */
export function remember(kind: Kind, headers: readonly string[], keys: readonly string[]): void {
  const pairs = headers.flatMap((header, column) => {
    const name = foldHeader(header);
    return name === '' ? [] : [[name, keys[column] ?? '']];
  });
  const remembered = { ...readRemembered(kind), ...Object.fromEntries(pairs) };
  tryStorage(() => localStorage.setItem(keyOf(kind), JSON.stringify(remembered)));
}
