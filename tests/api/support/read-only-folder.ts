import { spawnSync } from 'node:child_process';
import { chmodSync } from 'node:fs';
import { cleanUp, temporaryFolder } from './clean-up.ts';

const run = (command: string, ...args: string[]) => spawnSync(command, args).status === 0;

/**
 * Makes a folder that `seal` turns read-only. For root, who ignores file modes, the folder is a mounted disk.
 *
 * @returns undefined if root may not mount
 */
export function sealableFolder(): { folder: string; seal: () => void } | undefined {
  const folder = temporaryFolder();
  if (process.getuid?.() !== 0) {
    cleanUp(() => chmodSync(folder, 0o700));
    return { folder, seal: () => chmodSync(folder, 0o500) };
  }
  if (!run('mount', '-t', 'tmpfs', '-o', 'size=64m', 'tmpfs', folder)) return undefined;
  cleanUp(() => run('umount', '--lazy', folder));
  return {
    folder,
    seal() {
      if (!run('mount', '-o', 'remount,ro', folder))
        throw new Error(`${folder} is in use and cannot become read-only.`);
    },
  };
}
