import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { z } from 'zod';
import { keptVersions } from '../content.ts';
import { readYaml } from './yaml.ts';

/** The file of a content folder that lists the versions whose content the folder contains, newest first. */
export const baseFile = 'version.yaml';

const comment = `# Keep this file in the folder. It names the version of the site that the folder was edited from: an apply then
# detects that another person changed the site since.
`;

const schema = z.strictObject({ versions: z.array(z.string().regex(/^\d{8}-[0-9a-f]{10}$/, 'is no version')) });

/** Reads the ids of the versions from `version.yaml`; an empty list if the folder does not have the file. */
export async function readBase(folder: string): Promise<string[]> {
  const text = await readFile(join(folder, baseFile), 'utf8').catch(() => undefined);
  if (text === undefined) return [];
  return schema.safeParse(readYaml(baseFile, text, [])?.value).data?.versions ?? [];
}

/** Writes the list of versions. Returns false if the folder is read-only. */
export async function writeBase(folder: string, ids: readonly string[]): Promise<boolean> {
  const versions = [...new Set(ids)].slice(0, keptVersions);
  const partial = join(folder, `.${baseFile}.${process.pid}.part`);
  try {
    await writeFile(partial, comment + stringify({ versions }));
    await rename(partial, join(folder, baseFile));
    return true;
  } catch {
    await rm(partial, { force: true }).catch(() => undefined);
    return false;
  }
}
