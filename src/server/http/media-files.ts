import { stat } from 'node:fs/promises';
import { extname, join, parse } from 'node:path';
import { Hono } from 'hono';
import { sampleFolder } from '../../content/folder/content-folder.ts';
import type { LiveContent } from '../../content/live.ts';
import { BucketError, mediaTypes } from '../../content/media/media.ts';
import { tintDrawing } from '../../domain/accent.ts';
import { bodyOf, type ResponseBody } from './compression.ts';
import { respond } from './respond.ts';
import { type Edit, missing, sendFile, staticFiles } from './static-files.ts';

/** The site's own images; a school file with the same name takes precedence. */
export const siteMedia = join(import.meta.dirname, '../../site/media');
export const sampleMedia = join(sampleFolder, 'media');

/** CORS and CORP, because widgets on other sites load these images. */
const shared = { 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' };
/** The CSP blocks scripts in an SVG that is opened as a document. */
const harmless = { ...shared, 'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox" };
const day = 'public, max-age=86400, stale-while-revalidate=604800';
/** Short, because a school may replace a file under the same name, or change its accent. */
const minutes = 'public, max-age=300, stale-while-revalidate=86400';

/** The headers of a file that needs a sign-in or an enrolment. */
const guarded = {
  'Content-Security-Policy': harmless['Content-Security-Policy'],
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cache-Control': 'private, no-store',
  Vary: 'Cookie',
};

export interface MediaFilesOptions {
  live: LiveContent;
  /** Returns the error for a visitor who may not watch a video of the courses; undefined if allowed. */
  rejection: (
    request: Request,
    courses: readonly string[],
  ) => Promise<{ status: 401 | 403; message: string } | undefined>;
  /** Fetches a stored file if it is only in the bucket. Throws a `BucketError`. */
  fetchFile: (file: string) => Promise<unknown>;
}

/**
 * `/media/`: serves the school's files, those of the sample content while it is active, and the site's own. The site's
 * SVG drawings get the school's accent.
 */
export function mediaFiles({ live, rejection, fetchFile }: MediaFilesOptions): Hono {
  const sample = staticFiles({ at: '/media', folder: sampleMedia, cacheControl: day, headers: harmless });
  const tint: Edit = {
    version: () => live.school().accent,
    text: (text, type) => (type.startsWith('image/svg') ? tintDrawing(text, live.school().accent) : text),
  };
  const site = staticFiles({ at: '/media', folder: siteMedia, cacheControl: minutes, headers: harmless, edit: tint });
  const drawings = new Map<string, { key: string; body: ResponseBody }>();
  /** Returns the generated drawing of a URL, cached. */
  const drawn = (address: string): ResponseBody | undefined => {
    const drawing = live.drawing(address);
    if (!drawing) return undefined;
    const cached = drawings.get(address);
    const body =
      cached?.key === drawing.key
        ? cached.body
        : bodyOf(drawing.draw(), 'image/svg+xml; charset=utf-8', { cached: true });
    drawings.set(address, { key: drawing.key, body });
    return body;
  };
  return new Hono()
    .get('/media/*', async (c) => {
      const path = decoded(c.req.path.slice('/media/'.length));
      const file = path === undefined ? undefined : live.media(path);
      if (file === undefined) {
        const drawing = drawn(new URL(c.req.url).pathname);
        if (drawing) return respond(c.req.raw, drawing, { ...harmless, 'Cache-Control': minutes });
        const response = live.school().isSample ? await sample.fetch(c.req.raw) : undefined;
        return response && response.status !== 404 ? response : site.fetch(c.req.raw);
      }
      const type = mediaTypes[extname(file)];
      const courses = path === undefined ? undefined : live.guardedBy(path);
      const isGuarded = courses !== undefined;
      const refused = isGuarded ? await rejection(c.req.raw, courses) : undefined;
      if (refused) return c.text(refused.message, refused.status, guarded);
      // The file name is a content hash: the same bytes have the same ETag on each server and in each content version.
      const headers = {
        ...(isGuarded ? guarded : { ...harmless, 'Cache-Control': minutes }),
        ETag: `"${parse(file).name}"`,
      };
      if (!type) return missing(shared);
      try {
        await fetchFile(file);
      } catch (error) {
        if (error instanceof BucketError) return unavailable(isGuarded ? guarded : shared);
        throw error;
      }
      return sendFile(c.req.raw, file, type, headers);
    })
    .get('/downloads/:name', (c) => {
      const { pathname } = new URL(c.req.url);
      return decoded(pathname) === undefined ? missing(shared) : c.redirect(`/media${pathname}`, 301);
    });
}

/** 503: this server has not fetched the file from the bucket yet, because it is large or the bucket is down. */
const unavailable = (headers: Record<string, string>) =>
  new Response('This file cannot be shown just now. Please try again in a moment.', {
    status: 503,
    headers: {
      ...headers,
      'Cache-Control': 'no-store',
      'Content-Type': 'text/plain; charset=utf-8',
      'Retry-After': '10',
    },
  });

/** Returns the file for a path under `/media/`. A school's file may exist only in the bucket. */
export async function findMedia(live: LiveContent, path: string): Promise<string | undefined> {
  const own = live.media(path);
  if (own !== undefined) return own;
  if (path.split('/').some((part) => part.startsWith('.') || part.includes('\\'))) return undefined;
  for (const folder of live.school().isSample ? [sampleMedia, siteMedia] : [siteMedia]) {
    const file = join(folder, path);
    if ((await stat(file).catch(() => undefined))?.isFile()) return file;
  }
  return undefined;
}

/** Decodes a URL path; undefined for invalid percent-encoding or control characters. */
export function decoded(path: string): string | undefined {
  try {
    const name = decodeURIComponent(path);
    return /\p{Cc}/u.test(name) ? undefined : name;
  } catch {
    return undefined;
  }
}
