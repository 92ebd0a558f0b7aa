import { limits } from '../tokens/limits.ts';
import { isRow, type Row, text } from './text.ts';

/**
 * The reading rules of the API contract (CONTRACT.md): a list may come bare or as a single object; a row that is no object or has
 * no id is dropped; a missing text is ''; a number may stand where a text is meant. One bad row never costs the good ones.
 * Only the beginning of an absurdly large answer (thousands of rows, a text of megabytes) is read: a page that renders all of it
 * would stop responding.
 */

/** Thrown when an answer is not the shape at all; the data layer turns it into an error of kind "parsing". */
export class ShapeError extends Error {
  override name = 'ShapeError';
}

/** Turns a raw answer into entities. `base` is the API host, against which paths are resolved. */
export type Decode<T> = (raw: unknown, base: string) => T;

/** A list of texts; a single text is a list of one, blank ones are left out. */
export function texts(value: unknown): string[] {
  const all = Array.isArray(value) ? value.slice(0, limits.rows) : [value];
  return all.map((entry) => text(entry)).filter((entry) => entry.trim() !== '');
}

/** The rows of a field within an entity, `most` of them; what is no list and no row is no rows. */
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

/** A whole answer that is a list of rows told apart by `id`. */
export function list<T>(id: string, read: (row: Row, base: string) => T, most?: number): Decode<T[]> {
  return (raw, base) => {
    if (!Array.isArray(raw) && !isRow(raw)) throw new ShapeError('The answer is not a list.');
    return rows(raw, id, (row) => read(row, base), most);
  };
}

/** What a server said when it refused a form. */
export interface ErrorBody {
  /** In its own words; '' when the answer held none. */
  message: string;
  /** What it said of single fields, where it did. */
  fields: Record<string, string>;
}

/** Reads the body of a refused call: `message` or, from the contact call, `data.message`; ours adds `errors` by field. */
export function readErrorBody(body: unknown): ErrorBody {
  const row = isRow(body) ? body : {};
  const data = isRow(row.data) ? row.data : {};
  const errors = isRow(row.errors) ? row.errors : {};
  const fields = Object.entries(errors).map(([name, value]) => [name, text(value)] as const);
  return {
    message: text(data.message) || text(row.message),
    fields: Object.fromEntries(fields.filter(([, value]) => value !== '')),
  };
}
