import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

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
