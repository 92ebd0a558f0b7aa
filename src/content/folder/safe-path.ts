import { join } from 'node:path';
import { ContentError } from '../content.ts';
import { quoted } from './quoted.ts';

/**
 * Joins a folder and an untrusted name, from a database, a backup or a zip. The result is a file inside the folder.
 * @throws ContentError for a name outside the folder, or an invalid one
 */
export function safePath(folder: string, name: string): string {
  const isSafe = !/[\p{Cc}\\]/u.test(name) && name.split('/').every((part) => !/^\.*$/.test(part));
  if (!isSafe) throw new ContentError(`${quoted(name)} is no name of a file. Nothing was written for it.`);
  return join(folder, name);
}
