import type { IncomingMessage, ServerResponse } from 'node:http';
import type { OriginSettings } from './origin.ts';
import { readyAnswer } from './respond.ts';
import type { ResponseCache } from './response-cache.ts';

/**
 * Sends a fresh cached response to a plain GET without Hono, whose Request, routing and Response cost several times as
 * much as the sending. Returns false if the cache has no fresh entry, or if the response may depend on more of the
 * request.
 */
export function answerFromCache(
  cache: ResponseCache,
  { publicUrl, trustProxy }: OriginSettings,
  { method, url, headers }: IncomingMessage,
  response: ServerResponse,
): boolean {
  if (method !== 'GET' || /token=|preview=/.test(headers.cookie ?? '')) return false;
  const forwarded = trustProxy ? headers['x-forwarded-proto'] : undefined;
  if (Array.isArray(forwarded) || forwarded?.includes(',')) return false;
  const scheme = forwarded?.trim() === 'https' ? 'https' : 'http';
  const representation = cache.peek(`${publicUrl ?? `${scheme}://${headers.host}`} ${url}`);
  const answer =
    representation &&
    readyAnswer(representation, {
      acceptEncoding: headers['accept-encoding']?.toString(),
      ifNoneMatch: headers['if-none-match'],
    });
  if (!answer) return false;
  response.writeHead(answer.status, answer.headers);
  response.end(answer.body);
  return true;
}
