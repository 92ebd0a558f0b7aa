import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { codeOf } from '../db/unavailable.ts';
import type { Content } from './content.ts';

type MediaRow = Content['media'][number];

/**
 * The stored file of a media row. Its name is the content hash, so an apply never changes a file that is being served.
 */
export const storedFile = (dataDir: string, { id, hash }: MediaRow): string =>
  join(mediaStore(dataDir), hash + extname(id).toLowerCase());

export const mediaStore = (dataDir: string): string => join(dataDir, 'media');

/**
 * Copies missing files into the store, before the database names them, and touches the others. An interrupted apply may
 * leave unreferenced files, but never a reference without its file.
 */
export async function storeMedia(
  dataDir: string,
  rows: readonly MediaRow[],
  from: (row: MediaRow) => string,
  progress: (done: number, all: number) => void = () => undefined,
): Promise<void> {
  await mkdir(mediaStore(dataDir), { recursive: true });
  let done = 0;
  for (const row of rows) {
    const target = storedFile(dataDir, row);
    const source = from(row);
    const there = await stat(target).catch(() => undefined);
    if (there?.size === (await stat(source)).size) await touchMedia(dataDir, [row]);
    else {
      const partial = `${target}.${randomUUID()}.part`;
      try {
        await copyFile(source, partial);
        await rename(partial, target);
      } catch (error) {
        await rm(partial, { force: true });
        throw error;
      }
    }
    done += 1;
    progress(done, rows.length);
  }
}

/** The hash of a media file: the name under which it is stored. */
export async function hashOfFile(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex').slice(0, 32);
}

const day = 86_400_000;

/**
 * Sets the modification time of files to now: `pruneMedia` then keeps them for a day. An apply touches the files of the
 * old content, for pages and backups that still use them, and of the new content, because another apply may prune
 * before this one commits.
 */
export async function touchMedia(dataDir: string, rows: readonly MediaRow[]): Promise<void> {
  const now = new Date();
  for (const row of rows) {
    await utimes(storedFile(dataDir, row), now, now).catch((error: unknown) => {
      // A file of the previous content may have been deleted by hand.
      if (codeOf(error) !== 'ENOENT') throw error;
    });
  }
}

/** Deletes unreferenced files that were last used more than a day ago. */
export async function pruneMedia(dataDir: string, rows: readonly MediaRow[]): Promise<void> {
  const used = new Set(rows.map((row) => storedFile(dataDir, row)));
  for (const name of await readdir(mediaStore(dataDir)).catch(() => [])) {
    const file = join(mediaStore(dataDir), name);
    if (used.has(file)) continue;
    const info = await stat(file).catch(() => undefined);
    if (info?.isFile() && Date.now() - info.mtimeMs > day) await rm(file, { force: true });
  }
}
