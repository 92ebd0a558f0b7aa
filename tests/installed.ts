import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Whether this user may execute a file. */
export function runs(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The path of the first of these programs in the PATH. */
export function onPath(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(runs);
}

/** The path of the first of these programs in the PATH. Calls `install` if there is none. */
export function installed(names: readonly string[], install: () => void): string {
  if (!onPath(names)) install();
  const found = onPath(names);
  if (!found) throw new Error(`${names.join(' or ')} is not installed, and only root on Debian can install it here.`);
  return found;
}
