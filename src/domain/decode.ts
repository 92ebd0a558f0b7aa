import { limits } from '../tokens/limits.ts';
import { isRow, type Row, text } from './text.ts';

/**
 * Lenient decoding of the API contract (CONTRACT.md). A single object counts as a list of one. A row that is not an
 * object or has no id is dropped; the other rows stay. A missing text is ''. A number is accepted as a text. Very large
 * responses (thousands of rows, a text of megabytes) are truncated: a page that renders all of it would stop
 * responding.
 */

/**
 * Thrown if a response does not have the shape of the contract. The data layer converts it to an error of kind
 * "parsing".
 */
export class ShapeError extends Error {
  override name = 'ShapeError';
}

/** Converts a raw response to entities. `base` is the API host: paths are resolved against it. */
export type Decode<T> = (raw: unknown, base: string) => T;

/** Decodes a list of texts and drops blank ones. A single text counts as a list of one. */
export function texts(value: unknown): string[] {
  const all = Array.isArray(value) ? value.slice(0, limits.rows) : [value];
  return all.map((entry) => text(entry)).filter((entry) => entry.trim() !== '');
}

/** Decodes up to `most` rows of a field within an entity. A single object counts as a list of one; other values are skipped. */
export function rows<T>(value: unknown, id: string, read: (row: Row) => T, most: number = limits.rows): T[] {
  const seen = new Set<string>();
  const found: T[] = [];
  for (const row of Array.isArray(value) ? value : [value]) {
    if (found.length >= most) break;
    if (!isRow(row)) continue;
    const key = text(row[id]);
    if (key === '' || seen.has(key)) continue;
    seen.add(key);
    found.push(read(row));
  }
  return found;
}

/** A decoder for a response that is a list of rows, unique by the field `id`. */
export function list<T>(id: string, read: (row: Row, base: string) => T, most?: number): Decode<T[]> {
  return (raw, base) => {
    if (!Array.isArray(raw) && !isRow(raw)) throw new ShapeError('The answer is not a list.');
    return rows(raw, id, (row) => read(row, base), most);
  };
}

/** A count from a server: 0 for anything but a positive integer. */
export const countFrom = (value: unknown): number => (Number.isInteger(Number(value)) ? Math.max(0, Number(value)) : 0);
