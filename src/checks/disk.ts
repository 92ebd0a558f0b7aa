import { constants, existsSync } from 'node:fs';
import { access, readdir, stat, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { finishedBackups } from '../content/backup/backups.ts';
import { codeOf } from '../db/unavailable.ts';
import { envFile } from '../settings/env-file.ts';
import type { Settings } from '../settings/settings.ts';
import { type Check, describeAge, describeBytes, results } from './check.ts';

export interface Space {
  freeBytes: number;
  totalBytes: number;
}

/** Reads the disk space of a folder's file system. */
export type ReadSpace = (folder: string) => Promise<Space>;

export const readSpace: ReadSpace = async (folder) => {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
};

/** A disk is nearly full if its free space is less than both limits. */
const lowBytes = 1e9;
const lowShare = 0.1;
/** The age of a daily backup that is a day late. */
const maxBackupAgeMs = 48 * 3_600_000;

/** Checks that a folder is writable and has free space. */
export async function checkDisk(name: string, setting: string, folder: string, read = readSpace): Promise<Check> {
  const { ok, problem } = results(name);
  const nearest = nearestFolder(folder);
  const where = `${folder} (${setting})`;
  try {
    await access(nearest, constants.W_OK);
  } catch (error) {
    return problem(
      `This user may not write to ${where}: ${codeOf(error)}.`,
      'Run this command as the user of the server. If it is the right user, give the folder to it: chown -R USER FOLDER.',
    );
  }
  const { freeBytes, totalBytes } = await read(nearest);
  const free = `${describeBytes(freeBytes)} of ${describeBytes(totalBytes)} are free on the disk of ${where}.`;
  if (freeBytes >= lowBytes || freeBytes >= totalBytes * lowShare) return ok(free);
  return problem(
    `Only ${free}`,
    'Delete what you do not need, such as old backups or logs, or order a larger disk: on a full disk no message can be stored.',
  );
}

function nearestFolder(folder: string): string {
  return existsSync(folder) || dirname(folder) === folder ? folder : nearestFolder(dirname(folder));
}

/** Checks the age and the size of the last backup in BACKUP_DIR. */
export async function checkBackup({ backupDir, dataDir, sample }: Settings, now = Date.now()): Promise<Check> {
  const { ok, off, problem } = results('Backup');
  const howTo = 'Write one now: npm run backup. For one every night, see demo/deploy/README.md.';
  if (backupDir === undefined) {
    if (sample) return off('No backups are made (BACKUP_DIR is not set).');
    return problem('No backups are made: BACKUP_DIR is not set.', `Set BACKUP_DIR in ${envFile()}. ${howTo}`);
  }
  const [last] = existsSync(backupDir) ? await finishedBackups(backupDir) : [];
  if (!last) return problem(`There is no finished backup in ${backupDir}.`, howTo);
  const age = now - last.at.getTime();
  const found = `The last backup is ${describeAge(Math.max(age, 0))} old and has ${describeBytes(await sizeOf(last.folder))}: ${last.folder}`;
  if (age > maxBackupAgeMs) {
    return problem(`${found}.`, `${howTo} "journalctl -u steam-kit-backup" shows why the nightly one failed.`);
  }
  const isSameDisk = (await deviceOf(backupDir)) === (await deviceOf(nearestFolder(dataDir)));
  return ok(`${found}${isSameDisk ? ', on the disk of the data: copy it to another machine' : ''}.`);
}

const deviceOf = async (folder: string) => (await stat(folder)).dev;

async function sizeOf(folder: string): Promise<number> {
  let size = 0;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) size += (await stat(join(entry.parentPath, entry.name))).size;
  }
  return size;
}
