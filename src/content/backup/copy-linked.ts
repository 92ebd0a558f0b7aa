import { copyFile, link, mkdir, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from '../../db/unavailable.ts';

/**
 * Copies a folder. A file that `previous` also contains becomes a hard link to it, which takes no space. Both folders must be
 * backups: writing to a file would change both.
 *
 * @param isHashNamed true if a file's name contains the hash of its bytes: equal names and sizes then mean equal files
 */
export async function copyLinked(from: string, to: string, previous: string, isHashNamed: boolean): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const paths = [from, to, previous].map((folder) => join(folder, entry.name)) as [string, string, string];
    if (entry.isDirectory()) await copyLinked(...paths, isHashNamed);
    else await copyOrLink(...paths, isHashNamed);
  }
}

async function copyOrLink(from: string, to: string, previous: string, isHashNamed: boolean): Promise<void> {
  if (await isSameFile(from, previous, isHashNamed)) {
    try {
      await link(previous, to);
      return;
    } catch (error) {
      // Some file systems have no hard links, or limit their number.
      if (!['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK', 'EXDEV'].includes(codeOf(error))) throw error;
    }
  }
  await copyFile(from, to).catch((error: unknown) => {
    // `pruneMedia` has deleted the file. The copied database does not refer to it.
    if (codeOf(error) !== 'ENOENT') throw error;
  });
}

async function isSameFile(one: string, other: string, isHashNamed: boolean): Promise<boolean> {
  const [a, b] = await Promise.all([one, other].map((path) => stat(path).catch(() => undefined)));
  if (!a || !b?.isFile() || a.size !== b.size) return false;
  return isHashNamed || (await readFile(one)).equals(await readFile(other));
}
