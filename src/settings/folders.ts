import { existsSync, mkdirSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';

export const root = join(import.meta.dirname, '../..');
/** The folder of the built files. BUILD_DIR overrides it, to run two servers from one checkout. */
export const buildDir = resolve(root, process.env.BUILD_DIR ?? 'dist');
/** Contains a hash of the build's sources. The build writes it last, so it marks a complete build. */
export const stampFile = join(buildDir, 'stamp');

export const isBuilt = (): boolean => existsSync(stampFile);

/** False if `npm ci --omit=dev` omitted the build tools. */
export function hasBuildTools(): boolean {
  try {
    createRequire(import.meta.url).resolve('vite/package.json');
    return true;
  } catch {
    return false;
  }
}

/**
 * Creates a folder and its parents with access for this user only. Node's `recursive` option never returns under /proc,
 * which rejects new folders, and throws ENOENT instead of EROFS on a read-only disk.
 */
export function makeFolder(folder: string): void {
  if (isFolder(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder, 0o700);
  } catch (error) {
    // Another process may have created the folder.
    if (!isFolder(folder)) throw error;
  }
}

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
