import { chmod, copyFile, mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from '../db/unavailable.ts';

const prefix = '.copy-of-database-';

/**
 * Lends a copy of a SQLite file, because opening one writes beside it, and a migration writes into it. The copy is in `parent`,
 * a folder that only this user can read: the database contains password hashes.
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

/** Copies a file for this user alone: the source may be read-only or readable by all. */
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

/** Whether another process with this id is running. This process has no copy yet: a container gives the same id again. */
function isOtherProcess(pid: number): boolean {
  try {
    return pid !== process.pid && process.kill(pid, 0);
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}
