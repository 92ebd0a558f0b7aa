import type { z } from 'zod';
import { type FieldErrors, HttpError } from './http-error.ts';

/** A request body as its schema describes it, or a refusal that says of every field what is wrong with it. */
export function parse<T extends z.ZodType>(schema: T, body: Record<string, unknown>): z.output<T> {
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  const errors: FieldErrors = {};
  for (const { path, message } of result.error.issues) errors[String(path[0])] ??= message;
  throw new HttpError(422, Object.values(errors)[0] ?? 'The request is not valid.', { errors });
}
