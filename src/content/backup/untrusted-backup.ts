import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import Sqlite from 'better-sqlite3';
import { oldContentTables } from '../../db/pack-content.ts';
import { UserError } from '../../settings/user-error.ts';
import type { MediaFile } from '../content.ts';
import { irregularFiles } from '../folder/content-folder.ts';
import { mediaTypes, storedFile } from '../media/media.ts';
import { keptTables, temporaryTables } from './import.ts';

/** A failed backup or restore; the message names the reason. */
export class BackupError extends UserError {
  override name = 'BackupError';
}

/** Throws if a backup contains a symbolic link, a device or a pipe, because a restore would read its target. */
export async function checkFiles(folder: string): Promise<void> {
  const [found] = await irregularFiles(folder);
  if (!found) return;
  const kind = found.isLink ? 'a symbolic link' : 'neither a file nor a folder';
  throw new BackupError(`The backup's ${found.name} is ${kind}, which no backup contains. Take another backup.`);
}

/**
 * Throws if a backup's database contains anything but this project's tables and indexes. Call it before any migration,
 * because a migration would run triggers.
 *
 * @param file a copy of the database
 */
export function checkSchema(file: string): void {
  const db = new Sqlite(file);
  try {
    const unknown = db
      .prepare<[], { type: string; name: string; sql: string | null }>('select type, name, sql from sqlite_master')
      .all()
      .find(
        ({ type, name, sql }) => (type !== 'index' && !knownTables.has(name)) || /^create virtual/i.test(sql ?? ''),
      );
    if (!unknown) return;
    throw new BackupError(
      `The backup's database contains a foreign ${unknown.type}, ${unknown.name}. Take another backup.`,
    );
  } finally {
    db.close();
  }
}

export interface BackupMedia {
  /** The files of the published content. */
  present: readonly MediaFile[];
  /** The files of earlier versions and drafts. */
  earlier: readonly MediaFile[];
}

/**
 * Throws if a media file in a backup's database has a path outside `media/` or bytes that differ from its hash, or if a
 * file of the published content is missing although it was not lost before the backup.
 *
 * @param folder the backup
 * @param lost the ids of the media files that were lost before the backup
 */
export async function checkBackupMedia({ present, earlier }: BackupMedia, folder: string, lost: ReadonlySet<string>) {
  for (const file of present) await checkMedia(file, folder, !lost.has(file.id));
  // Files of an earlier version may be missing: `undo` then rejects the version.
  for (const file of earlier) await checkMedia(file, folder, false);
}

async function checkMedia({ id, hash }: MediaFile, folder: string, isNeeded: boolean): Promise<void> {
  const found = isMediaId(id) ? await hashOf(storedFile(folder, { id, hash })) : undefined;
  if (found === hash || (found === '' && !isNeeded && /^[0-9a-f]+$/.test(hash))) return;
  throw new BackupError(`The backup's file media/${id} is not what its database says. Take another backup.`);
}

const knownTables = new Set<string>([...keptTables, ...temporaryTables, ...oldContentTables, 'migrations']);

/** A path below `media/` whose file type is served. */
const isMediaId = (id: string) =>
  id.split('/').every((part) => !/^\.*$/.test(part)) &&
  !/[\\\0]/.test(id) &&
  Object.keys(mediaTypes).some((extension) => id.toLowerCase().endsWith(extension));

/** The hash of a file, as in the name of a stored media file; '' if the file does not exist. */
async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  return pipeline(createReadStream(file), hash).then(
    () => hash.digest('hex').slice(0, 32),
    () => '',
  );
}
