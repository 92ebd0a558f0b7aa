import type { Dirent } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** An entry that is neither a regular file nor a folder. */
export interface IrregularFile {
  /** The path of the entry in the folder, with `/` as separator. */
  name: string;
  isLink: boolean;
}

/**
 * Lists the symbolic links, devices, pipes and sockets in a folder, without following or opening them. Following a link would
 * publish a file from outside the folder, and reading a device may never end.
 */
export async function irregularFiles(folder: string): Promise<IrregularFile[]> {
  const entries: Dirent[] = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isFile() && !entry.isDirectory())
    .map((entry) => ({
      name: relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'),
      isLink: entry.isSymbolicLink(),
    }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}
