import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { z } from 'zod';
import { type FieldErrors, HttpError } from './http-error.ts';

export const jsonType = 'application/json; charset=utf-8';

/** The largest body of a call; the longest message fits with room to spare. */
const maxBytes = 16 * 1024;

/** An answer that no cache may keep: everything but the content lists. */
export function jsonAnswer(status: number, body: object, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': jsonType, 'Cache-Control': 'no-store', ...headers },
  });
}

/** Reads a request's JSON object. An empty body reads as an empty object, whose fields are then missing. */
export async function readJson(c: Context): Promise<Record<string, unknown>> {
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  // Also what keeps other sites' forms out: a page cannot send this type elsewhere without a preflight.
  if (type !== 'application/json') throw new HttpError(415, 'Send the request as application/json.');
  const text = await readBody(c, maxBytes).catch(() => {
    // No client is left to read this; it keeps a broken upload out of the log of our own failures.
    throw new HttpError(400, 'The request ended too early.');
  });
  if (text === undefined) throw new HttpError(413, `The request is larger than ${maxBytes / 1024} kB.`);
  if (text.trim() === '') return {};
  const value = parseJson(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new HttpError(400, 'The request must be a JSON object.');
  }
  return { ...value };
}

/**
 * The text of a request's body, or undefined when it is larger, and then not read any further. Hono's limit is called here and
 * not by a route: the caller can tell an upload that breaks off from a failure of its own.
 */
export async function readBody(c: Context, maxSize: number): Promise<string | undefined> {
  const tooLarge = await bodyLimit({ maxSize, onError: () => new Response(null, { status: 413 }) })(c, async () => {});
  return tooLarge ? undefined : c.req.raw.text();
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new HttpError(400, 'The request is not valid JSON.');
  }
}

/** A request body as its schema describes it, or a refusal that says of every field what is wrong with it. */
export function parse<T extends z.ZodType>(schema: T, body: Record<string, unknown>): z.output<T> {
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  const errors: FieldErrors = {};
  for (const { path, message } of result.error.issues) errors[String(path[0])] ??= message;
  throw new HttpError(422, Object.values(errors)[0] ?? 'The request is not valid.', { errors });
}
