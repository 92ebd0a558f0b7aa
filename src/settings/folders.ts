import { existsSync, mkdirSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';

export const root = join(import.meta.dirname, '../..');
/** Where the built files stand; BUILD_DIR puts them elsewhere, so that two servers can be tried from one checkout. */
export const buildDir = resolve(root, process.env.BUILD_DIR ?? 'dist');
/** Holds a hash of what the build was made of; written last. */
export const stampFile = join(buildDir, 'stamp');

export const isBuilt = (): boolean => existsSync(stampFile);

/** False where `npm ci --omit=dev` has left the build's own tools out. */
export function hasBuildTools(): boolean {
  try {
    createRequire(import.meta.url).resolve('vite/package.json');
    return true;
  } catch {
    return false;
  }
}

/** A folder with its parents, which only this user may enter. Node's own `recursive` never ends under /proc, where none can be made. */
export function makeFolder(folder: string): void {
  if (isFolder(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder, 0o700);
  } catch (error) {
    // Another process may have been faster.
    if (!isFolder(folder)) throw error;
  }
}

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
