import { fittedSize } from './picture-size.ts';

/* The browser itself shrinks pictures. createImageBitmap applies the EXIF rotation, and a canvas writes no EXIF: the
   location of a photo is not uploaded. The maintained libraries (pica, compressorjs) add their own WebAssembly
   resampling, or make the same four calls. */

/**
 * Files that stay unchanged: vectors, and formats that a canvas would reduce to one frame. Animated pictures stay unchanged, too.
 */
const untouched = new Set(['image/svg+xml', 'image/gif', 'image/x-icon', 'image/vnd.microsoft.icon']);

const quality = 0.85;

/** The browser cannot read or write a picture. The message says how to continue. */
export class PictureError extends Error {
  override name = 'PictureError';
}

export interface ShrunkPicture {
  file: Blob;
  /** The file extension of the new format, with a dot; undefined if the file is unchanged. */
  extension: string | undefined;
}

/**
 * Shrinks a picture, applies its EXIF rotation and removes its metadata.
 *
 * @param longestSide in pixels
 * @throws PictureError if the browser cannot read the format, or cannot write the smaller picture
 */
export async function shrinkPicture(file: File, longestSide: number): Promise<ShrunkPicture> {
  if (untouched.has(file.type) || (await isAnimated(file))) return { file, extension: undefined };
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => {
    throw new PictureError(`This browser cannot read ${file.name}. Save the picture as JPEG or PNG and try again.`);
  });
  try {
    const canvas = draw(bitmap, fittedSize(bitmap.width, bitmap.height, longestSide));
    // Falls back to PNG for a PNG, which may be transparent.
    for (const type of ['image/webp', file.type === 'image/png' ? 'image/png' : 'image/jpeg']) {
      // JPEG would write transparent pixels in black.
      if (type === 'image/jpeg') fillWithWhite(canvas);
      const written = await toBlob(canvas, type);
      // Safari writes PNG if it cannot write the format.
      if (written?.type === type) return { file: written, extension: extensions[type] };
    }
  } finally {
    bitmap.close();
  }
  throw new PictureError(`This browser cannot shrink ${file.name}. Try another browser.`);
}

/** The part of a file in which to look for an animation: it contains the chunks before the first frame. */
const headBytes = 65_536;

/** Whether a PNG, WebP or AVIF has several frames. A canvas would keep only the first. */
async function isAnimated(file: File): Promise<boolean> {
  const head = new TextDecoder('latin1').decode(await file.slice(0, headBytes).arrayBuffer());
  if (head.slice(1, 4) === 'PNG') return head.split('IDAT', 1)[0]?.includes('acTL') === true;
  if (head.slice(8, 12) === 'WEBP') return head.slice(12, 60).includes('ANIM');
  return head.slice(4, 12) === 'ftypavis';
}

const extensions: Readonly<Record<string, string>> = {
  'image/webp': '.webp',
  'image/jpeg': '.jpg',
  'image/png': '.png',
};

function draw(bitmap: ImageBitmap, { width, height }: { width: number; height: number }): HTMLCanvasElement {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new PictureError('This browser has no memory left for pictures. Close other tabs and try again.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  return canvas;
}

function fillWithWhite(canvas: HTMLCanvasElement): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
}

const toBlob = (canvas: HTMLCanvasElement, type: string) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
