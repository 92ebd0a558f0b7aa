import { extname, join } from 'node:path';
import sharp from 'sharp';
import { LimitedProcess, type ProcessLimits } from '../limited-process.ts';

export interface PictureLimits extends ProcessLimits {
  pixels: number;
}

/** More pixels than browsers of phones can show. */
export const maxPixels = 50_000_000;

const defaultLimits: PictureLimits = { processorMs: 3_000, memoryBytes: 600 * 1024 * 1024, pixels: maxPixels };
/**
 * Finds pictures that are too expensive to render: draws each SVG in a child process, and reads the size of each raster
 * picture. A server renders them for link previews and icons, and no picture may block it.
 *
 * @returns a message for each expensive picture, by its name
 */
export async function expensivePictures(
  files: readonly { name: string; path: string }[],
  limits: PictureLimits = defaultLimits,
): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const artist = new LimitedProcess(join(import.meta.dirname, 'draw-picture.ts'));
  try {
    for (const { name, path } of files) {
      const isSvg = extname(path).toLowerCase() === '.svg';
      const message = isSvg ? await draw(artist, path, limits) : await tooManyPixels(path, limits.pixels);
      if (message !== undefined) found.set(name, message);
    }
  } finally {
    artist.stop();
  }
  return found;
}

const refusals = {
  ended: 'cannot be drawn: save it again as a simpler SVG, or as PNG',
  time: 'takes too long to draw (filters such as blur or turbulence?): save it as PNG or JPEG',
  memory: 'needs too much memory to draw: save it as a smaller PNG or JPEG',
};

async function draw(artist: LimitedProcess, path: string, limits: PictureLimits): Promise<string | undefined> {
  const outcome = await artist.run(path, limits);
  return 'refused' in outcome ? refusals[outcome.refused] : undefined;
}

async function tooManyPixels(path: string, most: number): Promise<string | undefined> {
  // Reads the header only. A file that cannot be read has no size here; other checks report it.
  const size = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!size || size.width * size.height <= most) return undefined;
  return `has ${size.width} × ${size.height} pixels, more than browsers of phones can show: save it with at most 4000 × 4000`;
}
