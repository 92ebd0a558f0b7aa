import { createHash } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { Hono } from 'hono';
import sharp, { type OutputInfo, type Sharp } from 'sharp';
import type { LiveContent } from '../../content/live.ts';
import { maxPixels } from '../../content/media/media.ts';
import type { FocusPoint } from '../../domain/focus.ts';
import { isRendered, sharingSize } from '../../domain/sharing-picture.ts';
import { makeFolder } from '../../settings/folders.ts';
import { bodyOf } from '../http/compression.ts';
import { respond } from '../http/respond.ts';
import { missing } from '../http/static-files.ts';

export interface PicturesOptions {
  live: LiveContent;
  /** Finds the file of an address under `/media/`, which may end in a focus point. */
  find: (address: string) => Promise<PictureSource | undefined>;
  /** The folder of rendered images. */
  folder: string;
  /** The background of an image that does not fill its frame. */
  ground: () => string;
}

/** A picture, and a text that identifies its content. */
export interface PictureSource {
  /** A path, or an SVG in memory. */
  source: string | Buffer;
  hash: string;
  /** What a crop keeps. @default the middle */
  focus?: FocusPoint | undefined;
}

const iconSizes: ReadonlySet<string> = new Set(['180', '192', '512']);
const day = 'public, max-age=86400';
/** WhatsApp shows no picture above 300 kB (calcom/cal.diy#5613). */
const maxPreviewBytes = 300_000;
/** From the best: photos of leaves or crowds need the lower ones. */
const qualities = [82, 65, 45, 25];
/** libvips counts SVG in 1/72 inch. */
const unscaledDensity = 72;

// Pictures are rendered one at a time, and kept as files.
sharp.cache(false);
sharp.concurrency(1);

/** Encodes a URL for the Location header, which must be ASCII; the URL of another host may contain any character. */
export const locationOf = (address: string): string => (URL.canParse(address) ? new URL(address).href : address);

interface Size {
  width: number;
  height: number;
}

interface Frame extends Size {
  format: 'jpeg' | 'png';
}

/**
 * Renders a picture in a frame. A photo fills it, around its focus point; a drawing, or a picture with transparent parts, is shown whole on the
 * ground.
 *
 * @throws Error if the file is no picture, or has too many pixels
 */
async function render(
  { source: file, focus }: PictureSource,
  { width, height, format }: Frame,
  ground: string,
): Promise<Buffer> {
  // Not by its path: a drawing must not load files beside it.
  const source = typeof file === 'string' && extname(file).toLowerCase() === '.svg' ? await readFile(file) : file;
  const about = await sharp(source, { limitInputPixels: false }).metadata();
  const isDrawing = about.format === 'svg';
  const scale = isDrawing ? Math.min(width / about.width, height / about.height) : 1;
  const density = Math.min(100_000, Math.max(1, unscaledDensity * scale));
  const isWhole = isDrawing || about.hasAlpha || format === 'png';
  const upright = sharp(source, { limitInputPixels: maxPixels, density }).autoOrient();
  const pixels = await (focus && !isWhole ? crop(upright, about.autoOrient, { width, height }, focus) : upright)
    .resize({ width, height, fit: isWhole ? 'contain' : 'cover', background: ground })
    .flatten({ background: ground })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const image = await encoded(pixels.data, pixels.info, format);
  if (isDrawing && (await isOneColour(image))) throw new Error('The drawing shows only its background.');
  return image;
}

/** Encodes pixels in the best quality that is light enough for link previews. */
async function encoded(data: Buffer, raw: OutputInfo, format: Frame['format']): Promise<Buffer> {
  let image = Buffer.alloc(0);
  for (const quality of qualities) {
    image = await sharp(data, { raw }).toFormat(format, { quality }).toBuffer();
    if (format === 'png' || image.length <= maxPreviewBytes) break;
  }
  return image;
}

/** The largest part of a picture with the shape of the frame, around its focus point, as `object-position` places it. */
function crop(image: Sharp, size: Size, frame: Size, { x, y }: FocusPoint): Sharp {
  const scale = Math.min(size.width / frame.width, size.height / frame.height);
  const width = Math.round(frame.width * scale);
  const height = Math.round(frame.height * scale);
  const left = Math.round(((size.width - width) * x) / 100);
  const top = Math.round(((size.height - height) * y) / 100);
  return image.extract({ left, top, width, height });
}

/** True for a drawing of external images or HTML, which librsvg leaves out. */
async function isOneColour(image: Buffer): Promise<boolean> {
  const { channels } = await sharp(image).stats();
  return channels.every(({ stdev }) => stdev === 0);
}

/**
 * The school's images in other sizes: `/sharing/<picture>.jpg` for link previews, `/icons/<size>.png` for home screens,
 * and the web manifest. Each is rendered once, one at a time, and stored. If rendering fails, the response redirects to
 * the original.
 */
export function pictures({ live, find, folder, ground }: PicturesOptions): Hono {
  let last: Promise<unknown> = Promise.resolve();
  const undrawable = new Set<string>();
  const running = new Map<string, Promise<Buffer | undefined>>();

  /** Renders an image, or reads it; undefined if it cannot be rendered. */
  async function rendered(picture: PictureSource, frame: Frame): Promise<Buffer | undefined> {
    const { hash, focus } = picture;
    const { width, height, format } = frame;
    const place = focus ? ` ${focus.x} ${focus.y}` : '';
    const key = createHash('sha256')
      .update(`${hash} ${width} ${height} ${ground()} ${maxPreviewBytes}${place}`)
      .digest('hex')
      .slice(0, 32);
    const target = join(folder, `${key}.${format}`);
    const stored = await readFile(target).catch(() => undefined);
    if (stored || undrawable.has(key)) return stored;
    const made = running.get(key) ?? renderOnce(key, target, () => render(picture, frame, ground()));
    running.set(key, made);
    return made.finally(() => running.delete(key));
  }

  /** Renders after the pictures before it, and stores the result. */
  async function renderOnce(key: string, target: string, draw: () => Promise<Buffer>): Promise<Buffer | undefined> {
    const drawn = last.then(draw).catch(() => undefined);
    last = drawn;
    const made = await drawn;
    if (!made) {
      undrawable.add(key);
      return undefined;
    }
    try {
      makeFolder(folder);
      await writeFile(`${target}.${process.pid}`, made);
      await rename(`${target}.${process.pid}`, target);
    } catch {
      // The next request renders it again.
    }
    return made;
  }

  const send = async (request: Request, address: string, frame: Frame) => {
    const picture = await find(address);
    const bytes = picture && (await rendered(picture, frame));
    if (!bytes) return undefined;
    return respond(request, bodyOf(Buffer.from(bytes), `image/${frame.format}`), { 'Cache-Control': day });
  };

  return new Hono()
    .get('/sharing/*', async (c) => {
      // c.req.path is decoded: a redirect to it would be encoded twice, or not at all.
      const [, name, extension] = /^\/sharing\/(.+)\.(jpg|png)$/.exec(new URL(c.req.url).pathname) ?? [];
      if (!name || !isRendered(name)) return missing({});
      // Pages that were shared before 0.3.0 name a PNG.
      if (extension === 'png') return c.redirect(`/sharing/${name}.jpg`, 301);
      const picture = `/media/${name}`;
      const focus = c.req.query('focus');
      const address = focus ? `${picture}#focus=${focus}` : picture;
      return (await send(c.req.raw, address, { ...sharingSize, format: 'jpeg' })) ?? c.redirect(picture, 302);
    })
    .get('/icons/:name', async (c) => {
      const size = c.req.param('name').replace(/\.png$/, '');
      const { icon } = live.school();
      if (!iconSizes.has(size) || !icon) return missing({});
      return (
        (await send(c.req.raw, icon, { width: Number(size), height: Number(size), format: 'png' })) ??
        c.redirect(locationOf(icon), 302)
      );
    })
    .get('/site.webmanifest', (c) => {
      const { name, accent, icon: picture } = live.school();
      const icon = (size: string) => ({ src: `/icons/${size}.png`, sizes: `${size}x${size}`, type: 'image/png' });
      const manifest = {
        name,
        short_name: name,
        start_url: '/',
        display: 'browser',
        background_color: ground(),
        theme_color: accent || ground(),
        ...(picture && { icons: [icon('192'), icon('512')] }),
      };
      const text = JSON.stringify(manifest);
      return respond(c.req.raw, bodyOf(text, 'application/manifest+json; charset=utf-8'), {
        'Cache-Control': 'public, max-age=3600',
      });
    });
}
