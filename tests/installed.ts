import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Whether this user may run a file. */
export function runs(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The first of some programs that the PATH has. */
export function onPath(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(runs);
}

/** The first of some programs that the PATH has, if need be after installing it. */
export function installed(names: readonly string[], install: () => void): string {
  if (!onPath(names)) install();
  const found = onPath(names);
  if (!found) throw new Error(`${names.join(' or ')} is not installed, and only root on Debian can install it here.`);
  return found;
}
