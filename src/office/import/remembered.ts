import type { Kind } from '../../domain/office/kinds.ts';
import { foldHeader, type Remembered } from '../../domain/table-import/find-columns.ts';

/*
 * Keeps the field of each column header in localStorage, because the school's next table has the same headers.
 */

const keyOf = (kind: Kind) => `office-import:${kind}`;

export function readRemembered(kind: Kind): Remembered {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(keyOf(kind)) ?? '{}');
    if (typeof value !== 'object' || value === null) return {};
    return Object.fromEntries(Object.entries(value).filter(([, key]) => typeof key === 'string'));
  } catch {
    return {};
  }
}

/** Stores the field of each header. Ignores errors, because storage may be full or disabled. */
export function remember(kind: Kind, headers: readonly string[], keys: readonly string[]): void {
  const pairs = headers.flatMap((header, column) => {
    const name = foldHeader(header);
    return name === '' ? [] : [[name, keys[column] ?? '']];
  });
  try {
    localStorage.setItem(keyOf(kind), JSON.stringify({ ...readRemembered(kind), ...Object.fromEntries(pairs) }));
  } catch {
    // Ignored.
  }
}
