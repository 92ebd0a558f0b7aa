import { describe, expect, it } from 'vitest';
import { read } from './sources.ts';

interface Locked {
  optionalDependencies?: Record<string, string>;
  hasInstallScript?: boolean;
  dev?: boolean;
  devOptional?: boolean;
}

const { packages }: { packages: Record<string, Locked> } = JSON.parse(read('package-lock.json'));

// lockfile-lint checks its hashes and URLs (`npm run lint`).
describe('The lock file', () => {
  it('lists the packages for every platform, for npm ci on each', () => {
    const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter((name) => {
        // Resolve like Node: beside the package, then in each parent folder.
        const parts = path.split('/node_modules/');
        const places = parts.map((_, index) => [...parts.slice(0, index + 1), name].join('/node_modules/'));
        return ![`node_modules/${name}`, `${path}/node_modules/${name}`, ...places].some((place) => place in packages);
      }),
    );
    expect(missing).toEqual([]);
  });

  it('has no install script in a server dependency', () => {
    const running = Object.entries(packages).filter(
      ([, { hasInstallScript, dev, devOptional }]) => hasInstallScript && !dev && !devOptional,
    );
    expect(running.map(([path]) => path)).toEqual([]);
    // The only package that may run an install script is the pinned Node.
    const { allowScripts }: { allowScripts: Record<string, boolean> } = JSON.parse(read('package.json'));
    expect(Object.keys(allowScripts).filter((name) => allowScripts[name])).toEqual(['node']);
  });
});
