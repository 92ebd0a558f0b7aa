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
  /** Finds the picture of a URL under `/media/`, which may end in a focus point. */
  find: (address: string) => Promise<PictureSource | undefined>;
  folder: string;
  /** Returns the background colour behind a drawing. */
  ground: () => string;
}

export interface PictureSource {
  /** The path of a file, or the bytes of an SVG. */
  source: string | Buffer;
  hash: string;
  /** The point that stays visible in a crop. @default the middle */
  focus?: FocusPoint | undefined;
}

const iconSizes: ReadonlySet<string> = new Set(['180', '192', '512']);
const day = 'public, max-age=86400';
/** WhatsApp ignores larger pictures (calcom/cal.diy#5613). */
const maxPreviewBytes = 300_000;
/** JPEG qualities to try, until the picture is small enough. Photos of leaves or crowds need the lower ones. */
const qualities = [82, 65, 45, 25];
/** The density at which libvips renders an SVG in its own size. */
const unscaledDensity = 72;

// No cache and one thread: pictures are rendered one at a time, and stored as files.
sharp.cache(false);
sharp.concurrency(1);

/** Encodes an absolute URL for the Location header, which must be ASCII. Leaves a path unchanged. */
export const locationOf = (address: string): string => (URL.canParse(address) ? new URL(address).href : address);

interface Size {
  width: number;
  height: number;
}

interface Frame extends Size {
  format: 'jpeg' | 'png';
}

/**
 * Renders a picture in a frame. A photo is cropped around its focus point, like `object-fit: cover`. A drawing or a
 * transparent picture is shown whole on the background, like `contain`.
 *
 * @throws Error if the file is no picture, or has too many pixels
 */
async function render(
  { source: file, focus }: PictureSource,
  { width, height, format }: Frame,
  ground: string,
): Promise<Buffer> {
  // Read an SVG into memory: with a path, it could load files from the same folder.
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

/** Encodes pixels in the best quality up to `maxPreviewBytes`. */
async function encoded(data: Buffer, raw: OutputInfo, format: Frame['format']): Promise<Buffer> {
  let image = Buffer.alloc(0);
  for (const quality of qualities) {
    image = await sharp(data, { raw }).toFormat(format, { quality }).toBuffer();
    if (format === 'png' || image.length <= maxPreviewBytes) break;
  }
  return image;
}

/** Crops a picture to the aspect ratio of the frame, around the focus point, as `object-position` does. */
function crop(image: Sharp, size: Size, frame: Size, { x, y }: FocusPoint): Sharp {
  const scale = Math.min(size.width / frame.width, size.height / frame.height);
  const width = Math.round(frame.width * scale);
  const height = Math.round(frame.height * scale);
  const left = Math.round(((size.width - width) * x) / 100);
  const top = Math.round(((size.height - height) * y) / 100);
  return image.extract({ left, top, width, height });
}

/** True if a drawing is empty: librsvg omits external images and HTML. */
async function isOneColour(image: Buffer): Promise<boolean> {
  const { channels } = await sharp(image).stats();
  return channels.every(({ stdev }) => stdev === 0);
}

/**
 * Resized images: `/sharing/<picture>.jpg` for link previews, `/icons/<size>.png` for home screens; and the web manifest.
 * Each image is rendered once and stored. If rendering fails, redirects to the original.
 */
export function pictures({ live, find, folder, ground }: PicturesOptions): Hono {
  let last: Promise<unknown> = Promise.resolve();
  const undrawable = new Set<string>();
  const running = new Map<string, Promise<Buffer | undefined>>();

  /** Returns the stored image, or renders it; undefined if rendering fails. */
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

  /** Renders in a queue, one picture at a time, and stores the result. */
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
      // Not `c.req.path`, which is decoded: the redirect needs the encoded path.
      const [, name, extension] = /^\/sharing\/(.+)\.(jpg|png)$/.exec(new URL(c.req.url).pathname) ?? [];
      if (!name || !isRendered(name)) return missing({});
      // Link previews from before version 0.3.0 contain a PNG.
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
