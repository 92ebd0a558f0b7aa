import { type ChildProcess, fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readHead } from './media-signature.ts';

/** The limits for drawing one picture. */
export interface PictureLimits {
  processorMs: number;
  memoryBytes: number;
  pixels: number;
}

const defaultLimits: PictureLimits = { processorMs: 3_000, memoryBytes: 600 * 1024 * 1024, pixels: 50_000_000 };
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

/** The size stands in the header, before which a JPEG may have a thumbnail and a colour profile. */
const headerBytes = 1024 * 1024;

async function tooManyPixels(path: string, most: number): Promise<string | undefined> {
  const size = pixelSize(await readHead(path, headerBytes), extname(path).toLowerCase());
  if (!size || size.width * size.height <= most) return undefined;
  return `has ${size.width} × ${size.height} pixels, more than browsers of phones can show: save it with at most 4000 × 4000`;
}

/** The size in the header of a picture; undefined if the format is another. */
export function pixelSize(bytes: Buffer, extension: string): { width: number; height: number } | undefined {
  if (extension === '.png' && bytes.length >= 24)
    return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
  if (extension === '.gif' && bytes.length >= 10)
    return { width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) };
  if (extension === '.jpg' || extension === '.jpeg') return jpegSize(bytes);
  if (extension === '.webp' && bytes.length >= 30) return webpSize(bytes);
  return undefined;
}

function jpegSize(bytes: Buffer): { width: number; height: number } | undefined {
  for (let at = 2; at + 9 < bytes.length && bytes[at] === 0xff; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes[at + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
  }
  return undefined;
}

function webpSize(bytes: Buffer): { width: number; height: number } | undefined {
  const chunk = bytes.toString('latin1', 12, 16);
  if (chunk === 'VP8X') return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
  if (chunk === 'VP8 ') return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
  return undefined;
}
