import { open } from 'node:fs/promises';
import { extname } from 'node:path';
import { pictureExtensions, videoExtensions } from './media-types.ts';

const headBytes = 512;

/** Reads the start of a file. */
export async function readHead(file: string, bytes = headBytes): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(bytes), 0, bytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** The maximum size of a file: browsers and backups of a small server cannot handle more. */
export const maxMediaBytes = 2_000_000_000;

/**
 * Compares the first bytes of a file with its extension.
 * @returns why browsers cannot show the file, such as HEIC data in a .jpg; undefined if no problem is found
 */
export function signatureProblem(name: string, head: Buffer): string | undefined {
  const text = head.toString('latin1');
  const extension = extname(name).toLowerCase();
  const isPicture = pictureExtensions.includes(extension);
  if (text.startsWith('version https://git-lfs.github.com'))
    return 'is only the pointer of Git LFS: run `git lfs pull`, or copy the real file here';
  if (isPicture || videoExtensions.includes(extension)) {
    if (/^\s*(?:\uFEFF|ï»¿)?\s*<(?:!doctype html|html|head|body)/i.test(text))
      return 'is a web page, not a picture or clip: open the address that it came from, and save the file itself';
  }
  const brand = text.slice(4, 8) === 'ftyp' ? text.slice(8, 12) : '';
  if (isPicture && /^(?:hei[cmsx]|hev[cmx]|mif1|msf1)$/.test(brand) && extension !== '.avif')
    return 'is a HEIC photo of a phone, which most browsers cannot show: export it as JPEG';
  if (extension === '.mp4' && brand === 'qt  ')
    return 'is a QuickTime film (MOV), which most browsers cannot play: export it as MP4 (H.264)';
  if (isPicture && extension !== '.svg' && /^\s*(?:ï»¿)?\s*<(?:\?xml|svg)/i.test(text))
    return 'is an SVG drawing: rename it to .svg';
  return undefined;
}
