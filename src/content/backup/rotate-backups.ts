import { readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from '../../db/unavailable.ts';
import { counted } from '../../domain/text.ts';
import { makeFolder } from '../../settings/folders.ts';
import { type BackupSource, backup, manifest, manifestFile } from './backup.ts';

export interface FinishedBackup {
  folder: string;
  at: Date;
}

const dayName = /^\d{4}-\d\d-\d\d$/;
const partialName = /^\.partial-\d+$/;
const dayMs = 86_400_000;

/**
 * Writes today's backup into a subfolder such as `2026-11-26`, and deletes the oldest days beyond `keep`. Files that the
 * last backup also contains become hard links. Other folders stay: `backup DIR` may have written them for an update.
 *
 * @param options with `replaces`, a second backup of the same day replaces the first; by default, it is not written
 */
export async function backupToday(
  folder: string,
  keep: number,
  source: BackupSource,
  now = new Date(),
  { replaces = false }: { replaces?: boolean } = {},
): Promise<string> {
  const target = join(folder, now.toISOString().slice(0, 10));
  makeFolder(folder);
  const earlier = await finishedBackups(folder);
  if (!replaces && earlier.some((one) => one.folder === target)) {
    return `Today's backup is in ${target} already. For another one, name a new folder: npm run backup DIR`;
  }
  await removeStalePartials(folder, now);
  const partial = join(folder, `.partial-${process.pid}`);
  await rm(partial, { recursive: true, force: true });
  let report: string;
  try {
    report = await backup(partial, source, earlier[0]?.folder);
    if (replaces) await rm(target, { recursive: true, force: true });
    await rename(partial, target);
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    throw error;
  }
  const days = (await finishedBackups(folder)).filter((one) => dayName.test(one.folder.slice(folder.length + 1)));
  const outdated = days.slice(keep);
  for (const one of outdated) await rm(one.folder, { recursive: true });
  const deleted = outdated.length > 0 ? ` Deleted ${counted(outdated.length, 'older backup')}.` : '';
  return `${report.replace(partial, target)} Kept: ${counted(days.length - outdated.length, 'day')}.${deleted}`;
}

/** The backups in a folder that have a manifest, newest first. Throws if the folder cannot be read. */
export async function finishedBackups(folder: string): Promise<FinishedBackup[]> {
  const found: FinishedBackup[] = [];
  for (const name of await readdir(folder)) {
    if (partialName.test(name)) continue;
    const at = await finishedAt(join(folder, name));
    if (at) found.push({ folder: join(folder, name), at });
  }
  return found.sort((one, other) => other.at.getTime() - one.at.getTime());
}

/** When a backup was finished; undefined for other folders and incomplete backups. */
async function finishedAt(folder: string): Promise<Date | undefined> {
  try {
    const text = await readFile(join(folder, manifestFile), 'utf8');
    return new Date(manifest.parse(JSON.parse(text)).at);
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(codeOf(error)) || error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Deletes folders that a killed backup left more than a day ago. */
async function removeStalePartials(folder: string, now: Date): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!partialName.test(name)) continue;
    const info = await stat(join(folder, name)).catch(() => undefined);
    if (info && now.getTime() - info.mtimeMs > dayMs) await rm(join(folder, name), { recursive: true, force: true });
  }
}
