import { type Decode, ShapeError } from './decode.ts';
import { isRow, text } from './text.ts';

/** Decodes `{success: true, message?}`. */
export const success: Decode<{ message: string }> = (raw) => {
  const row = isRow(raw) ? raw : {};
  if (row.success !== true) throw new ShapeError('The answer does not say that it worked.');
  return { message: text(isRow(row.data) && row.data.message) || text(row.message) };
};

/** The body of an error response to a form. */
export interface ErrorBody {
  /** The server's message; '' if there is none. */
  message: string;
  /** Error messages by field; empty if there are none. */
  fields: Record<string, string>;
}

/**
 * Decodes an error body: `message`, or `data.message` from the contact endpoint. Our own API adds `errors` by field.
 */
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
