import type { Columns, Field, Fields, Wire } from '../../domain/fields/field.ts';

/** Converts a database row to the contract's JSON: the fields of a table under their wire names. */
export function toJson<F extends Fields>(fields: F, row: Columns<F> & { id: string }): Wire<F> {
  const columns: Record<string, unknown> = row;
  const json: Record<string, unknown> = {};
  for (const { type, wire, optional } of Object.values<Field>(fields)) {
    const value = type === 'id' ? row.id : columns[wire];
    if (optional && (value === '' || value === '[]')) continue;
    json[wire] = type === 'list' || type === 'days' ? readList(value) : type === 'subject' ? { name: value } : value;
  }
  return json as Wire<F>;
}

/** If a manual edit made the JSON of a list column invalid, only that list is empty; the response does not fail. */
function readList(json: unknown): unknown[] {
  try {
    const value: unknown = JSON.parse(String(json));
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}
