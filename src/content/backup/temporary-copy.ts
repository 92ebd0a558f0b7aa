import { chmod, copyFile, mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from '../../db/unavailable.ts';

const prefix = '.copy-of-database-';

/**
 * Calls `use` with a copy of a SQLite file, then deletes the copy. Opening the original would create files beside it,
 * and a migration would change it. Only this user can read `parent`, the folder of the copy: the database contains
 * password hashes.
 */
export async function withCopy<T>(file: string, parent: string, use: (copy: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(parent, `${prefix}${process.pid}-`));
  try {
    const copy = join(folder, 'steam.db');
    await copyPrivately(file, copy);
    return await use(copy);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Copies a file with mode 0600: the source may be read-only or readable by all users. */
export async function copyPrivately(file: string, copy: string): Promise<void> {
  await copyFile(file, copy);
  await chmod(copy, 0o600);
}

/** Deletes the copies of processes that were killed. */
export async function removeStaleCopies(parent: string): Promise<void> {
  for (const name of await readdir(parent).catch(() => [])) {
    const [, pid] = new RegExp(`^\\${prefix}(\\d+)-`).exec(name) ?? [];
    if (pid && !isOtherProcess(Number(pid))) await rm(join(parent, name), { recursive: true, force: true });
  }
}

/**
 * Whether another process with this id is running. A restarted container reuses ids, so our own id means a stale copy.
 */
function isOtherProcess(pid: number): boolean {
  try {
    return pid !== process.pid && process.kill(pid, 0);
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}
