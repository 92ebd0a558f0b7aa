import type { Page } from '@playwright/test';
import type { Look } from './kit-page.ts';

/** The differences in one text; undefined if both are equal. */
export interface Difference {
  words: string;
  /** An image of the pixel differences in red; missing if only the trees differ. */
  picture?: Buffer;
}

/**
 * Compares DOM and accessibility tree line by line, and the pixels if both have a screenshot, on a canvas of `page`.
 */
export async function compare(page: Page, one: Look, other: Look): Promise<Difference | undefined> {
  const lines = [...differingLines(one.dom, other.dom), ...differingLines(one.tree, other.tree)];
  const pictures = [one.picture, other.picture].filter((picture) => picture !== undefined);
  const pixels =
    pictures.length < 2 || (one.picture && other.picture?.equals(one.picture))
      ? undefined
      : await page.evaluate(
          differingPixels,
          pictures.map((png) => png.toString('base64')),
        );
  if (lines.length === 0 && !pixels?.count) return undefined;
  return {
    words: [pixels?.count ? `${pixels.count} pixels differ (${pixels.sizes})` : '', ...lines]
      .filter(Boolean)
      .join('\n'),
    ...(pixels?.count && { picture: Buffer.from(pixels.picture, 'base64') }),
  };
}

function differingLines(one: string, other: string): string[] {
  const [left, right] = [one.split('\n'), other.split('\n')];
  return Array.from({ length: Math.max(left.length, right.length) }, (_, index) => index)
    .filter((index) => left[index] !== right[index])
    .map((index) => `line ${index + 1}: ${left[index] ?? '(none)'} ≠ ${right[index] ?? '(none)'}`);
}

/** Runs in the page: decodes both screenshots and paints their differences. */
async function differingPixels(pngs: string[]): Promise<{ count: number; sizes: string; picture: string }> {
  const bitmaps = await Promise.all(
    pngs.map(async (png) =>
      createImageBitmap(
        new Blob([Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0))], { type: 'image/png' }),
      ),
    ),
  );
  const width = Math.max(...bitmaps.map((bitmap) => bitmap.width));
  const height = Math.max(...bitmaps.map((bitmap) => bitmap.height));
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('The browser gives no canvas.');
  const [one, other] = bitmaps.map((bitmap) => {
    context.clearRect(0, 0, width, height);
    context.drawImage(bitmap, 0, 0);
    return context.getImageData(0, 0, width, height);
  });
  if (!one || !other) throw new Error('There are not two pictures.');
  let count = 0;
  for (let at = 0; at < one.data.length; at += 4) {
    const same = [0, 1, 2, 3].every((channel) => one.data[at + channel] === other.data[at + channel]);
    if (!same) count++;
    const shade = same ? 255 - (255 - (other.data[at + 1] ?? 0)) / 4 : 0;
    other.data.set(same ? [shade, shade, shade, 255] : [220, 0, 60, 255], at);
  }
  context.putImageData(other, 0, 0);
  const sizes = bitmaps.map((bitmap) => `${bitmap.width}×${bitmap.height}`).join(' and ');
  return { count, sizes, picture: canvas.toDataURL('image/png').split(',')[1] ?? '' };
}
