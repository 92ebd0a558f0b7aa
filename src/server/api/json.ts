import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { z } from 'zod';
import { type FieldErrors, HttpError } from './http-error.ts';

export const jsonType = 'application/json; charset=utf-8';

/** Maximum request body; well above the longest valid message. */
const usualMaxBytes = 16 * 1024;

/** Returns a JSON response with `no-store`; `headers` may replace it. */
export function jsonAnswer(status: number, body: object, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': jsonType, 'Cache-Control': 'no-store', ...headers },
  });
}

/** Parses the request's JSON object. An empty body becomes `{}`, so that validation names the missing fields. */
export async function readJson(c: Context, maxBytes = usualMaxBytes): Promise<Record<string, unknown>> {
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  // Also prevents CSRF: a form cannot send this type, and `fetch` to another origin needs a preflight.
  if (type !== 'application/json') throw new HttpError(415, 'Send the request as application/json.');
  const text = await readBody(c, maxBytes).catch(() => {
    // The client has disconnected. The 400 keeps the aborted upload out of the error log.
    throw new HttpError(400, 'The request ended too early.');
  });
  if (text === undefined) throw new HttpError(413, `The request is larger than ${maxBytes / 1024} kB.`);
  if (text.trim() === '') return {};
  if (isNestedDeeper(text, maxDepth)) throw new HttpError(422, 'The request is nested too deeply.');
  const value = parseJson(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new HttpError(400, 'The request must be a JSON object.');
  }
  return { ...value };
}

/**
 * Returns the request body; undefined if it exceeds `maxSize`. Calls Hono's `bodyLimit` directly, not as middleware, so
 * that the caller can catch an aborted upload.
 */
export async function readBody(c: Context, maxSize: number): Promise<string | undefined> {
  const tooLarge = await bodyLimit({ maxSize, onError: () => new Response(null, { status: 413 }) })(c, async () => {});
  return tooLarge ? undefined : c.req.raw.text();
}

/** Limits the recursion of the validation. The deepest valid request, a course with its lectures, has ten levels. */
const maxDepth = 32;

/** True if the arrays and objects of a JSON text are nested deeper than `most`. */
function isNestedDeeper(text: string, most: number): boolean {
  let depth = 0;
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"?|[[\]{}]/gs)) {
    if (token === '[' || token === '{') depth += 1;
    else if (token === ']' || token === '}') depth -= 1;
    if (depth > most) return true;
  }
  return false;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new HttpError(400, 'The request is not valid JSON.');
  }
}

/** Validates a request body. Throws an `HttpError` with a message for each invalid field, by its path. */
export function parse<T extends z.ZodType>(schema: T, body: Record<string, unknown>): z.output<T> {
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  const errors: FieldErrors = {};
  for (const { path, message } of result.error.issues) errors[path.join('.')] ??= message;
  throw new HttpError(422, Object.values(errors)[0] ?? 'The request is not valid.', { errors });
}
