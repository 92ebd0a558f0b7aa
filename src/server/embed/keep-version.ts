import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '../http/log.ts';
import { makeFolder } from '../make-folder.ts';

/**
 * Keeps a copy of this version's scripts beside the database: a page that names `/embed/1.2.3/` with a hash must find them
 * there when the server runs 1.3.0. A server that may not write there serves its own version only, and says so.
 */
export async function keepVersion(folder: string, archive: string, version: string, log: Log): Promise<void> {
  const own = join(archive, version);
  try {
    makeFolder(archive);
    await rm(own, { recursive: true, force: true });
    await cp(folder, own, { recursive: true });
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    log(`The widgets of version ${version} could not be kept for later in ${archive}: ${why}`);
  }
}
