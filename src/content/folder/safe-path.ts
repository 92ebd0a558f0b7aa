import { join } from 'node:path';
import { ContentError } from '../content.ts';
import { quoted } from './quoted.ts';

/**
 * Joins a folder and a name of a database, a backup or a zip: the result is a file below the folder.
 * @throws ContentError for a name that leaves the folder or that no file has
 */
export function safePath(folder: string, name: string): string {
  const isSafe = !/[\p{Cc}\\]/u.test(name) && name.split('/').every((part) => !/^\.*$/.test(part));
  if (!isSafe) throw new ContentError(`${quoted(name)} is no name of a file. Nothing was written for it.`);
  return join(folder, name);
}
