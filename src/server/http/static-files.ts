import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import { Readable } from 'node:stream';
import { Hono } from 'hono';
import { bodyOf, type ResponseBody } from './compression.ts';
import { matchesEtag, respond } from './respond.ts';

const texts: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
};
const binaries: Record<string, string> = {
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

/** One year, for a file with a content hash in its name. */
export const immutable = 'public, max-age=31536000, immutable';

export interface StaticFilesOptions {
  /** The path prefix, such as `/media`; '' for the root. A path with a trailing slash means index.html. */
  at: string;
  /** The root folder; no path can leave it. */
  folder: string;
  /** Fallback folder for files that `folder` lacks. */
  orElse?: string;
  /** The Cache-Control header; a function receives the path below `at`. */
  cacheControl: string | ((path: string) => string);
  headers?: Record<string, string>;
  /**
   * Keeps source map references in scripts, and serves the source maps.
   * @default false
   */
  sourceMaps?: boolean;
  edit?: Edit | undefined;
}

/** Changes text files before they are sent. */
export interface Edit {
  /** A new version discards the cached texts. */
  version: () => string;
  /** @param type the media type */
  text: (text: string, type: string) => string;
}

/**
 * Serves the files of a folder: text compressed and cached, video with range requests. Returns 404 for unknown file types
 * and dot files. Not Hono's `serveStatic`, which has no ETag, 304 or If-Range, and serves any type.
 */
export function staticFiles({
  at,
  folder,
  orElse,
  cacheControl,
  headers = {},
  sourceMaps = false,
  edit,
}: StaticFilesOptions): Hono {
  const bodies = new Map<string, { version: string; body: ResponseBody }>();

  const find = async (folder: string, path: string) => {
    const file = safeJoin(folder, path);
    const kind = file && extname(file).toLowerCase();
    const info = file && kind ? await stat(file).catch(() => undefined) : undefined;
    return file && kind && info?.isFile() ? { file, kind, info } : undefined;
  };

  return new Hono().get(`${at}/*`, async (c) => {
    const path = c.req.path.slice(at.length);
    const found = (await find(folder, path)) ?? (orElse && (await find(orElse, path)));
    if (!found) return missing(headers);

    const { file, kind, info } = found;
    const common = {
      ...headers,
      'Cache-Control': typeof cacheControl === 'string' ? cacheControl : cacheControl(path),
    };
    const type = sourceMaps && kind === '.map' ? texts['.json'] : texts[kind];
    if (type) {
      const version = `${info.mtimeMs} ${edit?.version() ?? ''}`;
      const cached = bodies.get(file);
      const body = cached?.version === version ? cached.body : await readText(file, type, edit);
      bodies.set(file, { version, body });
      const map = sourceMaps && kind === '.js' && { SourceMap: `${c.req.path}.map` };
      return respond(c.req.raw, body, { ...common, ...map });
    }
    const binary = binaries[kind];
    if (!binary) return missing(headers);
    return sendRanges(c.req.raw, file, info, { ...common, 'Content-Type': binary });
  });
}

/** A 404 that is not cached: the next release may contain the file. */
export const missing = (headers: Record<string, string> = {}) =>
  new Response('There is no such file.', {
    status: 404,
    headers: { ...headers, 'Cache-Control': 'no-store', 'Content-Type': 'text/plain; charset=utf-8' },
  });

/** Uses the precompressed bytes of the build (src/server/build/packed.ts) if they exist. */
async function readText(file: string, type: string, edit: Edit | undefined): Promise<ResponseBody> {
  if (edit) return bodyOf(edit.text(await readFile(file, 'utf8'), type), type, { cached: true });
  const body = bodyOf(await readFile(file), type, { cached: true });
  const packed = await readFile(`${file}.br`).catch(() => undefined);
  if (packed) body.encoded.set('br', packed);
  return body;
}

/** Sends a file with an ETag; supports range requests. */
export async function sendFile(
  request: Request,
  file: string,
  type: string,
  headers: Record<string, string>,
): Promise<Response> {
  const info = await stat(file).catch(() => undefined);
  if (!info?.isFile()) return missing(headers);
  return sendRanges(request, file, info, { ...headers, 'Content-Type': type });
}

/** Resolves a URL path to a file; undefined if it leaves the folder or contains a dot file. */
function safeJoin(folder: string, path: string): string | undefined {
  let decoded: string;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    return undefined;
  }
  if (/\p{Cc}|(^|[\\/])\./u.test(decoded)) return undefined;
  const file = normalize(join(folder, decoded.endsWith('/') ? `${decoded}index.html` : decoded));
  return file.startsWith(folder + sep) ? file : undefined;
}

function sendRanges(
  request: Request,
  file: string,
  info: { size: number; mtimeMs: number },
  headers: Record<string, string>,
): Response {
  const { size } = info;
  const etag = headers.ETag ?? `"${size.toString(36)}-${Math.trunc(info.mtimeMs).toString(36)}"`;
  const common = { ...headers, ETag: etag, 'Accept-Ranges': 'bytes' };
  if (matchesEtag(request.headers.get('if-none-match') ?? '', etag)) {
    return new Response(null, { status: 304, headers: common });
  }

  const ifRange = request.headers.get('if-range');
  // RFC 9110, 14.2: only GET supports Range.
  const isRanged = request.method === 'GET' && (ifRange === null || ifRange === etag);
  const rangeHeader = isRanged ? request.headers.get('range') : null;
  const range = rangeHeader === null ? undefined : readRange(rangeHeader, size);
  if (range === 'unsatisfiable') {
    return new Response(null, { status: 416, headers: { ...common, 'Content-Range': `bytes */${size}` } });
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  const all = {
    ...common,
    'Content-Length': String(end - start + 1),
    ...(range && { 'Content-Range': `bytes ${start}-${end}/${size}` }),
  };
  const status = range ? 206 : 200;
  if (request.method === 'HEAD' || size === 0) return new Response(null, { status, headers: all });
  const stream = Readable.toWeb(createReadStream(file, { start, end }));
  return new Response(stream as ReadableStream<Uint8Array>, { status, headers: all });
}

/** Parses a single range. For multiple ranges the response is the whole file, as RFC 9110, 14.2 allows. */
function readRange(header: string, size: number): { start: number; end: number } | 'unsatisfiable' | undefined {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header.trim()) ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return undefined;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start < size && start <= end ? { start, end } : 'unsatisfiable';
}
