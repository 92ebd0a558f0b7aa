import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import Sqlite from 'better-sqlite3';
import { UserError } from '../../settings/user-error.ts';
import { irregularFiles } from '../folder/content-folder.ts';
import { mediaTypes, storedFile } from '../media/media.ts';
import { parseMedia, unpackContent } from '../versions/versions.ts';
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
 * Throws if a backup's database contains anything but this project's tables and indexes, or names files outside the
 * media store or with other bytes. Call it before any migration, because a migration would run triggers.
 *
 * @param file a copy of the database
 * @param folder the backup
 * @param lost the ids of the media files that were lost before the backup
 */
export async function checkDatabase(file: string, folder: string, lost: ReadonlySet<string>): Promise<void> {
  const db = new Sqlite(file);
  try {
    const unknown = db
      .prepare<[], { type: string; name: string; sql: string | null }>('select type, name, sql from sqlite_master')
      .all()
      .find(
        ({ type, name, sql }) => (type !== 'index' && !knownTables.has(name)) || /^create virtual/i.test(sql ?? ''),
      );
    if (unknown)
      throw new BackupError(
        `The backup's database contains a foreign ${unknown.type}, ${unknown.name}. Take another backup.`,
      );
    if (!db.prepare("select 1 from sqlite_master where name = 'media'").get()) return;
    const present = db.prepare<[], MediaRow>('select id, hash from media').all();
    for (const row of present) await checkMedia(row, folder, !lost.has(row.id));
    // An earlier version may name files that are lost: `undo` then refuses that version.
    for (const row of mediaOfVersions(db)) await checkMedia(row, folder, false);
  } finally {
    db.close();
  }
}

type MediaRow = { id: string; hash: string };

async function checkMedia({ id, hash }: MediaRow, folder: string, isNeeded: boolean): Promise<void> {
  const found = isMediaId(id) ? await hashOf(storedFile(folder, { id, hash, position: 0 })) : undefined;
  if (found === hash || (found === '' && !isNeeded && /^[0-9a-f]+$/.test(hash))) return;
  throw new BackupError(`The backup's file media/${id} is not what its database says. Take another backup.`);
}

/** The media files of the versions in the history. */
function mediaOfVersions(db: Sqlite.Database): MediaRow[] {
  if (!db.prepare("select 1 from sqlite_master where name = 'content_versions'").get()) return [];
  const versions = db.prepare<[], StoredVersion>('select * from content_versions').all();
  return [...new Map(versions.flatMap(mediaOfVersion).map((row) => [`${row.hash} ${row.id}`, row])).values()];
}

interface StoredVersion {
  content: string;
  /** Backups of earlier servers have no such column. */
  media?: string;
}

function mediaOfVersion({ content, media = '[]' }: StoredVersion): MediaRow[] {
  try {
    return [...unpackContent(content).media, ...parseMedia(media)];
  } catch {
    throw new BackupError("The backup's history of the content cannot be read. Take another backup.");
  }
}

const knownTables = new Set<string>([...keptTables, ...temporaryTables, 'migrations']);

/** A path below `media/` whose file type is served. */
const isMediaId = (id: string) =>
  id.split('/').every((part) => !/^\.*$/.test(part)) &&
  !/[\\\0]/.test(id) &&
  Object.keys(mediaTypes).some((extension) => id.toLowerCase().endsWith(extension));

/** The hash in a media file's name; '' if the file does not exist. */
async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  return pipeline(createReadStream(file), hash).then(
    () => hash.digest('hex').slice(0, 32),
    () => '',
  );
}
