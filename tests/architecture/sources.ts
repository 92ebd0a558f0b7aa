import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '../..');

/** The paths of all files in Git and of untracked files, relative to the root. Ignored files are omitted. */
export function sources(): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  return listed.split('\n').filter((file) => file !== '' && existsSync(join(root, file)));
}

export const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** The package name of an import: `@scope/name` for `@scope/name/file`. */
export const packageOf = (specifier: string) => /^(@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier;

export const exists = (file: string) => existsSync(join(root, file));
