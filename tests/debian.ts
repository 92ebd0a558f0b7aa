import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const lock = join(tmpdir(), 'steam-kit-apt.lock');

/** Installs Debian packages if the user is root. Test files wait for each other with a lock. */
export function installFromDebian(...packages: string[]): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing Debian’s ${packages[0]} for the tests…`);
  const apt = 'apt-get -q -o DPkg::Lock::Timeout=240';
  const install = `${apt} update && ${apt} install -y --no-install-recommends ${packages.join(' ')}`;
  spawnSync('flock', [lock, 'sh', '-c', install], {
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: 480_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
