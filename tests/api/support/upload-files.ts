import { readlinkSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import type { Files } from './site.ts';

export const zipOf = async (files: Files, comment?: (zip: ZipFile) => void): Promise<Buffer> => {
  const zip = new ZipFile();
  for (const [name, text] of Object.entries(files)) zip.addBuffer(Buffer.from(text), name);
  comment?.(zip);
  zip.end();
  return buffer(zip.outputStream);
};

/** The path of the file that a descriptor of this process refers to; '' if it is closed. */
export const linkOf = (descriptor: string): string => {
  try {
    return readlinkSync(`/proc/self/fd/${descriptor}`);
  } catch {
    return '';
  }
};

/** An SVG with filters that take long to render. */
export function slowPicture(): Buffer {
  const blur = '<feGaussianBlur stdDeviation="90"/><feTurbulence numOctaves="9" baseFrequency="0.9"/>'.repeat(60);
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600"><filter id="f">${blur}</filter><rect width="600" height="600" filter="url(#f)"/></svg>`,
  );
}
