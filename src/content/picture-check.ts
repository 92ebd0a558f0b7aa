import { type ChildProcess, fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';

/** The limits for drawing one picture. */
export interface PictureLimits {
  processorMs: number;
  memoryBytes: number;
  pixels: number;
}

/** More pixels than browsers of phones can show. */
export const maxPixels = 50_000_000;

const defaultLimits: PictureLimits = { processorMs: 3_000, memoryBytes: 600 * 1024 * 1024, pixels: maxPixels };
const pollMs = 50;

/** Linux counts processor time in hundredths of a second. */
const tickMs = 10;
const pageBytes = 4096;

/**
 * Draws each SVG in a child process, and reads the size of each raster picture. A server draws them later, for link
 * previews and icons: one picture must not stop it.
 *
 * @returns a sentence for each picture that is too expensive, by its name
 */
export async function expensivePictures(
  files: readonly { name: string; path: string }[],
  limits: PictureLimits = defaultLimits,
): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const artist = new Artist();
  try {
    for (const { name, path } of files) {
      const isSvg = extname(path).toLowerCase() === '.svg';
      const message = isSvg ? await artist.draw(path, limits) : await tooManyPixels(path, limits.pixels);
      if (message !== undefined) found.set(name, message);
    }
  } finally {
    artist.stop();
  }
  return found;
}

/** A child process that draws; it is replaced after a picture that it could not finish. */
class Artist {
  #child: ChildProcess | undefined;

  async draw(path: string, limits: PictureLimits): Promise<string | undefined> {
    this.#child ??= fork(join(import.meta.dirname, 'draw-picture.ts'), {
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const child = this.#child;
    const before = await usage(child.pid);
    child.removeAllListeners();
    const done = new Promise<'drawn' | 'ended'>((resolve) => {
      child.once('message', () => resolve('drawn'));
      child.once('exit', () => resolve('ended'));
    });
    child.send(path);
    const startedAt = Date.now();
    for (;;) {
      const state = await Promise.race([done, wait(pollMs, 'busy' as const)]);
      if (state === 'drawn') return undefined;
      if (state === 'ended') return this.#refuse('cannot be drawn: save it again as a simpler SVG, or as PNG');
      const now = await usage(child.pid);
      const spent = now ? now.processorMs - (before?.processorMs ?? 0) : Date.now() - startedAt;
      if (spent > limits.processorMs)
        return this.#refuse('takes too long to draw (filters such as blur or turbulence?): save it as PNG or JPEG');
      if (now && now.memoryBytes > limits.memoryBytes)
        return this.#refuse('needs too much memory to draw: save it as a smaller PNG or JPEG');
    }
  }

  #refuse(message: string): string {
    this.stop();
    return message;
  }

  stop(): void {
    this.#child?.removeAllListeners();
    this.#child?.kill('SIGKILL');
    this.#child = undefined;
  }
}

/** Processor time and memory of a process; undefined on systems without /proc, where only the time on the clock counts. */
async function usage(pid: number | undefined): Promise<{ processorMs: number; memoryBytes: number } | undefined> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  // The fields after the name in brackets, which may contain spaces.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const [user = 0, system = 0] = [Number(fields[11]), Number(fields[12])];
  return { processorMs: (user + system) * tickMs, memoryBytes: Number(fields[21]) * pageBytes };
}

async function tooManyPixels(path: string, most: number): Promise<string | undefined> {
  // Reads the header only. A file that cannot be read has no size here; other checks report it.
  const size = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!size || size.width * size.height <= most) return undefined;
  return `has ${size.width} × ${size.height} pixels, more than browsers of phones can show: save it with at most 4000 × 4000`;
}
