import { readWritten, titleOfFile } from '../../domain/attachments.ts';
import { texts } from '../../domain/decode.ts';
import type { Columns, Field, Fields, Wire } from '../../domain/fields/field.ts';
import { nextStarts } from '../../domain/starts.ts';

/**
 * Converts a row of the tables (content/tables.ts) to the JSON of the API contract.
 *
 * @param today the school's date, which selects the next starts of a course (domain/starts.ts); '' keeps all
 */
export function toJson<F extends Fields>(fields: F, row: Columns<F> & { id: string }, today = ''): Wire<F> {
  const columns: Record<string, unknown> = row;
  const json: Record<string, unknown> = {};
  for (const name in fields) {
    const field: Field | undefined = fields[name];
    if (!field) continue;
    const { type, wire, optional } = field;
    const value = toValue(type, type === 'id' ? row.id : columns[wire], today, String(columns.schedule ?? ''));
    const isEmpty = value === '' || (Array.isArray(value) && value.length === 0);
    if (!(optional && isEmpty)) json[wire] = value;
  }
  return json as Wire<F>;
}

function toValue(type: Field['type'], value: unknown, today: string, schedule: string): unknown {
  switch (type) {
    case 'list':
      return readList(value);
    case 'days':
      return nextStarts(texts(readList(value)), schedule, today);
    case 'attachments':
      return texts(readList(value)).map((written) => {
        const { title, path } = readWritten(written);
        return { title: title || titleOfFile(path), link: path };
      });
    case 'subject':
      return { name: value };
    default:
      return value;
  }
}

/** Reads a list column, which is JSON text; an empty list if the text is no JSON list. */
export function readList(json: unknown): unknown[] {
  try {
    const value: unknown = JSON.parse(String(json));
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}
