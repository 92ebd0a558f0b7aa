import { boundedText } from '../http/bounded-text.ts';
import { Refusal } from './refusal.ts';

export const jsonType = 'application/json; charset=utf-8';

/** The largest body a call may have; the longest message fits with room to spare. */
const mostBytes = 16 * 1024;

/** An answer that nobody may keep: everything but the content lists. */
export function jsonAnswer(status: number, body: object, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': jsonType, 'Cache-Control': 'no-store', ...headers },
  });
}

/** Reads a request's JSON object. An empty body reads as an empty object, so that it is told which fields are missing. */
export async function readJson(request: Request): Promise<Record<string, unknown>> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  // Also what keeps other sites' forms out: a page cannot send this type elsewhere without being allowed to first.
  if (type !== 'application/json') throw new Refusal(415, 'Send the request as application/json.');
  const text = await boundedText(request, mostBytes).catch(() => {
    // Nobody is there to read this; it keeps a broken upload out of the log of our own failures.
    throw new Refusal(400, 'The request ended too early.');
  });
  if (text === undefined) throw new Refusal(413, `The request is larger than ${mostBytes / 1024} kB.`);
  if (text.trim() === '') return {};
  const value = parse(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Refusal(400, 'The request must be a JSON object.');
  }
  return { ...value };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(400, 'The request is not valid JSON.');
  }
}
