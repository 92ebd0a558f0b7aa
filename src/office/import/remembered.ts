import type { Thing } from '../../domain/office/things.ts';
import { foldHeader, type Remembered } from '../../domain/table-import/find-columns.ts';

/*
 * The fields of the columns of the last import, in this browser: the next table of the school has the same headers.
 */

const keyOf = (thing: Thing) => `office-import:${thing}`;

export function readRemembered(thing: Thing): Remembered {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(keyOf(thing)) ?? '{}');
    if (typeof value !== 'object' || value === null) return {};
    return Object.fromEntries(Object.entries(value).filter(([, key]) => typeof key === 'string'));
  } catch {
    return {};
  }
}

/** Remembers the field of each header. Storage may be full or switched off: then nothing is remembered. */
export function remember(thing: Thing, headers: readonly string[], keys: readonly string[]): void {
  const pairs = headers.flatMap((header, column) => {
    const name = foldHeader(header);
    return name === '' ? [] : [[name, keys[column] ?? '']];
  });
  try {
    localStorage.setItem(keyOf(thing), JSON.stringify({ ...readRemembered(thing), ...Object.fromEntries(pairs) }));
  } catch {
    // Not remembered.
  }
}
