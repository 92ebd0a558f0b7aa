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

/** The first of these programs in the PATH. */
export function onPath(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(runs);
}

/** The first of these programs in the PATH; installs it if necessary. */
export function installed(names: readonly string[], install: () => void): string {
  if (!onPath(names)) install();
  const found = onPath(names);
  if (!found) throw new Error(`${names.join(' or ')} is not installed, and only root on Debian can install it here.`);
  return found;
}
