import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, cp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '../../settings/folders.ts';
import type { Log } from './log.ts';

/*
 * A page that is open in a browser requests files of the build that rendered it, even after a deployment. Therefore all
 * servers of a site share copies of the files of every build, in DATA_DIR.
 */

/**
 * Adds the files of this build to the archive. Names contain content hashes, so they never conflict.
 *
 * @param which matches the file names to archive; the default matches all
 */
export async function archiveFiles(folder: string, archive: string, log: Log, which = /./): Promise<void> {
  try {
    makeFolder(archive);
    const known = new Set(await readdir(archive));
    for (const name of await readdir(folder)) {
      if (which.test(name) && !known.has(name)) {
        await arrive(join(archive, name), (part) => copyFile(join(folder, name), part));
      }
    }
  } catch (error) {
    log(`The files of this build could not be kept for later in ${archive}: ${reason(error)}`);
  }
}

/**
 * Archives the widget scripts of a version. Pages pin them with SRI hashes, so an archived version never changes. Logs a
 * different build with the same version number. If the archive is not writable, logs that and serves the build.
 */
export async function archiveVersion(folder: string, archive: string, version: string, log: Log): Promise<void> {
  const own = join(archive, version);
  try {
    makeFolder(archive);
    if (!(await readdir(own).catch(() => undefined))) {
      await arrive(own, (part) => cp(folder, part, { recursive: true }));
    }
    if (!(await sameFiles(folder, own))) {
      log(
        `The widgets of this build are others than those that were published as ${version}, so /embed/${version}/ stays what it ` +
          `was. Raise the version in package.json to publish these under a number of their own, or delete ${own} if no page names it.`,
      );
    }
  } catch (error) {
    log(`The widgets of version ${version} could not be kept for later in ${archive}: ${reason(error)}`);
  }
}

/** Copies to a temporary name, then renames, because other servers may read and write the archive at the same time. */
async function arrive(place: string, copy: (part: string) => Promise<void>): Promise<void> {
  const part = `${place}.${randomUUID()}`;
  try {
    await copy(part);
    await rename(part, place);
  } catch (error) {
    await rm(part, { recursive: true, force: true });
    // `rename` fails on a non-empty folder: another server has archived it already.
    if (!existsSync(place)) throw error;
  }
}

async function sameFiles(one: string, other: string): Promise<boolean> {
  for (const name of (await readdir(one)).filter((file) => file.endsWith('.js'))) {
    const [mine, theirs] = await Promise.all(
      [one, other].map((folder) => readFile(join(folder, name)).catch(() => undefined)),
    );
    if (!mine || !theirs?.equals(mine)) return false;
  }
  return true;
}

const reason = (error: unknown) => (error instanceof Error ? error.message : String(error));
