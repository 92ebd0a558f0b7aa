import { readFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { Hono } from 'hono';
import type { LiveContent } from '../content/live.ts';
import { fetchInTime, hashOfFile, storedSize } from '../content/media/media.ts';
import { schoolThemes, tintDrawing } from '../domain/accent.ts';
import { focusOf, splitFocus } from '../domain/focus.ts';
import type { Settings } from '../settings/settings.ts';
import { light } from '../tokens/colours.ts';
import { type Lectures, pleaseSignIn } from './api/lectures.ts';
import { decoded, findMedia, mediaFiles, siteMedia } from './http/media-files.ts';
import { missing } from './http/static-files.ts';
import type { PictureSource } from './pages/picture-renderer.ts';
import { locationOf, pictures } from './pages/pictures.ts';

export interface SchoolFilesOptions {
  settings: Settings;
  /** Undefined if API_HOST names another server. */
  lectures: Lectures | undefined;
  live: LiveContent;
}

/** `/media/`, and the pictures for link previews and icons that are rendered from its files. */
export function schoolFiles({ settings, lectures, live }: SchoolFilesOptions): Hono {
  const { dataDir } = settings;
  const rejection = async (request: Request, courses: readonly string[]) =>
    lectures ? lectures.rejectionOf(request, courses) : pleaseSignIn;
  const fetchFile = (file: string) => fetchInTime(settings, file);
  const find = async (written: string): Promise<PictureSource | undefined> => {
    const [address] = splitFocus(written);
    const path = address.startsWith('/media/') ? decoded(address.slice('/media/'.length)) : undefined;
    const file = path && (await findMedia(live, path));
    // If the file cannot be fetched, the response redirects to /media/, which reports the error.
    if (file)
      return (await fetchFile(file).catch(() => false))
        ? { ...(await fromFile(file, live)), focus: live.hasFocus(written) ? focusOf(written) : undefined }
        : undefined;
    const drawing = live.drawing(address);
    return drawing && { source: Buffer.from(drawing.draw()), hash: drawing.key };
  };
  return (
    new Hono()
      .route('/', mediaFiles({ live, rejection, fetchFile }))
      .route(
        '/',
        pictures({
          live,
          find,
          folder: join(dataDir, 'pictures'),
          ground: () => schoolThemes(live.school().accent)?.light.colours.ground ?? light.ground,
        }),
      )
      // Browsers request this path for documents without a `<link rel="icon">`, such as PDFs.
      .get('/favicon.ico', (c) => {
        const { icon } = live.school();
        return icon ? c.redirect(locationOf(icon), 302) : missing({});
      })
  );
}

/** Reads a picture's source and hash: stored files have the hash as their name. SVG drawings of the site get the school's accent. */
async function fromFile(file: string, live: LiveContent): Promise<PictureSource> {
  const { name, ext } = parse(file);
  const hash = /^[0-9a-f]{32}$/.test(name) ? name : await hashOfFile(file);
  const { accent } = live.school();
  if (!accent || ext !== '.svg' || !file.startsWith(siteMedia)) return { source: file, hash };
  return { source: Buffer.from(tintDrawing(await readFile(file, 'utf8'), accent)), hash: `${hash} ${accent}` };
}

/** Returns a function that reads the size of a file under `/media/`. */
export const fileSizeOf = (settings: Settings, live: LiveContent) => async (address: string) => {
  const path = address.startsWith('/media/') ? decoded(address.slice('/media/'.length)) : undefined;
  const file = path && (await findMedia(live, path));
  return file ? storedSize(settings, file) : undefined;
};
