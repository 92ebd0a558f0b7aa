import type { Columns, Field, Fields, Wire } from '../../domain/fields/field.ts';

/** Converts a database row to the contract's JSON: the fields of a table under their wire names. */
export function toJson<F extends Fields>(fields: F, row: Columns<F> & { id: string }): Wire<F> {
  const columns: Record<string, unknown> = row;
  const json: Record<string, unknown> = {};
  for (const { type, wire, optional } of Object.values<Field>(fields)) {
    const value = toValue(type, type === 'id' ? row.id : columns[wire]);
    const isEmpty = value === '' || (Array.isArray(value) && value.length === 0);
    if (!(optional && isEmpty)) json[wire] = value;
  }
  return json as Wire<F>;
}

function toValue(type: Field['type'], value: unknown): unknown {
  switch (type) {
    case 'list':
      return readList(value);
    case 'days':
      return readList(value).filter(isComing);
    case 'subject':
      return { name: value };
    default:
      return value;
  }
}

/** Today, UTC, or later: a course that has begun does not start. */
const isComing = (day: unknown) => typeof day === 'string' && day >= new Date().toISOString().slice(0, 10);

/** If a manual edit made the JSON of a list column invalid, only that list is empty; the response does not fail. */
function readList(json: unknown): unknown[] {
  try {
    const value: unknown = JSON.parse(String(json));
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}
