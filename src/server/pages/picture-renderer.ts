import { createHash } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import sharp, { type OutputInfo, type Sharp } from 'sharp';
import { maxPixels } from '../../content/media/media.ts';
import type { FocusPoint } from '../../domain/focus.ts';
import { makeFolder } from '../../settings/folders.ts';

export interface PictureSource {
  /** The path of a file, or the bytes of an SVG. */
  source: string | Buffer;
  hash: string;
  /** The point that stays visible in a crop. @default the middle */
  focus?: FocusPoint | undefined;
}

interface Size {
  width: number;
  height: number;
}

export interface Frame extends Size {
  format: 'jpeg' | 'png';
}

/** WhatsApp ignores larger pictures (calcom/cal.diy#5613). */
const maxPreviewBytes = 300_000;
/** JPEG qualities to try, until the picture is small enough. Photos of leaves or crowds need the lower ones. */
const qualities = [82, 65, 45, 25];
/** The density at which libvips renders an SVG in its own size. */
const unscaledDensity = 72;

// No cache and one thread: pictures are rendered one at a time, and stored as files.
sharp.cache(false);
sharp.concurrency(1);

/**
 * Renders each picture once and stores it as a file.
 *
 * @param folder the folder of the files
 * @param ground returns the background colour behind a drawing
 * @returns a function that returns a picture in a frame; undefined if rendering fails
 */
export function createPictureRenderer(folder: string, ground: () => string) {
  let last: Promise<unknown> = Promise.resolve();
  const undrawable = new Set<string>();
  const running = new Map<string, Promise<Buffer | undefined>>();

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

  return async (picture: PictureSource, frame: Frame): Promise<Buffer | undefined> => {
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
  };
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

/** Encodes pixels. Reduces the quality of a JPEG until it has at most `maxPreviewBytes`. */
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
