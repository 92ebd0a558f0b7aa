import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** Our own source files, as git knows them (new ones included), by their path from the root. */
export function sources(matches?: (text: string) => boolean): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  const files = listed.split('\n').filter((file) => file !== '' && existsSync(join(root, file)));
  return matches ? files.filter((file) => /\.(m?[jt]sx?)$/.test(file) && matches(read(file))) : files;
}

export const read = (file: string) => readFileSync(join(root, file), 'utf8');

export interface Import {
  from: string;
  /** A file of ours by its path from the root, or a package as it is named. */
  to: string;
  typeOnly: boolean;
  /** `import()`: loaded when it is needed. */
  lazy: boolean;
}

const statement = /^\s*(?:import|export)\s+(type\s)?(?:[^'";]*?\sfrom\s+)?['"]([^'"]+)['"]/gm;
const call = /\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;

/** Every import of our TypeScript, read as text. */
export function imports(): Import[] {
  return sources()
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((from) => {
      const text = read(from);
      const found: Import[] = [];
      for (const [, typeOnly, to = ''] of text.matchAll(statement)) {
        found.push({ from, to: target(from, to), typeOnly: typeOnly !== undefined, lazy: false });
      }
      for (const [, to = ''] of text.matchAll(call))
        found.push({ from, to: target(from, to), typeOnly: false, lazy: true });
      return found;
    });
}

const target = (from: string, to: string) =>
  to.startsWith('.') ? posix.join(dirname(from), to).replace(/\?.*$/, '') : to;
