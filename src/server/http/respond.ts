import { createHash } from 'node:crypto';
import { type Encoding, encode, encodingFor, type ResponseBody } from './compression.ts';

/** A response before the choice of its encoding (Accept-Encoding) and of 200 or 304 (If-None-Match). */
export interface Representation {
  status: number;
  /** Without Content-Type, Content-Length, Content-Encoding, ETag and Vary, which depend on the encoding. */
  headers: Readonly<Record<string, string>>;
  body: ResponseBody;
  /** Cached headers of the 200 and the 304, by encoding. */
  heads: Map<Encoding, { full: Record<string, string>; unchanged: Record<string, string> }>;
}

export const representationOf = (
  body: ResponseBody,
  headers: Readonly<Record<string, string>>,
  status = 200,
): Representation => ({ status, headers, body, heads: new Map() });

/** The request headers that select the encoding and a 304 response. */
export interface Preconditions {
  acceptEncoding: string | null | undefined;
  ifNoneMatch: string | null | undefined;
}

export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer<ArrayBuffer> | null;
}

/** Returns the response; undefined if its body is not compressed yet. */
export function readyAnswer(
  representation: Representation,
  { acceptEncoding, ifNoneMatch }: Preconditions,
): Answer | undefined {
  const { body, status } = representation;
  const encoding = encodingFor(body, acceptEncoding);
  const bytes = body.encoded.get(encoding);
  if (!bytes) return undefined;
  const { full, unchanged } = headsOf(representation, encoding);
  if (status === 200 && ifNoneMatch && matchesEtag(ifNoneMatch, full.ETag ?? '')) {
    return { status: 304, headers: unchanged, body: null };
  }
  return { status, headers: { ...full, 'Content-Length': String(bytes.length) }, body: bytes };
}

/** Responds to GET or HEAD, with 304 if the ETag matches. Not Hono's `etag`, which hashes the body of each response. */
export async function respond(
  { headers }: Request,
  body: ResponseBody,
  fields: Readonly<Record<string, string>>,
  status = 200,
): Promise<Response> {
  return respondWith(headers, representationOf(body, fields, status));
}

export async function respondWith(request: Headers, representation: Representation): Promise<Response> {
  const preconditions = {
    acceptEncoding: request.get('accept-encoding'),
    ifNoneMatch: request.get('if-none-match'),
  };
  const { body } = representation;
  let answer = readyAnswer(representation, preconditions);
  if (!answer) {
    await encode(body, encodingFor(body, preconditions.acceptEncoding));
    answer = readyAnswer(representation, preconditions);
  }
  if (!answer) throw new Error('An encoding was made and is not there.');
  return new Response(answer.body, { status: answer.status, headers: answer.headers });
}

/** Headers that a 304 repeats (RFC 9110, 15.4.5), including CORS and HSTS. */
const ofUnchanged = /^(cache-control|etag|vary|strict-transport-security|access-control-.*)$/i;

function headsOf(representation: Representation, encoding: Encoding) {
  const known = representation.heads.get(encoding);
  if (known) return known;
  const { headers, body } = representation;
  // A strong ETag identifies the bytes, so it differs by encoding. It also covers the CSP, which a 304 does not repeat.
  const tag = body.hash + createHash('sha256').update(JSON.stringify(headers)).digest('base64url').slice(0, 4);
  const full = {
    ...headers,
    'Content-Type': body.type,
    Vary: headers.Vary ?? 'Accept-Encoding',
    ETag: encoding === 'identity' ? `"${tag}"` : `"${tag}-${encoding}"`,
    ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
  };
  const unchanged = Object.fromEntries(Object.entries(full).filter(([name]) => ofUnchanged.test(name)));
  representation.heads.set(encoding, { full, unchanged });
  return { full, unchanged };
}

/** If-None-Match uses weak comparison: a proxy that re-encodes a response turns a strong ETag into a weak one. */
export function matchesEtag(header: string, etag: string): boolean {
  if (header === etag) return true;
  return header.split(',').some((part) => {
    const tag = part.trim();
    return tag === '*' || tag === etag || tag === `W/${etag}`;
  });
}
