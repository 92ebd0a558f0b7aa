import { isRow, text } from './text.ts';

/** What a server said when it refused a form. */
export interface Refusal {
  /** In its own words; '' when the answer held none. */
  message: string;
  /** What it said of single fields, where it did. */
  fields: Record<string, string>;
}

/** Reads the body of a refused call: `message` or, from the contact call, `data.message`; ours adds `errors` by field. */
export function readRefusal(body: unknown): Refusal {
  const row = isRow(body) ? body : {};
  const data = isRow(row.data) ? row.data : {};
  const errors = isRow(row.errors) ? row.errors : {};
  const fields = Object.entries(errors).map(([name, value]) => [name, text(value)] as const);
  return {
    message: text(data.message) || text(row.message),
    fields: Object.fromEntries(fields.filter(([, value]) => value !== '')),
  };
}
