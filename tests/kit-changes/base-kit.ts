import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const git = (...words: string[]) => execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim();

export interface BaseKit {
  commit: string;
  /** The folder of the checkout. Its `dist` has the built kit. */
  folder: string;
}

/**
 * Builds the kit of the merge base with a branch, in a Git worktree in the temporary folder. The next run with the same merge
 * base reuses it.
 */
export function buildBaseKit(branch: string): BaseKit {
  const commit = git('merge-base', 'HEAD', branch);
  const folder = join(tmpdir(), `steam-kit-${commit.slice(0, 12)}`);
  if (!existsSync(folder)) {
    // Remove Git's records of worktrees that the system has deleted from the temporary folder.
    git('worktree', 'prune');
    git('worktree', 'add', '--detach', folder, commit);
  }
  install(folder);
  if (!existsSync(join(folder, 'dist/kit/stamp'))) {
    console.log(`Building the kit of ${branch} (${commit.slice(0, 8)})…`);
    const env = { ...process.env, BUILD_DIR: 'dist' };
    execFileSync(process.execPath, ['src/server/build/build-all.ts'], { cwd: folder, env, stdio: 'inherit' });
  }
  return { commit, folder };
}

/** Links to the packages of this checkout if both have the same lock file; otherwise installs packages. */
function install(folder: string): void {
  if (existsSync(join(folder, 'node_modules'))) return;
  const lockOf = (checkout: string) => readFileSync(join(checkout, 'package-lock.json'), 'utf8');
  if (lockOf(root) === lockOf(folder)) symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir');
  else execFileSync('npm', ['ci'], { cwd: folder, stdio: 'inherit', shell: process.platform === 'win32' });
}
