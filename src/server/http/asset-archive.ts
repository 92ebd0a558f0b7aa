import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, cp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '../../settings/folders.ts';
import type { Log } from './log.ts';

/*
 * What visitors and partners' pages have loaded names files of the build it came from. Copies of them stand in DATA_DIR, which
 * all servers of one site share: any of them finds them there when its own build is an older or a newer one.
 */

/**
 * Adds the files of this build, whose names say what is in them, to those of other builds.
 *
 * @param which the names that do; all of them if it is left out
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
 * Keeps the scripts of a version, which pages name with hashes of them: what has been served as 1.2.3 stays 1.2.3, also where
 * it was built anew without raising the number, which is logged. A server that may not write there serves its
 * own, and says so.
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

/** Whole or not at all: other servers start, and read, at the same time. */
async function arrive(place: string, copy: (part: string) => Promise<void>): Promise<void> {
  const part = `${place}.${randomUUID()}`;
  try {
    await copy(part);
    await rename(part, place);
  } catch (error) {
    await rm(part, { recursive: true, force: true });
    // No folder takes the place of a full one, which another server has brought in the meantime.
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
